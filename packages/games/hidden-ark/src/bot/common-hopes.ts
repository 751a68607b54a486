import { sizeOf } from '../bag.ts';
import { FACE_UP_AT_SETUP, POOL_POINTS, REFILL_AT, REFILLS, REFILLS_LONG } from '../cards/index.ts';
import { ESCALATION_FACTS } from '../numbers.ts';
import { isSolo, type HiddenArkState } from '../state.ts';
import { turnsLeft } from './time-left.ts';

/**
 * The points of the common score lines expected at the end: of the tokens that will still lie face
 * down, less the present escalation. Alone, also less the points by which the remaining turns lower
 * the awards.
 */
export function commonHopes(state: HiddenArkState): number {
  let turns = 0;
  for (let seat = 0; seat < state.players.length; seat++) turns += turnsLeft(state, seat);
  let dearer = 0;
  for (const kinds of state.escalations)
    for (const kind of kinds) dearer += ESCALATION_FACTS[kind]!.value;
  const alone = isSolo(state);
  // Alone, each turn sets a second token aside, and lowers an award by it.
  const drawn = (alone ? 2 : 1) * turns + drawnByRefills(state);
  const pool = Math.max(0, sizeOf(state.pool) - drawn);
  return POOL_POINTS * pool - dearer - (alone ? turns : 0);
}

/** Tokens that the remaining refills take from the pool, at most. */
function drawnByRefills({ players, refills, long }: HiddenArkState): number {
  const remaining = Math.max(0, (long ? REFILLS_LONG : REFILLS) - refills);
  return remaining * (FACE_UP_AT_SETUP + (REFILL_AT[players.length] as number));
}
