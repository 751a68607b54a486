import type { WebAppWords } from '../load-later-words.ts';

/** The texts that a system shows about the installed program. */
export const webApp: WebAppWords = {
  description: 'Jeux de plateau de la mer, à jouer entre amis dans le navigateur',
  solo: 'Jouer en solo',
  code: 'Rejoindre avec un code',
};
