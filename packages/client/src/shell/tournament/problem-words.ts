import { isKeyOf } from '@atoll/engine';
import type { TournamentWords } from '@atoll/table-kit/words/load-page-words.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { ApiError } from '../../net/api.ts';
import { errorWords } from '../error-words.ts';

/** The text of an error of a request about a tournament. */
export const problemWords = (
  locale: Locale,
  { problems }: Pick<TournamentWords, 'problems'>,
  error: unknown,
): string =>
  error instanceof ApiError && isKeyOf(problems, error.code)
    ? problems[error.code]
    : errorWords(locale, error);
