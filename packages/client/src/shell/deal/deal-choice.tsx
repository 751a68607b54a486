import { fieldsOf } from '@atoll/engine';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { DealWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { nameWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import { errorWords } from '../error-words.ts';
import { gameEntry } from '../game-entries.ts';
import { optionsInWords } from '../options.ts';
import { NameField } from '../parts/name-field.tsx';
import { lastName } from '../person.ts';
import type { FoundMatch } from '../replay/find-match.ts';
import { dealPath, follow } from '../route.ts';
import { ScenePage } from '../scene/scene-page.tsx';
import './deal.css';
import { playDealHere, playDealTogether, type ChosenDeal } from './play-deal.ts';

interface DealChoiceProps {
  readonly words: DealWords;
  readonly found: FoundMatch;
  /** Whether the current rules would deal the same; undefined until they are loaded. */
  readonly rules: 'same' | 'other' | undefined;
}

/** The choice to play the deal of a match, with no word about how that match went. */
export function DealChoice({ words, found, rules }: DealChoiceProps): ReactNode {
  const locale = useLocale();
  const { file, source } = found;
  const game = gameEntry(locale, file.game);
  const options = fieldsOf(file.options);
  const seats = file.seats.length;
  useEffect(() => {
    document.title = locale.words.title(words.title);
  }, [locale, words]);
  const facts = game ? optionsInWords(locale, game, { options, seats }) : [];
  return (
    <ScenePage
      tagline={game?.tagline ?? ''}
      panel={
        rules === 'other' ? (
          <p className="lead">{words.otherRules}</p>
        ) : (
          rules === 'same' && <DealForm words={words} found={found} />
        )
      }
      sheet={
        <div className="deal-about">
          <h2>{words.title}</h2>
          <p>
            <b>{game?.name ?? file.game}</b> · {[words.seats(seats), ...facts].join(' · ')}
          </p>
          <p>{words.about}</p>
          <p>{words.known}</p>
          {source === 'server' ? (
            <p>
              <CopyButton
                className="button second small"
                label={words.link}
                text={`${location.origin}${dealPath(file.match)}`}
              />
            </p>
          ) : (
            <p className="quiet">{words.onlyHere}</p>
          )}
        </div>
      }
      foot={
        <a className="button chip" href="/" onClick={follow}>
          {locale.words.back}
        </a>
      }
    />
  );
}

/** Name, seat, and the two ways to play. */
function DealForm({ words, found }: Pick<DealChoiceProps, 'words' | 'found'>): ReactNode {
  const locale = useLocale();
  const { file, source } = found;
  const id = useId();
  const [name, setName] = useState(lastName);
  const [seat, setSeat] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isAlone = file.seats.length === 1;
  const game = gameEntry(locale, file.game);
  if (!game) return null;
  const begin = (play: (chosen: ChosenDeal) => Promise<void>): void => {
    const wrong = nameWords(locale, name);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setBusy(true);
    setFailed(undefined);
    play({ file, source, seat, name: name.trim() }).catch((error: unknown) => {
      setFailed(errorWords(locale, error));
      setBusy(false);
    });
  };
  return (
    <>
      <NameField value={name} onChange={setName} problem={problem} />
      {!isAlone && (
        <div className="field">
          <label htmlFor={id}>{words.seat}</label>
          <select
            id={id}
            className="select"
            value={seat}
            onChange={({ target }) => setSeat(Number(target.value))}
          >
            {file.seats.map((_, each) => (
              <option key={each} value={each}>
                {words.seatOf(each + 1)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="pair">
        <button
          type="button"
          className="button main"
          disabled={busy}
          onClick={() => begin((chosen) => playDealHere(game, chosen, locale))}
        >
          {isAlone ? words.alone : words.bots}
        </button>
        {source === 'server' && !isAlone && (
          <button
            type="button"
            className="button second"
            disabled={busy}
            onClick={() => begin(playDealTogether)}
          >
            {words.friends}
          </button>
        )}
      </div>
      <p className="lead">
        {words.botsHint} {source === 'server' && !isAlone && words.friendsHint}
      </p>
      {failed !== undefined && (
        <p className="problem" role="alert">
          {failed}
        </p>
      )}
    </>
  );
}
