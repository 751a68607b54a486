import { likelyMeant } from './code.ts';
import type { Locale } from '../../words/locale.ts';

/** Says which signs no code has, and which may be meant. */
export const strayWords = (locale: Locale, stray: readonly string[]): string =>
  locale.words.lobby.codeStray(stray, likelyMeant(stray));
