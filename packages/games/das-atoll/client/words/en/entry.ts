import type { DasEntryWords } from '../../entry.ts';

/** The lobby's texts of Das Atoll, loaded before the rest of the game. */
export const entry: DasEntryWords = {
  aim: 'Settle and trade',
  tagline: 'Settle two atolls, join them with lanes of ships, and trade. 12 points win, or the most after 36 rounds. Four or five players, 90 minutes.',
  learn: 'New to Das Atoll? Learn it in a first match of ten minutes.',
  options: {
    harbours: { label: 'Harbours', hint: 'where cards are exchanged for fewer than four', values: { all: 'all eleven', base: 'nine, a little harder' } },
    start: { label: 'Who begins', hint: 'in a rematch the next player begins', values: { throw: 'a throw decides', seat: 'the first seat' } },
  },
};
