import type { DrawWords } from '../../../../table/draw-words.ts';

/** What numbers are drawn for, after how many. */
export const draws: DrawWords = {
  board: 'na herní plán',
  cards: 'na balíček karet',
  dice: 'na kostky',
  theft: 'na ukradené karty',
};
