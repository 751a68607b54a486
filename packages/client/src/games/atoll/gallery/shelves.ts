import {
  animals,
  basicCoral,
  corals,
  events,
  type AnimalCard,
  type CoralCard,
  type EventCard,
} from '@atoll/game-atoll/cards';
import {
  abilityPhrases,
  abilityType,
  badge,
  categoryName,
  coralPhrase,
  eventCardPhrase,
  eventKind,
  feedPhrase,
  formName,
  phraseText,
} from '@atoll/game-atoll/text';
import {
  animalTraits,
  coralTraits,
  eventTraits,
  passes,
  type Chosen,
  type Traits,
} from './filters.ts';

/** A card as the gallery shows it. */
export interface Exhibit {
  readonly id: string;
  readonly fact: string;
  /** All that the card says, in small letters, for the search. */
  readonly words: string;
  /** What it is, for the filters. */
  readonly traits: Traits;
}

export interface Shelf {
  /** Where a link leads. */
  readonly id: string;
  readonly title: string;
  readonly exhibits: readonly Exhibit[];
}

function animalExhibit(card: AnimalCard): Exhibit {
  const said = [badge(card), feedPhrase(card), ...abilityPhrases(card)].map(phraseText);
  return exhibit(card, [card.scientific, categoryName(card.category), ...said], animalTraits(card));
}

function coralExhibit(card: CoralCard): Exhibit {
  const said = [
    card.scientific,
    formName(card.form),
    abilityType(card.ability.type),
    phraseText(coralPhrase(card)),
  ];
  return exhibit(card, said, coralTraits(card));
}

const eventExhibit = (card: EventCard): Exhibit =>
  exhibit(card, [eventKind(card.kind), phraseText(eventCardPhrase(card))], eventTraits(card));

function exhibit(
  { id, name, fact }: AnimalCard | CoralCard | EventCard,
  said: readonly string[],
  traits: Traits,
): Exhibit {
  return { id, fact, traits, words: [name, fact, ...said].join(' ').toLowerCase() };
}

const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Cards under the same title, titles in the order in which they first come. */
function shelved<C>(
  cards: readonly C[],
  title: (card: C) => string,
  show: (card: C) => Exhibit,
): readonly Shelf[] {
  const titles = [...new Set(cards.map(title))];
  return titles.map((one) => ({
    id: idOf(one),
    title: one,
    exhibits: cards.filter((card) => title(card) === one).map(show),
  }));
}

/**
 * Every card of the game: fish by size, other animals by category, corals by the type of their
 * ability, events by their kind.
 */
export const shelves: readonly Shelf[] = [
  ...shelved(
    animals,
    (card) => (card.group === 'fish' ? phraseText(badge(card)) : categoryName(card.category)),
    animalExhibit,
  ),
  ...shelved([...corals, basicCoral], (card) => abilityType(card.ability.type), coralExhibit),
  ...shelved(events, (card) => eventKind(card.kind), eventExhibit),
];

/**
 * What is left of the shelves when only cards count that say all of these words and are all that
 * was chosen.
 */
export function search(
  all: readonly Shelf[],
  words: string,
  chosen: Chosen = {},
): readonly Shelf[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = (one: Exhibit): boolean =>
    passes(one.traits, chosen) && wanted.every((word) => one.words.includes(word));
  return all
    .map((shelf) => ({ ...shelf, exhibits: shelf.exhibits.filter(fits) }))
    .filter(({ exhibits }) => exhibits.length > 0);
}
