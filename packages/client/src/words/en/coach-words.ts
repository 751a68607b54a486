import { formatsFor } from '@atoll/engine';

const { counted, percent } = formatsFor('en');

/** What is said of a turn that is over, to somebody who plays for the first times. */
export const coach = {
  better: (action: string, reason: string) =>
    `More was possible in your last turn: ${action}. ${reason}`,
  /** Why it is better: what a bot that plays on from both expects. */
  reasons: {
    points: (gain: number) =>
      `A bot that plays on from there expects about ${counted(Math.max(1, Math.round(gain)), { one: 'point', other: 'points' })} more.`,
    wins: (gain: number) =>
      `A bot that plays on from there wins ${percent(gain * 100)} more matches.`,
  },
  putAway: 'Hide this remark',
};
