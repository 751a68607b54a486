import type { SaidMessage } from '@atoll/protocol';
import type { TalkWords } from '@atoll/table-kit/words/load-table-words.ts';

/** Isolates the writing direction of a text from its surroundings (Unicode's FSI and PDI). */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The text of a message. */
export const saidText = ({ phrases }: TalkWords, { phrase, text }: SaidMessage): string =>
  text ?? phrases[phrase];

/** A message with its sender; free text cannot change the writing direction around it. */
export function saidLine(words: TalkWords, said: SaidMessage, name: string): string {
  const text = saidText(words, said);
  return said.text === undefined
    ? words.says(name, text)
    : words.says(isolated(name), isolated(text));
}
