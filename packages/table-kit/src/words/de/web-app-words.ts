import type { WebAppWords } from '../load-page-words.ts';

export const webApp: WebAppWords = { description: 'Brettspiele vom Meer, mit Freunden im Browser gespielt', solo: 'Solo spielen', code: 'Mit Code mitspielen' };
