import type { CardId, Category, Op } from '../vocabulary.ts';
import { actionCorals } from './action-corals.ts';
import { basicCoral } from './basic-coral.ts';
import { blankAnimals, blankCorals, blankEvents } from './blanks.ts';
import type { AnimalCard, CoralCard, EventCard } from './card.ts';
import { cnidarians } from './cnidarians.ts';
import { crustaceans } from './crustaceans.ts';
import { seaCucumbers, starfish } from './echinoderms.ts';
import { events } from './events.ts';
import { immediateCorals } from './immediate-corals.ts';
import { largeFish } from './large-fish.ts';
import { mediumFish } from './medium-fish.ts';
import { bivalves, cephalopods } from './molluscs.ts';
import { passiveCorals } from './passive-corals.ts';
import { reptiles } from './reptiles.ts';
import { scoringCorals } from './scoring-corals.ts';
import { smallFish } from './small-fish.ts';

export type { AnimalCard, CoralCard, EventCard } from './card.ts';
export { BASIC_CORAL, basicCoral } from './basic-coral.ts';
export { blankId, printedId } from './blanks.ts';
export { events } from './events.ts';
export { formerNames } from './former-names.ts';
export * from './tables.ts';

/** All 62 animals: 16 Small, 10 Medium and 8 Large Fish, 28 Other Animals. */
export const animals: readonly AnimalCard[] = [
  ...smallFish,
  ...mediumFish,
  ...largeFish,
  ...crustaceans,
  ...cnidarians,
  ...cephalopods,
  ...bivalves,
  ...reptiles,
  ...starfish,
  ...seaCucumbers,
];

/** The 52 corals of the deck, without the Basic Coral. */
export const corals: readonly CoralCard[] = [
  ...immediateCorals,
  ...scoringCorals,
  ...actionCorals,
  ...passiveCorals,
];

/** An animal's card, with derived data computed once. */
export type KnownAnimal = AnimalCard & {
  /** Ops when it comes to an atoll. */
  readonly onEnter: readonly Op[];
  /** Ops each time it reaches its top. */
  readonly onTop: readonly Op[];
};

/**
 * All cards with the same object shape, absent parts undefined: the rules read one after another,
 * which is slow with many shapes.
 */
function known(card: AnimalCard): KnownAnimal {
  const {
    id,
    scientific,
    group,
    category,
    cost,
    colonies,
    feed,
    shelter,
    algae,
    symbiosis,
    effects,
    points,
  } = card;
  const size = card.group === 'fish' ? card.size : undefined;
  const opsOn = (on: 'enter' | 'top'): readonly Op[] =>
    effects.flatMap((effect) => (effect.on === on ? effect.do : []));
  return {
    id,
    scientific,
    group,
    size,
    category,
    cost,
    colonies,
    feed,
    shelter,
    algae,
    symbiosis,
    effects,
    points,
    onEnter: opsOn('enter'),
    onTop: opsOn('top'),
  } as KnownAnimal;
}

/** Every card that can lie on an atoll: the cards of the decks, the Basic Coral and blanks. */
export const allAnimals: readonly AnimalCard[] = [...animals, ...blankAnimals(animals)];
export const allCorals: readonly CoralCard[] = [
  ...corals,
  basicCoral,
  ...blankCorals([...corals, basicCoral]),
];

const animalsById: ReadonlyMap<CardId, KnownAnimal> = new Map(
  allAnimals.map((card) => [card.id, known(card)]),
);
const coralsById: ReadonlyMap<CardId, CoralCard> = new Map(
  allCorals.map((card) => [card.id, card]),
);

const eventsById: ReadonlyMap<CardId, EventCard> = new Map(
  [...events, ...blankEvents(events)].map((card) => [card.id, card]),
);

/** A card id that no table has. */
export class UnknownCard extends Error {
  override readonly name = 'UnknownCard';
}

/** Throws `UnknownCard` for an id that is no animal's; knows blanks too. */
export function animalCard(id: CardId): KnownAnimal {
  const card = animalsById.get(id);
  if (!card) throw new UnknownCard(`There is no animal with the id "${id}".`);
  return card;
}

/** Throws `UnknownCard` for an id that is no coral's; knows the Basic Coral and blanks too. */
export function coralCard(id: CardId): CoralCard {
  const card = coralsById.get(id);
  if (!card) throw new UnknownCard(`There is no coral with the id "${id}".`);
  return card;
}

/** Throws `UnknownCard` for an id that is no event's; knows blanks too. */
export function eventCard(id: CardId): EventCard {
  const card = eventsById.get(id);
  if (!card) throw new UnknownCard(`There is no event with the id "${id}".`);
  return card;
}

export function isEvent(id: CardId): boolean {
  return eventsById.has(id);
}

/**
 * The string of the tables for an id from outside: the same string, not an equal one, so that a
 * comparison compares addresses. An unknown id is returned as it is.
 */
export function ownId(id: string): CardId {
  return (animalsById.get(id) ?? coralsById.get(id))?.id ?? id;
}

export function isAnimal(id: CardId): boolean {
  return animalsById.has(id);
}

export function isCoral(id: CardId): boolean {
  return coralsById.has(id);
}

/** How many animal cards of a category there are; printed on each of them. */
export function categoryCount(category: Category): number {
  return animals.filter((card) => card.category === category).length;
}

/** The pairs that can live in Symbiosis, each once, in the order of the tables. */
export const pairs: readonly (readonly [CardId, CardId])[] = animals.flatMap((card, index) => {
  const partner = animals.findIndex((other) => other.id === card.symbiosis);
  return partner > index && card.symbiosis ? [[card.id, card.symbiosis] as const] : [];
});
