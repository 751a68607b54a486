import { formatsFor } from '@atoll/engine';
import { printedId } from '../../cards/index.ts';
import type { CardId } from '../../vocabulary.ts';
import { listed, type CardPart, type Phrase } from '../phrase.ts';

/** What every language forms in the same way from its names and its formats. */
export interface Lexicon {
  /** The name of a card; a card without a name gives its id. */
  readonly cardName: (card: CardId) => string;
  readonly cardWord: (card: CardId) => CardPart;
  /** "a, b and c" */
  readonly all: (phrases: readonly Phrase[]) => Phrase;
  /** The form of a word that agrees with a number, in a language with two forms. */
  readonly one: (count: number, single: string, several: string) => string;
  /** The same in a language with more forms. */
  readonly plural: ReturnType<typeof formatsFor>['plural'];
}

/** The lexicon of a language, by its BCP 47 id and its names of cards. */
export function lexicon(id: string, names: Readonly<Record<CardId, string>>): Lexicon {
  const { allParts, plural } = formatsFor(id);
  const cardName = (card: CardId): string => names[printedId(card)] ?? card;
  return {
    cardName,
    cardWord: (card) => ({ card, word: cardName(card) }),
    all: (phrases) => listed(phrases, allParts(phrases.length)),
    one: (count, single, several) => plural(count, { one: single, other: several }),
    plural,
  };
}
