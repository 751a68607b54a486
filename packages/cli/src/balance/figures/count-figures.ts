import { mean, shareOf, type Estimate } from '../../statistics.ts';
import type { MatchRecord } from '../recording/record.ts';

/** How often something happened. */
export interface CountFigures {
  /** Times per match, and per seat and match. */
  readonly perMatch: number;
  readonly perSeat: number;
  /** Share of the matches in which it happened. */
  readonly matches: Estimate | undefined;
}

export function countFigures(
  records: readonly MatchRecord[],
  table: string,
  item: string,
): CountFigures {
  const times = records.map(
    ({ counts, seats }) => counts[table]?.[item] ?? Array.from({ length: seats }, () => 0),
  );
  return {
    perMatch: mean(times.map((seats) => seats.reduce((sum, count) => sum + count, 0))),
    perSeat: mean(times.flat()),
    matches: shareOf(
      times.filter((seats) => seats.some((count) => count > 0)).length,
      times.length,
    ),
  };
}
