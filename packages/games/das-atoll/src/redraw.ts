import { createRngs, shuffle } from '@atoll/engine';
import { cloneState } from './clone.ts';
import type { DasAtollState } from './state.ts';

/** The same position with the deck in another order, and other future dice and thefts. */
export function redraw(state: DasAtollState, seed: string): DasAtollState {
  const { cards, dice, theft } = createRngs(seed, ['cards', 'dice', 'theft']);
  return { ...cloneState(state), deck: shuffle(cards, [...state.deck]), rngs: { dice, theft } };
}
