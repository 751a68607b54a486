import { counted, percent } from '@atoll/engine/formats/fr';
import type { CoachWords } from '../load-table-words.ts';

export const coach: CoachWords = {
  better: (action, reason) => `Mieux à votre dernier tour\u202f: ${action} (${reason}).`,
  reasons: { points: (gain) => `environ ${counted(Math.max(1, Math.round(gain)), { one: 'point', other: 'points' })} de plus`, wins: (gain) => `environ ${percent(gain * 100)} de victoires en plus` },
  putAway: 'Ranger cette remarque',
};
