import type { AnimalCard, CoralCard, EventCard } from '../cards/index.ts';
import type { Catalogue } from './catalogue.ts';
import { capitalised, say, type Phrase } from './phrase.ts';

const sentence = (phrase: Phrase): Phrase => say`${capitalised(phrase)}.`;

/** The texts of the cards, in one language. */
export interface CardPhrases {
  /** The badge of an animal: its size as a fish, its category otherwise. */
  readonly badge: (card: AnimalCard) => Phrase;
  /** The condition under which the animal is fed, as a sentence. */
  readonly feedPhrase: (card: AnimalCard) => Phrase;
  /**
   * The same in icons, with as few words as possible; the words of the icons are still a full
   * reading of it.
   */
  readonly feedIcons: (card: AnimalCard) => Phrase;
  /** One sentence for each ability of the animal; none for an animal without. */
  readonly abilityPhrases: (card: AnimalCard) => readonly Phrase[];
  /** The effect of the coral, as a sentence, without its type. */
  readonly coralPhrase: (card: CoralCard) => Phrase;
  /** Type and effect of the coral in icons. */
  readonly coralIcons: (card: CoralCard) => Phrase;
  /** The effect of the event card, as a sentence, without its kind. */
  readonly eventCardPhrase: (card: EventCard) => Phrase;
  /** The same in icons. */
  readonly eventCardIcons: (card: EventCard) => Phrase;
}

export const cardPhrases = ({ categories, sizes, whole }: Catalogue): CardPhrases => ({
  badge: (card) =>
    card.group === 'fish'
      ? [{ icon: card.size, word: sizes[card.size] }]
      : [{ icon: card.category, word: categories[card.category] }],
  feedPhrase: (card) => sentence(whole.feed(card)),
  feedIcons: ({ feed }) => whole.feedShort(feed),
  abilityPhrases: (card) => whole.animal(card).map(sentence),
  coralPhrase: ({ ability }) => sentence(whole.coral(ability)),
  coralIcons: ({ ability }) => whole.coralShort(ability),
  eventCardPhrase: (card) => sentence(whole.event(card)),
  eventCardIcons: (card) => whole.eventShort(card),
});
