import { createRngs, nextInt, optionsFor, shuffle, type Rng, type Setup } from '@atoll/engine';
import { animals, BASIC_CORAL, corals, events, OFFERS, startOf } from './cards/index.ts';
import { meta, type AtollOptions } from './meta.ts';
import type { AtollState, Pile, Reef } from './state.ts';
import type { CardId, Size } from './vocabulary.ts';

/** Bonus rows are prepared for every player, but for three at the most (rulebook, set-up 3). */
const BONUS_ROWS = 3;
/**
 * The random parts of a match. Each has its own generator, so that one can be published without
 * revealing the others.
 */
export const DRAWS = ['animals', 'large', 'corals', 'starter', 'events'] as const;

/**
 * A match before its first turn (rulebook, "Game Setup"; the Starting Player is drawn, ruling 48).
 */
export function setup({ seed, seats, options }: Setup<AtollOptions>): AtollState {
  const rngs = createRngs(seed, DRAWS);
  const starter = nextInt(rngs.starter, seats);
  const modules = optionsFor(meta.options, options, seats);
  return {
    biodiversity: modules.biodiversity,
    evenStart: modules.evenStart,
    round: 1,
    phase: 'action',
    starter,
    turn: starter,
    animals: dealAnimals(rngs.animals),
    large: deal(rngs.large, { cards: LARGE, offered: OFFERS.large }),
    corals: deal(rngs.corals, { cards: CORALS, offered: OFFERS.corals }),
    events: { deck: modules.events ? shuffle(rngs.events, [...EVENTS]) : [], past: [] },
    bonus: Array.from({ length: Math.min(seats, BONUS_ROWS) }, () => -1),
    reefs: Array.from({ length: seats }, (_, seat) =>
      reefWith(startOf(modules, (seat - starter + seats) % seats)),
    ),
    frames: [],
  };
}

/** An atoll before its first turn, including the addition for its place in the order of play. */
function reefWith({ coins, plankton }: ReturnType<typeof startOf>): Reef {
  const reef = newReef();
  return { ...reef, coins: reef.coins + coins, plankton: reef.plankton + plankton };
}

/** An atoll at the start, before the addition of an even start. */
export function newReef(): Reef {
  return {
    coins: 5,
    plankton: 3,
    scales: 1,
    popularity: 0,
    huntsReady: 1,
    huntsUsed: 0,
    passed: false,
    purified: false,
    sold: false,
    bloomed: false,
    corals: [{ card: BASIC_CORAL, x: 0, y: 0, grown: [], polluted: true, fatigue: 0 }],
    animals: [],
  };
}

function idsOf(cards: readonly { readonly id: CardId }[]): readonly CardId[] {
  return cards.map((card) => card.id);
}

const ofSize = (size: Size): readonly CardId[] =>
  idsOf(animals.filter((card) => card.group === 'fish' && card.size === size));

const SMALL = ofSize('small');
const MEDIUM = ofSize('medium');
const LARGE = ofSize('large');
const OTHERS = idsOf(animals.filter((card) => card.group === 'other'));
const CORALS = idsOf(corals);
const EVENTS = idsOf(events);

function deal(
  rng: Rng,
  { cards, offered }: { readonly cards: readonly CardId[]; readonly offered: number },
): Pile {
  const deck = shuffle(rng, [...cards]);
  return { deck, offer: deck.splice(-offered).reverse(), discard: [], rng };
}

/** The first offer has three Small Fish, two Other Animals and a Medium Fish, in random order. */
function dealAnimals(rng: Rng): Pile {
  const small = shuffle(rng, [...SMALL]);
  const medium = shuffle(rng, [...MEDIUM]);
  const others = shuffle(rng, [...OTHERS]);
  const offer = shuffle(rng, [...small.splice(-3), ...others.splice(-2), ...medium.splice(-1)]);
  return { deck: shuffle(rng, [...small, ...medium, ...others]), offer, discard: [], rng };
}
