import type { WebAppWords } from '../load-page-words.ts';

export const webApp: WebAppWords = { description: 'Jeux de plateau de la mer, à jouer entre amis dans le navigateur', solo: 'Jouer en solo', code: 'Rejoindre avec un code' };
