import type { WebAppWords } from '../load-later-words.ts';

/** What a system shows of the installed program. */
export const webApp: WebAppWords = {
  description: 'Brettspiele vom Meer, mit Freunden im Browser gespielt',
  solo: 'Solo spielen',
  code: 'Mit Code mitspielen',
};
