import type { DrawWords } from '../../../../table/draw-words.ts';

/** What numbers are drawn for, after how many. */
export const draws: DrawWords = {
  board: 'pour le plateau',
  cards: 'pour la pioche de cartes',
  dice: 'pour les dés',
  theft: 'pour les cartes volées',
};
