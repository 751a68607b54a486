import { GOAL, MOST_ROUNDS } from '../numbers.ts';
import { openPoints } from '../points.ts';
import type { DasAtollState } from '../state.ts';
import { WORTH } from './weights.ts';

/** The approximate number of rounds until a seat wins. */
export function roundsLeft(state: DasAtollState): number {
  let most = 0;
  for (let seat = 0; seat < state.players.length; seat++)
    most = Math.max(most, openPoints(state, seat));
  return Math.max(1, Math.min(WORTH.pace * (GOAL - most), MOST_ROUNDS - state.round));
}
