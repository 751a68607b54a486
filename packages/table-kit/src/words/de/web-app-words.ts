import type { WebAppWords } from '../load-later-words.ts';

/** The texts that a system shows about the installed program. */
export const webApp: WebAppWords = {
  description: 'Brettspiele vom Meer, mit Freunden im Browser gespielt',
  solo: 'Solo spielen',
  code: 'Mit Code mitspielen',
};
