import type { AtollEntryWords } from '../../entry.ts';

/** The lobby's texts of Atoll, loaded before the rest of the game. */
export const entry: AtollEntryWords = {
  aim: 'Grow a reef',
  tagline: 'Grow a living reef, card by card. One to four keepers, about an hour.',
  learn: 'New to Atoll? Learn it in a first match of ten minutes.',
  options: {
    biodiversity: { label: 'Biodiversity', hint: 'points for variety at the end', fixedHint: 'always scored when you play alone' },
    events: { label: 'Events', hint: 'good and bad surprises after rounds 1 to 3', fixedHint: 'never played alone' },
    evenStart: { label: 'Even start', hint: 'the third and fourth players in round 1 begin with a little more', fixedHint: 'one or two players all begin the same' },
  },
};
