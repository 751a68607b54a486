import type { DrawWords } from '../../../../table/draw-words.ts';

/** What numbers are drawn for, after how many. */
export const draws: DrawWords = {
  order: 'pour savoir qui commence',
  tokens: 'pour les jetons',
  tiles: 'pour les poissons',
  escalation: 'pour les aggravations',
};
