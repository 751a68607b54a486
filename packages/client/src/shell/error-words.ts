import { ApiError } from '../net/api.ts';
import type { Locale } from '../words/locale.ts';
import { refusalWords } from '../words/refusal-words.ts';

/** What went wrong with a request, for the person who made it. */
export const errorWords = (locale: Locale, error: unknown): string =>
  error instanceof ApiError ? refusalWords(locale, error.code) : locale.words.unreachable;
