import { animals, basicCoral, corals, events, type AnimalCard, type CoralCard, type EventCard } from '@atoll/game-atoll/cards';
import {
  abilityPhrases, abilityType, badge, categoryName, coralPhrase, eventCardPhrase, eventKind, feedPhrase, formName, phraseText,
} from '@atoll/game-atoll/text';

/** A card as the gallery shows it. */
export interface Exhibit {
  readonly id: string;
  readonly fact: string;
  /** All that the card says, in small letters, for the search. */
  readonly words: string;
}

export interface Shelf {
  readonly title: string;
  readonly exhibits: readonly Exhibit[];
}

function animalExhibit(card: AnimalCard): Exhibit {
  const said = [badge(card), feedPhrase(card), ...abilityPhrases(card)].map(phraseText);
  return exhibit(card, [card.scientific, categoryName(card.category), ...said]);
}

function coralExhibit(card: CoralCard): Exhibit {
  return exhibit(card, [card.scientific, formName(card.form), abilityType(card.ability.type), phraseText(coralPhrase(card))]);
}

const eventExhibit = (card: EventCard): Exhibit => exhibit(card, [eventKind(card.kind), phraseText(eventCardPhrase(card))]);

function exhibit({ id, name, fact }: AnimalCard | CoralCard | EventCard, said: readonly string[]): Exhibit {
  return { id, fact, words: [name, fact, ...said].join(' ').toLowerCase() };
}

/** Cards under the same title, titles in the order in which they first come. */
function shelved<C>(cards: readonly C[], title: (card: C) => string, show: (card: C) => Exhibit): readonly Shelf[] {
  const titles = [...new Set(cards.map(title))];
  return titles.map((one) => ({ title: one, exhibits: cards.filter((card) => title(card) === one).map(show) }));
}

/**
 * Every card of the game: fish by size, other animals by category, corals by the type of their ability, events by
 * their kind.
 */
export const shelves: readonly Shelf[] = [
  ...shelved(animals, (card) => (card.group === 'fish' ? phraseText(badge(card)) : categoryName(card.category)), animalExhibit),
  ...shelved([...corals, basicCoral], (card) => abilityType(card.ability.type), coralExhibit),
  ...shelved(events, (card) => eventKind(card.kind), eventExhibit),
];

/** What is left of the shelves when only cards count that say all of these words. */
export function search(all: readonly Shelf[], words: string): readonly Shelf[] {
  const wanted = words.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const kept = all.map(({ title, exhibits }) => ({
    title, exhibits: exhibits.filter((one) => wanted.every((word) => one.words.includes(word))),
  }));
  return kept.filter(({ exhibits }) => exhibits.length > 0);
}
