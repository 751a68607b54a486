import { createRngs, shuffle } from '@atoll/engine';
import { pileOf } from './offer.ts';
import { DRAWS } from './setup.ts';
import { cloneState, type AtollState, type Pile } from './state.ts';
import type { OfferName } from './vocabulary.ts';

/** The same position with the decks in another order, drawn from `seed` like all later draws. */
export function redraw(state: AtollState, seed: string): AtollState {
  const rngs = createRngs(seed, DRAWS);
  const pile = (name: OfferName): Pile => {
    const { deck, ...open } = pileOf(state, name);
    return { ...open, deck: shuffle(rngs[name], [...deck]), rng: rngs[name] };
  };
  const { deck, past } = state.events;
  return {
    ...cloneState(state),
    animals: pile('animals'),
    large: pile('large'),
    corals: pile('corals'),
    events: { deck: shuffle(rngs.events, [...deck]), past },
  };
}
