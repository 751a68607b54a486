import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

/** The purposes of random numbers, as they follow a count. */
export const draws: DrawWords = {
  animals: 'na balíček živočichů',
  large: 'na balíček Velkých ryb',
  corals: 'na balíček korálů',
  starter: 'na to, kdo začíná',
  events: 'na události',
};
