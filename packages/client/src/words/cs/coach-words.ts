import { formatsFor } from '@atoll/engine';
import type { CoachWords } from '../load-later-words.ts';

const { counted, percent } = formatsFor('cs');

/** What is said of a turn that is over, to somebody who plays for the first times. */
export const coach: CoachWords = {
  better: (action, reason) => `V minulém tahu se dalo získat víc: ${action}. ${reason}`,
  reasons: {
    points: (gain) =>
      `Kdyby odtud hrál bot, čekal by asi o ${counted(Math.max(1, Math.round(gain)), { one: 'bod', few: 'body', other: 'bodů' })} víc.`,
    wins: (gain) => `Kdyby odtud hrál bot, vyhrál by o ${percent(gain * 100)} více partií.`,
  },
  putAway: 'Odložit tuto poznámku',
};
