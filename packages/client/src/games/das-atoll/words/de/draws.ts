import type { DrawWords } from '../../../../table/draw-words.ts';

/** What numbers are drawn for, after how many. */
export const draws: DrawWords = {
  board: 'für das Spielfeld',
  cards: 'für den Kartenstapel',
  dice: 'für die Würfel',
  theft: 'für gestohlene Karten',
};
