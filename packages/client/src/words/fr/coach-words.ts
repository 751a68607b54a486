import { formatsFor } from '@atoll/engine';
import type { CoachWords } from '../load-later-words.ts';

const { counted, percent } = formatsFor('fr');

/** What is said of a turn that is over, to somebody who plays for the first times. */
export const coach: CoachWords = {
  better: (action, reason) =>
    `Votre dernier tour pouvait rapporter plus\u202f: ${action}. ${reason}`,
  reasons: {
    points: (gain) =>
      `Un bot qui continue à partir de là compte sur environ ${counted(Math.max(1, Math.round(gain)), { one: 'point', other: 'points' })} de plus.`,
    wins: (gain) =>
      `Un bot qui continue à partir de là gagne ${percent(gain * 100)} de parties en plus.`,
  },
  putAway: 'Ranger cette remarque',
};
