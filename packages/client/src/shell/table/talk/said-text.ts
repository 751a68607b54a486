import type { SaidMessage } from '@atoll/protocol';
import type { TalkWords } from '../../../words/load-later-words.ts';

/** In its own direction of writing, whatever stands around it (Unicode's FSI and PDI). */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** What was said, in words. */
export const saidText = ({ phrases }: TalkWords, { phrase, text }: SaidMessage): string =>
  text ?? phrases[phrase];

/** What was said, and by whom: a text of one's own turns nothing around it. */
export function saidLine(words: TalkWords, said: SaidMessage, name: string): string {
  const text = saidText(words, said);
  return said.text === undefined
    ? words.says(name, text)
    : words.says(isolated(name), isolated(text));
}
