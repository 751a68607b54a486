import type { CardId } from '../vocabulary.ts';
import { cardPhrases, type CardPhrases } from './card-phrases.ts';
import type { Catalogue } from './catalogue.ts';
import { namesIn, type Names } from './names.ts';
import { standingOf, type CardStatus, type StandingContext } from './standing.ts';
import { tablePhrases, type TablePhrases } from './table-phrases.ts';

/** All texts of the game in one language. */
export interface AtollText extends Names, CardPhrases, TablePhrases {
  /**
   * The current state of a card in its place: the price for a seat, its level, Fatigue, pollution
   * and partner, the event in force.
   */
  readonly cardStanding: (card: CardId, context: StandingContext) => CardStatus;
}

/** The text of the game in the words of a catalogue. */
export const textOf = (words: Catalogue): AtollText => ({
  ...namesIn(words),
  ...cardPhrases(words),
  ...tablePhrases(words),
  cardStanding: (card, context) => standingOf(words, card, context),
});
