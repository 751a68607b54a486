import type { BlockWords } from '@atoll/table-kit/words/load-page-words.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { ApiError } from '../../net/api.ts';
import { errorWords } from '../error-words.ts';

interface BlockProblem {
  readonly words: BlockWords;
  readonly error: unknown;
}

/** Why a block could not be made or ended, for the person who asked. */
export const blockErrorWords = (locale: Locale, { words, error }: BlockProblem): string =>
  (error instanceof ApiError ? words.refusals[error.code] : undefined) ?? errorWords(locale, error);
