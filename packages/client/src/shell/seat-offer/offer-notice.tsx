import type { SeatOfferAnswer, TableSeatOfferData } from '@atoll/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import { loadSeatOfferWords, type SeatOfferWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { decidersFor } from '../table/absent/absence.ts';
import { answersOf, ConsentNotice, ConsentOutcome } from '../table/consent/consent-notice.tsx';
import type { StandInProps } from '../table/seat-asking.ts';
import { usePath, readRoute } from '../route.ts';
import { offerLink } from './offer-link.ts';
import { useOfferAsking } from './use-offer-asking.ts';

interface OfferProps extends StandInProps {
  readonly words: SeatOfferWords;
  readonly offer: TableSeatOfferData;
}

/** Above the table: the offer of a seat to another person, and its outcome. */
export function OfferNotice(props: StandInProps): ReactNode {
  const words = useLaterWords(loadSeatOfferWords);
  const { phase, seatOffer: offer } = props.snapshot;
  const ended = useEnded(props);
  if (!words || phase !== 'playing') return null;
  if (!offer)
    return (
      ended && (
        <ConsentOutcome
          about="seat-offer"
          text={ended.taken ? words.taken(ended.name) : words.ended(ended.name)}
          putAway={words.putAway}
          onPutAway={ended.onPutAway}
        />
      )
    );
  return offer.kind === 'proposed' ? (
    <Proposed {...props} {...{ words, offer }} />
  ) : (
    <Agreed {...props} {...{ words, offer }} />
  );
}

/** The last offer once it has ended, until it is dismissed. */
function useEnded({ snapshot: { seatOffer, seats } }: StandInProps) {
  const seat = seatOffer?.seat ?? -1;
  const [last, setLast] = useState({ seat, name: seats[seat]?.name ?? '' });
  const [away, setAway] = useState(false);
  if (seat >= 0 && (seat !== last.seat || away)) {
    setLast({ seat, name: seats[seat]?.name ?? '' });
    setAway(false);
  }
  if (last.seat < 0 || away) return undefined;
  const name = seats[last.seat]?.name ?? '';
  return { name, taken: name !== last.name, onPutAway: () => setAway(true) };
}

/** The proposal as each person sees it. */
function Proposed({ words, table, state, snapshot, offer }: OfferProps): ReactNode {
  const { problem, busy, ask } = useOfferAsking(table, words);
  const { seat, by, voters, agreed } = offer;
  const own = state.seat;
  const nameOf = (each: number): string => snapshot.seats[each]?.name ?? '';
  const awaited = voters.filter((each) => !agreed.includes(each));
  const names = awaited.map(nameOf);
  const part = awaited.includes(own) ? 'asked' : own === by ? 'asking' : 'looking';
  const text = {
    asked: words.asks(nameOf(by), nameOf(seat)),
    asking: words.youPropose(nameOf(seat), names),
    looking: words.waiting(nameOf(by), nameOf(seat), names),
  }[part];
  return (
    <ConsentNotice
      about="seat-offer"
      answers={answersOf(part)}
      onAnswer={(answer) => ask({ do: answer, seat })}
      {...{ text, words, busy, problem }}
    />
  );
}

/** The agreed offer: the people who decided may pass the link on, or withdraw it. */
function Agreed({ words, table, state, snapshot, offer }: OfferProps): ReactNode {
  const { format } = useLocale();
  const { problem, busy, ask } = useOfferAsking(table, words);
  const { seat, until } = offer;
  const decides = decidersFor(snapshot, seat).includes(state.seat);
  const secret = useSecret(table, { seat, until, decides });
  const route = readRoute(usePath());
  const matchId = 'matchId' in route ? route.matchId : '';
  return (
    <div className="consent-notice seat-offer-notice">
      <span>{words.agreed(snapshot.seats[seat]?.name ?? '', format.day(until))}</span>
      {decides && (
        <p className="row">
          {secret !== undefined && (
            <CopyButton
              className="button small go"
              label={words.copy}
              text={offerLink(location.origin, matchId, { seat, secret })}
            />
          )}
          <button
            type="button"
            className="button dark small"
            disabled={busy}
            onClick={() => ask({ do: 'withdraw', seat })}
          >
            {words.end}
          </button>
        </p>
      )}
      {problem !== undefined && <span className="banner-problem">{problem}</span>}
    </div>
  );
}

/** The secret of the link, which the server tells the people who decided; undefined until then. */
function useSecret(
  table: StandInProps['table'],
  {
    seat,
    until,
    decides,
  }: Pick<TableSeatOfferData, 'seat' | 'until'> & { readonly decides: boolean },
): string | undefined {
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    if (!decides) return undefined;
    let isWanted = true;
    void table.ask('seatoffer', { do: 'link', seat }).then((answer: SeatOfferAnswer) => {
      if (isWanted && answer.ok) setSecret(answer.secret);
    });
    return () => {
      isWanted = false;
    };
  }, [table, seat, until, decides]);
  return secret;
}
