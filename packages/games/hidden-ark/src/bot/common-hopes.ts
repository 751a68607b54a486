import { sizeOf } from '../bag.ts';
import {
  ESCALATIONS,
  FACE_UP_AT_SETUP,
  POOL_POINTS,
  REFILL_AT,
  REFILLS,
  REFILLS_LONG,
} from '../cards/index.ts';
import { ESCALATION_FACTS } from '../numbers.ts';
import { isSolo, type HiddenArkState } from '../state.ts';
import { turnsLeft } from './time-left.ts';

/** The share of the escalation to come that will still be on the map at the end. */
const STAYING = 0.5;
/** The average value of an escalation token. */
const MEAN_ESCALATION =
  ESCALATIONS.reduce((sum, { value, count }) => sum + value * count, 0) /
  ESCALATIONS.reduce((sum, { count }) => sum + count, 0);

/**
 * The points of the common score lines expected at the end: of the tokens that will still lie face
 * down, less the escalation there is and will be. Alone, also less the points by which the
 * remaining turns lower the awards.
 */
export function commonHopes(state: HiddenArkState): number {
  let turns = 0;
  for (let seat = 0; seat < state.players.length; seat++) turns += turnsLeft(state, seat);
  let dearer = 0;
  for (const kinds of state.escalations)
    for (const kind of kinds) dearer += ESCALATION_FACTS[kind]!.value;
  const alone = isSolo(state);
  const leftovers = REFILL_AT[state.players.length] as number;
  const refills = Math.max(0, (state.long ? REFILLS_LONG : REFILLS) - state.refills);
  // Alone, each turn sets a second token aside, and lowers an award by it.
  const drawn = (alone ? 2 : 1) * turns + refills * (FACE_UP_AT_SETUP + leftovers);
  const pool = Math.max(0, sizeOf(state.pool) - drawn);
  // Without the escalation of the refills to come, a rescue that brings one about looks bad.
  const toCome = STAYING * refills * leftovers * MEAN_ESCALATION;
  return POOL_POINTS * pool - dearer - toCome - (alone ? turns : 0);
}
