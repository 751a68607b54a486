import type { ReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import type { NoReplay } from './no-replay.ts';

/** Why there is no replay, as text for the reader. */
export const failureText = (failed: NoReplay, words: ReplayWords): string =>
  failed.why === 'badFile' ? words.badFile(words.badFiles[failed.fault]) : words[failed.why];
