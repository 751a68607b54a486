import { ApiError } from '../net/api.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { refusalWords } from '@atoll/table-kit/words/refusal-words.ts';

/** The text of a request error, for the person who made the request. */
export const errorWords = (locale: Locale, error: unknown): string =>
  error instanceof ApiError ? refusalWords(locale, error.code) : locale.words.unreachable;
