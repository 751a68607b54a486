import type { CardId } from '../vocabulary.ts';

/** Tokens and glyphs that words may accompany; the names are those of the drawings. */
export type IconName =
  | 'coin'
  | 'plankton'
  | 'scale'
  | 'popularity'
  | 'pollution'
  | 'fatigue'
  | 'colony'
  | 'hunt'
  | 'symbiosis'
  | 'small'
  | 'medium'
  | 'large'
  | 'any-fish'
  | 'any-animal'
  | 'kinds'
  | 'other'
  | 'crustacean'
  | 'bivalve'
  | 'cephalopod'
  | 'reptile'
  | 'cnidarian'
  | 'starfish'
  | 'sea-cucumber'
  | 'rise'
  | 'fall'
  | 'shelter'
  | 'algae'
  | 'immediate'
  | 'endgame'
  | 'action'
  | 'passive'
  | 'tourists'
  | 'scientists';

export interface IconPart {
  readonly icon: IconName;
  /** The name of the icon in its context; it may be drawn instead of the word, or beside it. */
  readonly word: string;
}

/** An icon with its word. */
export const icon = (name: IconName, word: string): IconPart => ({ icon: name, word });

export interface CardPart {
  readonly card: CardId;
  /** The card's name. */
  readonly word: string;
}

/** Words with icons and card names among them, flat. Joined, the words are a sentence. */
export type PhrasePart = string | IconPart | CardPart;
export type Phrase = readonly PhrasePart[];

/** The words of a phrase, for screen readers, the command line and logs. */
export function phraseText(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : part.word)).join('');
}

type Sayable = number | PhrasePart | Phrase;

/** Template tag that builds a phrase from words, numbers, parts and other phrases. */
export function say(strings: TemplateStringsArray, ...values: readonly Sayable[]): Phrase {
  const parts: PhrasePart[] = [];
  strings.forEach((text, index) => {
    add(parts, text);
    const value = values[index];
    if (Array.isArray(value)) for (const part of value as Phrase) add(parts, part);
    else if (value !== undefined)
      add(parts, typeof value === 'number' ? figure(value) : (value as PhrasePart));
  });
  return parts;
}

/** A hyphen before a number is no minus in any language. */
const figure = (value: number): string => String(value).replace('-', '−');

/** Neighbouring strings become one, so that a phrase has one form only. */
function add(parts: PhrasePart[], part: PhrasePart): void {
  if (part === '') return;
  const last = parts[parts.length - 1];
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
  else parts.push(part);
}

/** Phrases joined with a separator. */
export function join(phrases: readonly Phrase[], between: string): Phrase {
  return phrases.reduce<Phrase>(
    (sum, phrase, index) => (index === 0 ? phrase : say`${sum}${between}${phrase}`),
    [],
  );
}

/**
 * Phrases as a list of the language, by the parts that its formats give for that number of items.
 */
export function listed(phrases: readonly Phrase[], parts: readonly (number | string)[]): Phrase {
  return parts.reduce<Phrase>(
    (sum, part) => say`${sum}${typeof part === 'number' ? (phrases[part] ?? []) : part}`,
    [],
  );
}

/** The same phrase with a capital letter, for the start of a sentence. */
export function capitalised(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  if (first === undefined) return phrase;
  const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return [
    typeof first === 'string' ? upper(first) : { ...first, word: upper(first.word) },
    ...rest,
  ];
}
