import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { loadSeatOfferWords, type SeatOfferWords } from '@atoll/table-kit/words/load-page-words.ts';
import { nameWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { ApiError } from '../../net/api.ts';
import { takeOfferedSeat } from '../../net/seats/offered-seat.ts';
import { playerHere } from '../daily/player-here.ts';
import { errorWords } from '../error-words.ts';
import { sitDown } from '../lobby/invite/enter.ts';
import { NameField } from '../parts/name-field.tsx';
import { keepName, keptSeats, lastName } from '../person.ts';
import { follow } from '../route.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { NoticePage } from '../scene/notice-page.tsx';
import { ScenePage } from '../scene/scene-page.tsx';
import { type OfferedSeat, offeredSeatIn } from './offer-link.ts';
import { WatchLink } from './watch-link.tsx';

interface OfferedSeatPageProps {
  readonly matchId: string;
}

/** The page of a link to a seat that is offered to another person. */
export function OfferedSeatPage({ matchId }: OfferedSeatPageProps): ReactNode {
  const { words: shell } = useLocale();
  const words = useLaterWords(loadSeatOfferWords);
  const [offered] = useState(() => offeredSeatIn(location.hash));
  const [isGone, setGone] = useState(offered === undefined);
  useEffect(() => {
    if (words) document.title = shell.title(words.page);
  }, [shell, words]);
  if (!words) return <LoadingPage />;
  if (isGone || !offered)
    return (
      <NoticePage title={words.gone} text={words.goneText}>
        <WatchLink matchId={matchId} />
      </NoticePage>
    );
  if (keptSeats.find(matchId))
    return (
      <NoticePage title={words.page} text={words.mine}>
        <a className="button main" href={`/m/${matchId}`} onClick={follow}>
          {words.toMine}
        </a>
      </NoticePage>
    );
  return (
    <ScenePage
      tagline=""
      panel={<TakeForm {...{ words, matchId, offered }} onGone={() => setGone(true)} />}
      sheet={
        <>
          <h2>{words.page}</h2>
          <p>{words.lead}</p>
        </>
      }
      foot={
        <a className="button chip" href="/" onClick={follow}>
          {shell.back}
        </a>
      }
    />
  );
}

interface TakeFormProps extends OfferedSeatPageProps {
  readonly words: SeatOfferWords;
  readonly offered: OfferedSeat;
  readonly onGone: () => void;
}

function TakeForm({ words, matchId, offered, onGone }: TakeFormProps): ReactNode {
  const locale = useLocale();
  const [name, setName] = useState(lastName);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const take = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = nameWords(locale, name);
    if (wrong !== undefined) return setProblem(wrong);
    setBusy(true);
    keepName(name.trim());
    const player = playerHere();
    takeOfferedSeat(matchId, { ...offered, name: name.trim(), player })
      .then((grant) => sitDown({ ...grant, player }, ''))
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'offer-gone') return onGone();
        setProblem(errorWords(locale, error));
        setBusy(false);
      });
  };
  return (
    <form onSubmit={take} noValidate>
      <NameField value={name} onChange={setName} problem={problem} />
      <div className="pair">
        <button type="submit" className="button main" disabled={busy}>
          {words.take}
        </button>
        <WatchLink matchId={matchId} />
      </div>
    </form>
  );
}
