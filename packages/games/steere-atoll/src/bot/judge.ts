import type { Judge } from '@atoll/engine';
import { boardOf } from '../board.ts';
import { project } from '../public-view.ts';
import type { SteereAtollState } from '../state.ts';
import { CHANCE_WEIGHTS } from './chance-weights.ts';
import { loadPlayouts, Playouts } from './playouts.ts';
import { search } from './search.ts';
import { positionOf } from './position.ts';

/** Shares of the board that are filled with which each stage but the first begins. */
const STAGE_BEGINS = [0.1, 0.2, 0.35] as const;
/** One iteration fills the board 126 times. */
const ITERATIONS = 150;
/** A share of wins of 0 or 1 counts as one this far from it, so that its logarithm is finite. */
const CERTAIN = 0.002;

/**
 * A judge of Steere's Atoll by the share of wins that a short search finds, ready to use in Node
 * and in browsers.
 */
export async function loadJudge(): Promise<Judge<SteereAtollState>> {
  const code = await loadPlayouts();
  const boards = new Map<number, Playouts>();
  let judged: SteereAtollState | undefined;
  let value = 0;
  /** The logarithm of the odds of seat 0. */
  const oddsOf = (state: SteereAtollState): number => {
    if (state === judged) return value;
    const playouts = boards.get(state.size) ?? new Playouts(code, boardOf(state.size));
    boards.set(state.size, playouts);
    const view = project(state);
    const found = search(playouts, positionOf(view), { iterations: ITERATIONS, seed: 'judge' });
    // The seat with the worse side swaps.
    const share = view.swapPossible ? Math.max(found.value, 1 - found.value) : found.value;
    const wins = Math.min(1 - CERTAIN, Math.max(CERTAIN, share));
    judged = state;
    value = Math.log(wins / (1 - wins)) * (view.active === 0 ? 1 : -1);
    return value;
  };
  return {
    id: 'steere-atoll 1',
    stages: STAGE_BEGINS.length + 1,
    worlds: 1,
    stage: ({ size, open }) => {
      const { length } = boardOf(size).cells;
      return STAGE_BEGINS.filter((begin) => 1 - open.length / length >= begin).length;
    },
    traits: (state, seat) => [seat === 0 ? oddsOf(state) : -oddsOf(state)],
    weights: CHANCE_WEIGHTS,
  };
}
