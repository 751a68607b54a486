import type { SeatScore } from '@atoll/engine';

export interface ScoreRow {
  readonly category: string;
  /** In the order of the scores; a seat without such a line has 0. */
  readonly points: readonly number[];
  /** The highest of them, or undefined when all are equal. */
  readonly best: number | undefined;
}

/**
 * The players in the order of their ranks, then of their seats: the order of all lists of the
 * sheet.
 */
export const inPlace = (scores: readonly SeatScore[]): readonly SeatScore[] =>
  [...scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat);

/**
 * One row for every category that occurs, in the order in which the first seat with it lists it.
 */
export function scoreRows(scores: readonly SeatScore[]): readonly ScoreRow[] {
  const categories = [
    ...new Set(scores.flatMap(({ lines }) => lines.map(({ category }) => category))),
  ];
  return categories.map((category) => {
    const points = scores.map(({ lines }) =>
      lines
        .filter((line) => line.category === category)
        .reduce((sum, line) => sum + line.points, 0),
    );
    const best = Math.max(...points);
    return { category, points, best: points.every((each) => each === best) ? undefined : best };
  });
}
