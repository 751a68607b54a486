import type { WebAppWords } from '../load-later-words.ts';

/** The texts that a system shows about the installed program. */
export const webApp: WebAppWords = {
  description: 'Deskové hry o moři, s přáteli v prohlížeči',
  solo: 'Hrát sólo',
  code: 'Přidat se s kódem',
};
