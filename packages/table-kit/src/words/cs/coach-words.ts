import { counted, percent } from '@atoll/engine/formats/cs';
import type { CoachWords } from '../load-table-words.ts';

export const coach: CoachWords = {
  better: (action, reason) => `Lepší tah byl „${action}“: ${reason}`,
  reasons: { points: (gain) => `asi o ${counted(Math.max(1, Math.round(gain)), { one: 'bod', few: 'body', other: 'bodů' })} víc.`, wins: (gain) => `asi o ${percent(gain * 100)} více výher.` },
  putAway: 'Odložit tuto poznámku',
};
