import { createRng, shuffle } from '@atoll/engine';
import fc from 'fast-check';
import { putStone } from '../../src/apply.ts';
import { steereAtoll, type SteereAtollState } from '../../src/index.ts';
import { cloneState, colourToMove } from '../../src/state.ts';

/**
 * Positions of the small board late in matches left to chance: at most `open` cells are empty,
 * nobody has won, and the last stone is the last of the order.
 */
export function latePosition(open: number): fc.Arbitrary<SteereAtollState> {
  return fc
    .record({ seed: fc.nat(), empty: fc.integer({ min: 4, max: open }) })
    .map(({ seed, empty }) => afterChance(String(seed), empty));
}

/** Stops early when the next stone would win. */
function afterChance(seed: string, empty: number): SteereAtollState {
  let state = steereAtoll.setup({ seed, seats: 2, options: { size: 7, swap: false } });
  for (const cell of shuffle(createRng(seed), [...state.open])) {
    if (state.open.length <= empty) break;
    const next = cloneState(state);
    if (putStone(next, cell, colourToMove(state))) continue;
    state = next;
  }
  return state;
}
