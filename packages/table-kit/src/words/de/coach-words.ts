import { counted, percent } from '@atoll/engine/formats/de';
import type { CoachWords } from '../load-table-words.ts';

export const coach: CoachWords = {
  better: (action, reason) => `Besser in deinem letzten Zug: ${action} (${reason}).`,
  reasons: { points: (gain) => `etwa ${counted(Math.max(1, Math.round(gain)), { one: 'Punkt', other: 'Punkte' })} mehr`, wins: (gain) => `etwa ${percent(gain * 100)} mehr Siege` },
  putAway: 'Diese Bemerkung ausblenden',
};
