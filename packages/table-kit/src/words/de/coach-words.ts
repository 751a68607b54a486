import { formatsFor } from '@atoll/engine';
import type { CoachWords } from '../load-later-words.ts';

const { counted, percent } = formatsFor('de');

export const coach: CoachWords = {
  better: (action, reason) => `Besser in deinem letzten Zug: ${action} (${reason}).`,
  reasons: { points: (gain) => `etwa ${counted(Math.max(1, Math.round(gain)), { one: 'Punkt', other: 'Punkte' })} mehr`, wins: (gain) => `etwa ${percent(gain * 100)} mehr Siege` },
  putAway: 'Diese Bemerkung ausblenden',
};
