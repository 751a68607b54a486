import { cardPhrases, type CardPhrases } from './card-phrases.ts';
import type { Catalogue } from './catalogue.ts';
import { namesIn, type Names } from './names.ts';
import { tablePhrases, type TablePhrases } from './table-phrases.ts';

/** All texts of the game in one language. */
export interface AtollText extends Names, CardPhrases, TablePhrases {
  /** A detail of the current state of a card in its place. */
  readonly standing: Catalogue['standing'];
}

/** The text of the game in the words of a catalogue. */
export const textOf = (words: Catalogue): AtollText => ({
  ...namesIn(words),
  ...cardPhrases(words),
  ...tablePhrases(words),
  standing: words.standing,
});
