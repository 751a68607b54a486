import type { Seat } from '@atoll/engine';
import { REFILL_AT, REFILLS, REFILLS_LONG } from '../cards/index.ts';
import { NONE } from '../numbers.ts';
import { lastRound, type HiddenArkState } from '../state.ts';

/** Fish that a seat rescues in a turn, on average. */
export const RESCUES_A_TURN = 0.45;
/** Turns of a seat in the last two rounds, on average, which rescues no longer shorten. */
const LAST_TURNS = 2.5;

/**
 * Turns that a seat will still have after the one that is under way: exact once the end has begun.
 */
export function turnsLeft(state: HiddenArkState, seat: Seat): number {
  const { ending, phase, turn, first, players, round } = state;
  if (phase === 'over') return 0;
  const after = (one: Seat): number => (one - first + players.length) % players.length;
  const waits = turn.seat !== seat && after(seat) > after(turn.seat) ? 1 : 0;
  if (ending === 'final') return waits;
  if (ending === 'triggered') return waits + 1;
  const threshold = REFILL_AT[players.length] as number;
  const places = state.tiles.length;
  let tiles = 0;
  for (let place = 0; place < places; place++) if (state.tiles[place] !== NONE) tiles++;
  const refills = (state.long ? REFILLS_LONG : REFILLS) - state.refills;
  const rescues = Math.max(0, tiles - threshold) + Math.max(0, refills) * (places - threshold);
  const turns = rescues / (RESCUES_A_TURN * players.length) + LAST_TURNS;
  return Math.min(turns, waits + lastRound(state) - round);
}
