import type { CoachWords } from '../load-later-words.ts';

/** What is said of a turn that is over, to somebody who plays for the first times. */
export const coach: CoachWords = {
  better: (action) => `In deinem letzten Zug war mehr möglich: ${action}.`,
  putAway: 'Diese Bemerkung ausblenden',
};
