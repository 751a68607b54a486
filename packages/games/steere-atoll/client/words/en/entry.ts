import type { SteereEntryWords } from '../../entry.ts';

/** The lobby's texts of Steere's Atoll, loaded before the rest of the game. */
export const entry: SteereEntryWords = {
  aim: 'Connect two islands',
  tagline: 'Connect two islands across the lagoon. Two players, half an hour.',
  learn: 'New to Steere’s Atoll? Learn it in a first match of five minutes.',
  sides: ['Play Black', 'Play White'],
  options: {
    size: { label: 'Board', hint: '7 for practice, 11 as its author made it, 15 and 19 for long matches', values: { 7: '7', 11: '11', 15: '15', 19: '19' } },
    swap: { label: 'Swap', hint: 'the second player may take over the first stone' },
  },
};
