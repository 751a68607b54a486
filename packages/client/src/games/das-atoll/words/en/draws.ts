import type { DrawWords } from '../../../../table/draw-words.ts';

/** What numbers are drawn for, after how many. */
export const draws: DrawWords = {
  board: 'for the board',
  cards: 'for the deck of cards',
  dice: 'for the dice',
  theft: 'for stolen cards',
};
