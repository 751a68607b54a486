import type { WebAppWords } from '../load-page-words.ts';

export const webApp: WebAppWords = { description: 'Deskové hry o moři, s přáteli v prohlížeči', solo: 'Hrát sólo', code: 'Přidat se s kódem' };
