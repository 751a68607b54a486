import { formatsFor } from '@atoll/engine';

const { counted, percent } = formatsFor('en');

/** What is said of a turn that is over, to somebody who plays for the first times. */
export const coach = {
  better: (action: string, reason: string) => `Better in your last turn: ${action} (${reason}).`,
  /** How much better it is, as a bot weighs it. */
  reasons: {
    points: (gain: number) =>
      `about ${counted(Math.max(1, Math.round(gain)), { one: 'point', other: 'points' })} more`,
    wins: (gain: number) => `about ${percent(gain * 100)} more wins`,
  },
  putAway: 'Hide this remark',
};
