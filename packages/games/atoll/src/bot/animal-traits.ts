import { allAnimals, animals, printedId, scalesAtTop } from '../cards/index.ts';
import type { AnimalCard } from '../cards/card.ts';
import { matchesAnimal } from '../filter.ts';
import { memoize } from '../memoize.ts';
import { branches } from '../rules/branch.ts';
import type { Animal } from '../state.ts';
import type { CardId, FeedBranch, ScoreTerm } from '../vocabulary.ts';
import { cardSet, NO_CARDS, sizeOf, type CardSet } from './card-set.ts';
import { staticPoints } from './effects.ts';

/**
 * How an animal is fed at a level: the plainest way of an "or", and whether prey would do as well.
 */
export interface Step {
  readonly kind: 'free' | 'tiring' | 'plankton' | 'prey' | 'partner' | 'never';
  readonly tokens: 1 | 2;
  readonly plankton: number;
  readonly orPrey: boolean;
  readonly prey: CardSet;
  /** Prey that may be hunted: not in Shelter. */
  readonly game: CardSet;
  /** The probability of finding some game later, 0 to 1. */
  readonly reach: number;
  readonly times: number;
}

/** The traits of an animal card that the estimate needs, computed once. */
export interface AnimalTraits {
  readonly bit: CardSet;
  readonly cost: number;
  readonly colonies: number;
  readonly shelter: boolean;
  /** Its partners in Symbiosis. */
  readonly partner: CardSet;
  readonly category: number;
  readonly fish: boolean;
  /** By level, 1 to 3; 0 is extinct. */
  readonly points: readonly [number, number, number, number];
  /** By level before the feeding, 1 and 2. */
  readonly steps: readonly [Step, Step, Step];
  /** The trigger that raises it without an action. */
  readonly passive: 'reduced' | 'bought' | undefined;
  /** Fish scales at its top, and the other yields of the top, in points. */
  readonly scales: number;
  readonly atTop: number;
  readonly ending: readonly ScoreTerm[];
}

/** With so many kinds of game among the 62 cards, some are always available. */
const ENOUGH_GAME = 16;

const sheltered = cardSet((card) => card.shelter === true);

function stepOf(card: AnimalCard, level: number): Step {
  const ways = branches(card.feed, level);
  const has = (kind: FeedBranch['kind']): boolean => ways.some((way) => way.kind === kind);
  const hunts = ways.filter((way) => way.kind === 'reduce');
  const prey =
    hunts.length === 0
      ? NO_CARDS
      : cardSet((other) => other !== card && hunts.some((way) => matchesAnimal(way.filter, other)));
  const game = { low: prey.low & ~sheltered.low, high: prey.high & ~sheltered.high };
  const plankton = Math.min(...ways.map((way) => (way.kind === 'pay' ? way.plankton : Infinity)));
  const kind =
    ways.length === 0
      ? 'never'
      : has('free')
        ? 'free'
        : has('symbiosisOnly')
          ? 'partner'
          : has('pay')
            ? 'plankton'
            : has('extraFatigue')
              ? 'tiring'
              : 'prey';
  return {
    kind,
    prey,
    game,
    tokens: kind === 'tiring' ? 2 : 1,
    plankton: kind === 'plankton' ? plankton : 0,
    orPrey: kind !== 'prey' && hunts.length > 0,
    reach: Math.min(1, sizeOf(game) / ENOUGH_GAME),
    times: hunts[0]?.times ?? 0,
  };
}

function atTop(card: AnimalCard): number {
  return card.effects.reduce(
    (sum, effect) => (effect.on === 'top' ? sum + staticPoints(effect.do) : sum),
    0,
  );
}

const categories = [...new Set(animals.map((card) => card.category))];

function traitsOf(card: AnimalCard): AnimalTraits {
  const first = stepOf(card, 1);
  return {
    bit: cardSet((other) => other.id === printedId(card.id)),
    cost: card.cost,
    colonies: card.colonies,
    shelter: card.shelter === true,
    partner:
      card.symbiosis === undefined ? NO_CARDS : cardSet((other) => other.id === card.symbiosis),
    category: 1 << categories.indexOf(card.category),
    fish: card.group === 'fish',
    points: [0, ...card.points],
    steps: [first, first, stepOf(card, 2)],
    passive: card.feed.kind === 'passive' ? card.feed.on : undefined,
    scales: scalesAtTop(card),
    atTop: atTop(card),
    ending: card.effects.flatMap((effect) => (effect.on === 'end' ? effect.score : [])),
  };
}

const known: ReadonlyMap<CardId, AnimalTraits> = new Map(
  allAnimals.map((card) => [card.id, traitsOf(card)]),
);

export function animalTraits(card: CardId): AnimalTraits {
  return known.get(card) as AnimalTraits;
}

/** The same for a row of animals, in its order. */
export const traitsOfAnimals = memoize((row: readonly Animal[]): readonly AnimalTraits[] =>
  row.map(({ card }) => animalTraits(card)),
);
