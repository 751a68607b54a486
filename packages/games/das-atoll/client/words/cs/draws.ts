import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

/** The purposes of random numbers, as they follow a count. */
export const draws: DrawWords = {
  board: 'na herní plán',
  cards: 'na balíček karet',
  dice: 'na kostky',
  theft: 'na ukradené karty',
};
