import { formatsFor } from '@atoll/engine';
import type { CoachWords } from '../load-later-words.ts';

const { counted, percent } = formatsFor('cs');

export const coach: CoachWords = {
  better: (action, reason) => `Lepší tah byl „${action}“: ${reason}`,
  reasons: { points: (gain) => `asi o ${counted(Math.max(1, Math.round(gain)), { one: 'bod', few: 'body', other: 'bodů' })} víc.`, wins: (gain) => `asi o ${percent(gain * 100)} více výher.` },
  putAway: 'Odložit tuto poznámku',
};
