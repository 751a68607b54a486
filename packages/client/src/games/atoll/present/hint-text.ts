import type { AtollAction } from '@atoll/game-atoll';
import type { RichText } from '../../../ui/rich-text.ts';
import type { Suggestion } from '../../../table/model/advisor.ts';
import { words } from '../words/interface.ts';

/** What a bot suggests as one sentence: the action, what it leads to, and how much better that is than the next best. */
export function hintText({ action, expected, next }: Suggestion<AtollAction>, say: (action: AtollAction) => RichText): RichText {
  if (expected === undefined) return [...say(action), '.'];
  if (next === undefined) return [...say(action), '. ', words.hintAlone];
  return [...say(action), words.hintPoints(expected), words.hintGain(expected - next.expected), ' (', ...say(next.action), ').'];
}
