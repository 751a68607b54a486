import type { DrawWords } from '../../../../table/draw-words.ts';

/** What numbers are drawn for, after how many. */
export const draws: DrawWords = {
  animals: 'na balíček živočichů',
  large: 'na balíček Velkých ryb',
  corals: 'na balíček korálů',
  starter: 'na to, kdo začíná',
  events: 'na události',
};
