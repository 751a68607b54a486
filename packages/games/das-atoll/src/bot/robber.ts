import type { Seat } from '@atoll/engine';
import type { DasAtollAction } from '../action.ts';
import { HEX_CORNERS, LAND, PIRATE_TRACK, yieldOf } from '../board/index.ts';
import { pirateVictims, victimsOf } from '../effects/victims.ts';
import { GOAL, throwsFor } from '../numbers.ts';
import { openPoints } from '../points.ts';
import { sumOf } from '../resource.ts';
import { EMPTY, isCity, ownerOf, type DasAtollState } from '../state.ts';
import { evaluate } from './evaluate.ts';

export interface Robbery {
  readonly hex: number;
  readonly worth: number;
}

/** The worth of a rival getting one card less in 36 throws, and of a card stolen from it. */
const PIP = 0.03;
const CARD = 0.22;

/** The robber's best place for a seat that sends it, and the worth of that. */
export function bestRobbery(state: DasAtollState, seat: Seat): Robbery {
  const before = evaluate(state, seat) - blocked(state, seat, state.robber);
  const pirate = pirateWorth(state, seat);
  let best: Robbery = { hex: state.robber, worth: -Infinity };
  for (const hex of LAND) {
    if (hex === state.robber) continue;
    const theft = pirate ?? victimWorth(state, seat, ownersAt(state, hex));
    const worth = before + blocked(state, seat, hex) + theft;
    if (worth > best.worth) best = { hex, worth };
  }
  return best;
}

/** Robber places that harm no seat. */
export const harmlessRobberies = (
  { buildings }: DasAtollState,
  legal: readonly DasAtollAction[],
): readonly DasAtollAction[] =>
  legal.filter(
    (one) =>
      one.type === 'robber' && HEX_CORNERS[one.hex].every((corner) => buildings[corner] === EMPTY),
  );

/** The best victim of a theft: the rival that the seat fears most. */
export function bestVictim(state: DasAtollState, seat: Seat): DasAtollAction {
  const victims = victimsOf(state);
  const [best] = [...victims].sort((a, b) => dreadOf(state, b, seat) - dreadOf(state, a, seat));
  return { type: 'steal', victim: best };
}

/** The loss of rivals by the robber on a hex, less the loss of the seat itself. */
function blocked(state: DasAtollState, seat: Seat, hex: number): number {
  if (yieldOf(state.terrain[hex]) < 0) return 0;
  let worth = 0;
  for (const corner of HEX_CORNERS[hex]) {
    const building = state.buildings[corner];
    if (building === EMPTY) continue;
    const cards = throwsFor(state.chips[hex]) * (isCity(building) ? 2 : 1);
    const owner = ownerOf(building);
    worth += cards * PIP * (owner === seat ? -2 : dreadOf(state, owner, seat));
  }
  return worth;
}

/** The worth of the pirate's thefts at its next place; undefined if there are none. */
function pirateWorth(state: DasAtollState, seat: Seat): number | undefined {
  const pirate = (state.pirate + state.pirateSteps) % PIRATE_TRACK.length;
  const victims = pirateVictims({ ...state, pirate });
  return victims.length > 0 ? victimWorth(state, seat, victims) : undefined;
}

function ownersAt(state: DasAtollState, hex: number): readonly Seat[] {
  return HEX_CORNERS[hex].flatMap((corner) =>
    state.buildings[corner] === EMPTY ? [] : [ownerOf(state.buildings[corner])],
  );
}

function victimWorth(state: DasAtollState, seat: Seat, owners: readonly Seat[]): number {
  let most = 0;
  for (const owner of owners)
    if (owner !== seat && sumOf(state.players[owner].hand) > 0)
      most = Math.max(most, CARD * (0.5 + 0.5 * dreadOf(state, owner, seat)));
  return most;
}

/** The weight of a rival's loss for a seat: about 0.5 to 2. */
function dreadOf(state: DasAtollState, rival: Seat, seat: Seat): number {
  const points = openPoints(state, rival);
  const ahead = points - openPoints(state, seat);
  const held = sumOf(state.players[rival].hand) / 20;
  return Math.max(0.4, 1 + 0.12 * ahead) + held + (points >= GOAL - 2 ? 1 : 0);
}
