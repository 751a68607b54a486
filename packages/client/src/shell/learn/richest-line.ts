import type { ScoreLine, SeatScore } from '@atoll/engine';
import { scoreRows } from '../score/score-rows.ts';

/**
 * The category that brought a seat the most points, the first of several; undefined when none
 * brought any.
 */
export function richestLine(score: SeatScore): ScoreLine | undefined {
  const lines = scoreRows([score]).map(({ category, points: [points = 0] }) => ({
    category,
    points,
  }));
  const most = Math.max(0, ...lines.map(({ points }) => points));
  return most > 0 ? lines.find(({ points }) => points === most) : undefined;
}
