import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

/** The purposes of random numbers, as they follow a count. */
export const draws: DrawWords = {
  board: 'pour le plateau',
  cards: 'pour la pioche de cartes',
  dice: 'pour les dés',
  theft: 'pour les cartes volées',
};
