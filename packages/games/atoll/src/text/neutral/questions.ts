import { animalCard, isAnimal } from '../../cards/index.ts';
import type { QuestionKind, QuestionView } from '../../view.ts';
import type { CardId, OfferName } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { say, type Phrase } from '../phrase.ts';
import type { Grammar } from './grammar.ts';

/** A question with its words that depend on the language. */
export interface Asked extends Pick<QuestionView, 'card' | 'count'> {
  /** "Toadstool leather coral: " before a choice of a card; empty without a card. */
  readonly asks: Phrase;
  /** " (up to 2)"; empty for one. */
  readonly upTo: string;
  /** After the words for others: the card, if it is known. */
  readonly because: Phrase;
  /** The partner of the card. */
  readonly partner: Phrase;
  /** The price that is paid. */
  readonly price: Phrase;
  /** The offer whose cards are replaced. */
  readonly offer: OfferName;
}

type QuestionPhrases = Readonly<Record<QuestionKind, (question: Asked) => Phrase>>;

/** The words of a language for questions. */
export interface QuestionTexts {
  readonly upTo: (count: number) => string;
  readonly because: (card: CardId) => Phrase;
  readonly partner: (card: CardId) => Phrase;
  readonly unknownPartner: () => Phrase;
  /** The instruction to the asked person. */
  readonly you: QuestionPhrases;
  /** The text for all others, after that person's name. */
  readonly other: QuestionPhrases;
}

/** The questions in one language. */
export function questionPhrasesOf(
  { cardWord, colon, given }: Grammar,
  words: QuestionTexts,
): Catalogue['questions'] {
  const asked = ({ card, count, of }: QuestionView): Asked => {
    const partner = isAnimal(card) ? animalCard(card).symbiosis : undefined;
    return {
      ...{ card, count },
      asks: card === '' ? [] : say`${cardWord(card)}${colon}`,
      upTo: count > 1 ? words.upTo(count) : '',
      because: card === '' ? [] : words.because(card),
      partner: partner ? words.partner(partner) : words.unknownPartner(),
      price: say`${count} ${of === 'coins' ? given.coins(count) : given.plankton(count)}`,
      offer: of === 'corals' ? 'corals' : 'animals',
    };
  };
  return {
    you: (question) => words.you[question.kind](asked(question)),
    other: (question) => words.other[question.kind](asked(question)),
  };
}
