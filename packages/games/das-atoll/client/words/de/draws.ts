import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

/** The purposes of random numbers, as they follow a count. */
export const draws: DrawWords = {
  board: 'für das Spielfeld',
  cards: 'für den Kartenstapel',
  dice: 'für die Würfel',
  theft: 'für gestohlene Karten',
};
