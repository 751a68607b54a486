import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

export const draws: DrawWords = { board: 'pour le plateau', cards: 'pour la pioche de cartes', dice: 'pour les dés', theft: 'pour les cartes volées' };
