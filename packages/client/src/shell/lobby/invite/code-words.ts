import { likelyMeant } from './code.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';

/** Names the characters that no code has, and their likely replacements. */
export const strayWords = (locale: Locale, stray: readonly string[]): string =>
  locale.words.lobby.codeStray(stray, likelyMeant(stray));
