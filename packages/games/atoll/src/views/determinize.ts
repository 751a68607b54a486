import { createRngs, shuffle, type Rng } from '@atoll/engine';
import { animals, corals, events } from '../cards/index.ts';
import { decodeFrames } from './frame-codec.ts';
import { offerOf } from '../offer.ts';
import { reefSeen } from './reef-seen.ts';
import { DRAWS } from '../setup.ts';
import type { AtollState, EventPile, Pile } from '../state.ts';
import type { CardId, OfferName } from '../vocabulary.ts';
import type { AtollView } from '../view.ts';

/**
 * A state that fits the view: face-up parts stay, the decks hold the remaining cards in an order
 * drawn from `seed`, and the generators are drawn from it too. Works for every viewer, since all
 * see the same.
 */
export function determinize(view: AtollView, seed: string): AtollState {
  const rngs = createRngs(seed, DRAWS);
  const seen = seenIn(view);
  const pile = (name: OfferName): Pile => {
    const { cards, discard } = view[name];
    const deck = shuffle(
      rngs[name],
      CARDS[name].filter((card) => !seen.has(card)),
    );
    return { deck, offer: [...cards], discard: [...discard], rng: rngs[name] };
  };
  return {
    animals: pile('animals'),
    large: pile('large'),
    corals: pile('corals'),
    events: eventsFrom(view, rngs.events),
    biodiversity: view.biodiversity,
    evenStart: view.evenStart,
    round: view.round,
    phase: view.phase,
    starter: view.starter,
    turn: view.turn,
    bonus: view.bonus.map((row) => row.taken),
    reefs: view.seats.map(reefSeen),
    frames: decodeFrames(view.pending),
  };
}

/** The cards of each deck, in the order of the tables. */
const ids = [...animals, ...corals].map((card) => card.id);
const CARDS: Readonly<Record<OfferName, readonly CardId[]>> = {
  animals: ids.filter((card) => offerOf(card) === 'animals'),
  large: ids.filter((card) => offerOf(card) === 'large'),
  corals: ids.filter((card) => offerOf(card) === 'corals'),
};

/** Every card that lies face up. */
function seenIn(view: AtollView): ReadonlySet<CardId> {
  const seen = new Set<CardId>();
  for (const { reefCorals, reefAnimals } of view.seats) {
    for (const { card } of reefCorals) seen.add(card);
    for (const { card } of reefAnimals) seen.add(card);
  }
  for (const { cards, discard } of [view.animals, view.large, view.corals]) {
    for (const card of cards) seen.add(card);
    for (const card of discard) seen.add(card);
  }
  return seen;
}

function eventsFrom({ events: { past }, eventsOn }: AtollView, rng: Rng): EventPile {
  const unseen = eventsOn
    ? events.map((event) => event.id).filter((card) => !past.includes(card))
    : [];
  return { deck: shuffle(rng, unseen), past };
}
