import { ApiError } from '../net/api.ts';
import { refusalWords, words } from '../words/index.ts';

/** What went wrong with a request, for the person who made it. */
export const errorWords = (error: unknown): string =>
  error instanceof ApiError ? refusalWords(error.code) : words.unreachable;
