import type { ReplayWords } from '../../words/load-later-words.ts';
import type { NoReplay } from './load-replay.ts';

/** Why there is nothing to look back at, in the words of the person who reads it. */
export const failureText = (failed: NoReplay, words: ReplayWords): string =>
  failed.why === 'badFile' ? words.badFile(words.badFiles[failed.fault]) : words[failed.why];
