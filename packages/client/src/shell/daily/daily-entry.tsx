import { useState, type ReactNode } from 'react';
import type { DailyTable } from '@atoll/protocol';
import type { DailyWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { nameWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { errorWords } from '../error-words.ts';
import { gameEntry } from '../game-entries.ts';
import { NameField } from '../parts/name-field.tsx';
import { ShareButton } from '../parts/share-button.tsx';
import { keptSeats, lastName } from '../person.ts';
import { dailyPath, follow } from '../route.ts';
import { beginDaily } from './begin-daily.ts';
import { dayText } from './day-text.ts';

interface DailyEntryProps {
  readonly words: DailyWords;
  readonly table: DailyTable;
}

/** The own match of a day: begin it, go on with it, or its points; and practice. */
export function DailyEntry({ words, table }: DailyEntryProps): ReactNode {
  const { mine } = useLocale().words;
  const { own, open, rows } = table;
  const isHeld = own?.state === 'playing' && keptSeats.find(own.matchId) !== undefined;
  const place = rows?.find((row) => row.own)?.place;
  return (
    <div className="daily-entry">
      {own?.points !== undefined && (
        <p className="daily-own">
          <strong>{mine.points(own.points)}</strong>
          {place !== undefined && <span>{words.ownPlace(place, table.finished)}</span>}
        </p>
      )}
      {own?.points !== undefined && <Share {...{ words, table }} points={own.points} />}
      {own?.state === 'ended' && <p className="lead">{words.noResult}</p>}
      {isHeld && (
        <a className="button main" href={`/m/${own.matchId}`} onClick={follow}>
          {words.goOn}
        </a>
      )}
      {own?.state === 'playing' && !isHeld && <p className="lead">{words.elsewhere}</p>}
      {!isHeld && open && <Begin {...{ words, table }} />}
      {!own && !open && <p className="lead">{words.closed}</p>}
    </div>
  );
}

/** The name, and the button that begins a match: the one that counts, or practice. */
function Begin({ words, table: { game, day, own } }: DailyEntryProps): ReactNode {
  const locale = useLocale();
  const [name, setName] = useState(lastName);
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const begin = (): void => {
    const wrong = nameWords(locale, name);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setBusy(true);
    setFailed(undefined);
    beginDaily({ game, day, name: name.trim() }).catch((error: unknown) => {
      setFailed(errorWords(locale, error));
      setBusy(false);
    });
  };
  return (
    <>
      <NameField value={name} onChange={setName} problem={problem} />
      <button
        type="button"
        className={own ? 'button second' : 'button main'}
        disabled={busy}
        onClick={begin}
      >
        {own ? words.practise : words.play}
      </button>
      <p className="lead">{words.practiseHint}</p>
      {failed !== undefined && (
        <p className="problem" role="alert">
          {failed}
        </p>
      )}
    </>
  );
}

/** Shares the own points, and nothing about how they were made. */
function Share({
  words,
  table: { game: id, day },
  points,
}: DailyEntryProps & { readonly points: number }): ReactNode {
  const locale = useLocale();
  const game = gameEntry(locale, id)?.name ?? id;
  const title = `${words.title}, ${game}, ${dayText(locale.id, day)}`;
  const link = `${location.origin}${dailyPath(id, day)}`;
  return (
    <ShareButton
      className="button second"
      text={[title, locale.words.mine.points(points), link].join('\n')}
    />
  );
}
