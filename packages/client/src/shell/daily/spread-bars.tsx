import type { ReactNode } from 'react';
import type { DailyRow } from '@atoll/protocol';
import type { DailyWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { spreadOf } from './spread.ts';

/** With fewer results the table says it all. */
const LEAST = 5;

/** How the results of a day are spread, one bar a range of points. */
export function SpreadBars({
  words,
  rows,
}: {
  readonly words: DailyWords;
  readonly rows: readonly DailyRow[];
}): ReactNode {
  if (rows.length < LEAST) return null;
  const bars = spreadOf(rows);
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <ul className="daily-spread" aria-label={words.spread}>
      {bars.map(({ from, to, count, own }) => (
        <li key={from} className={own ? 'own' : undefined} aria-label={words.bar(from, to, count)}>
          <span aria-hidden="true" style={{ height: `calc((100% - 1.4rem) * ${count / most})` }} />
          <small aria-hidden="true">{from}</small>
        </li>
      ))}
    </ul>
  );
}
