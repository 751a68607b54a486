import { isKeyOf } from '@atoll/engine';
import type { TournamentWords } from '@atoll/table-kit/words/load-page-words.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { ApiError } from '../../net/api.ts';
import { errorWords } from '../error-words.ts';

type ProblemKey = Extract<keyof TournamentWords, `problem-${string}`>;

/** The text of an error of a request about a tournament. */
export function problemWords(locale: Locale, words: TournamentWords, error: unknown): string {
  const key = error instanceof ApiError ? `problem-${error.code}` : '';
  const isKnown = isKeyOf<ProblemKey>(words, key);
  return isKnown ? words[key] : errorWords(locale, error);
}
