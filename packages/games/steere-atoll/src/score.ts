import type { Outcome } from '@atoll/engine';
import type { SteereAtollState } from './state.ts';

/** The only category of points. */
export const SCORE_CATEGORIES = ['win'] as const;
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number];

/** One point for the winner; before that both have none, and both are first. */
export function outcome({ winner }: SteereAtollState): Outcome {
  const scores = [0, 1].map((seat) => {
    const points = seat === winner ? 1 : 0;
    return {
      seat,
      total: points,
      rank: winner < 0 || points === 1 ? 1 : 2,
      lines: [{ category: 'win', points }],
    };
  });
  return { kind: 'ranking', order: 'points', scores };
}
