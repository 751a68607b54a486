import type { CardId } from '../vocabulary.ts';
import { cardPhrases, type CardPhrases } from './card-phrases.ts';
import type { Catalogue } from './catalogue.ts';
import { namesIn, type Names } from './names.ts';
import { standingOf, type CardStatus, type StandingContext } from './standing.ts';
import { tablePhrases, type TablePhrases } from './table-phrases.ts';

/** All that the game says in one language. */
export interface AtollText extends Names, CardPhrases, TablePhrases {
  /**
   * What holds for a card where it lies now: who pays what for it, its level, Fatigue, pollution
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
