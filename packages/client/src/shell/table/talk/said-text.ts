import { NAME_LENGTH, type SaidMessage } from '@atoll/protocol';
import type { Locale } from '../../../words/locale.ts';

/**
 * How much of a text stands in the place of a name, which has room for a name: in characters as
 * people count them.
 */
const SHOWN = NAME_LENGTH;

/** In its own direction of writing, whatever stands around it (Unicode's FSI and PDI). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** What was said, in words. */
export const saidText = ({ words }: Locale, { phrase, text }: SaidMessage): string =>
  text ?? words.talk.phrases[phrase];

/** What was said, and by whom: a text of one's own turns nothing around it. */
export function saidLine(locale: Locale, said: SaidMessage, name: string): string {
  const { says } = locale.words.talk;
  const text = saidText(locale, said);
  return said.text === undefined ? says(name, text) : says(isolated(name), isolated(text));
}

/** As much of it as the place of a name has room for. */
export function shortened({ id }: Locale, text: string): string {
  if (text.length <= SHOWN) return text;
  const characters = [...new Intl.Segmenter(id).segment(text)].map(({ segment }) => segment);
  if (characters.length <= SHOWN) return text;
  return `${characters.slice(0, SHOWN).join('').trimEnd()}…`;
}
