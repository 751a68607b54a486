import { createRng, shuffle, type Rng } from '@atoll/engine';
import { animals, corals, events } from './cards/index.ts';
import { framesFromText } from './frames-text.ts';
import { offerOf } from './pile.ts';
import type { AtollState, EventPile, Pile, Reef } from './state.ts';
import type { CardId, Level, Side } from './vocabulary.ts';
import type { AtollView, OfferView, SeatView } from './view.ts';

/**
 * A state that looks like the view: what is face up stays, the decks hold the remaining cards in an order drawn from
 * `seed`, and so does the generator. Works for every viewer, since all see the same.
 */
export function determinize(view: AtollView, seed: string): AtollState {
  const rng = createRng(seed);
  const seen = new Set<CardId>(view.seats.flatMap((seat) => [...seat.reefCorals, ...seat.reefAnimals].map((item) => item.card)));
  for (const offer of [view.animals, view.large, view.corals]) for (const card of [...offer.cards, ...offer.discard]) seen.add(card);
  const unseen = [...animals, ...corals].map((card) => card.id).filter((card) => !seen.has(card));
  const pile = (name: 'animals' | 'large' | 'corals'): Pile =>
    pileFrom(view[name], shuffle(rng, unseen.filter((card) => offerOf(card) === name)));
  return {
    animals: pile('animals'),
    large: pile('large'),
    corals: pile('corals'),
    events: eventsFrom(view, rng),
    rng,
    biodiversity: view.biodiversity,
    round: view.round,
    phase: view.phase,
    starter: view.starter,
    turn: view.turn,
    bonus: view.bonus.map((row) => row.taken),
    reefs: view.seats.map(reefFrom),
    frames: framesFromText(view.pending),
  };
}

function eventsFrom({ events: { past }, eventsOn }: AtollView, rng: Rng): EventPile {
  const unseen = eventsOn ? events.map((event) => event.id).filter((card) => !past.includes(card)) : [];
  return { deck: shuffle(rng, unseen), past };
}

function pileFrom(view: OfferView, deck: CardId[]): Pile {
  return { deck, offer: [...view.cards], discard: [...view.discard] };
}

function reefFrom(seat: SeatView): Reef {
  const { reefCorals, reefAnimals, colonies: _colonies, colonyPlankton: _plankton, points: _points, ...tokens } = seat;
  return {
    ...tokens,
    corals: reefCorals.map(({ card, x, y, grown, polluted, fatigue }) => ({ card, x, y, grown: [...grown] as Side[], polluted, fatigue })),
    animals: reefAnimals.map((animal) => ({ ...animal, level: animal.level as Level })),
  };
}
