import { counted, percent } from '@atoll/engine/formats/en';

/** Remarks on a finished turn, for a beginner. */
export const coach = {
  better: (action: string, reason: string) => `Better in your last turn: ${action} (${reason}).`,
  /** How much better it is, by a bot's estimate. */
  reasons: { points: (gain: number) => `about ${counted(Math.max(1, Math.round(gain)), { one: 'point', other: 'points' })} more`, wins: (gain: number) => `about ${percent(gain * 100)} more wins` },
  putAway: 'Hide this remark',
};
