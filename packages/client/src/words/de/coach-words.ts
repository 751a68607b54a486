import { formatsFor } from '@atoll/engine';
import type { CoachWords } from '../load-later-words.ts';

const { counted, percent } = formatsFor('de');

/** What is said of a turn that is over, to somebody who plays for the first times. */
export const coach: CoachWords = {
  better: (action, reason) => `In deinem letzten Zug war mehr möglich: ${action}. ${reason}`,
  reasons: {
    points: (gain) =>
      `Ein Bot, der von dort weiterspielt, erwartet etwa ${counted(Math.max(1, Math.round(gain)), { one: 'Punkt', other: 'Punkte' })} mehr.`,
    wins: (gain) =>
      `Ein Bot, der von dort weiterspielt, gewinnt ${percent(gain * 100)} mehr Partien.`,
  },
  putAway: 'Diese Bemerkung ausblenden',
};
