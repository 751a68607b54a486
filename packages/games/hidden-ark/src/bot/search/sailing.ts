import { EXTENSION_PRICE } from '../../cards/index.ts';
import { apply } from '../../apply.ts';
import { AT_SEA } from '../../legality/candidates.ts';
import { checkMove } from '../../legality/check.ts';
import type { HiddenArkAction } from '../../action.ts';
import { OK } from '../../legality/reason.ts';
import { NONE } from '../../numbers.ts';
import { canStop } from '../../sea.ts';
import { mapOf, PORT } from '../../sea-map.ts';
import { playerOnTurn, type HiddenArkState } from '../../state.ts';
import { totalOf } from '../../tracks.ts';
import { distance } from '../distances.ts';
import { followed, settled, type Judge, type Step } from './steps.ts';

/** The maximum of extra movement bought for one way. */
const MOST_EXTENSIONS = 3;

const EXTEND: HiddenArkAction = { type: 'extend' };

/** Every way of a vessel to a place that is worth going to, as far as the turn allows. */
export function sailings(step: Step, judge: Judge): readonly Step[] {
  const { state } = step;
  if (!state.turn.sailing) return [];
  const found: Step[] = [];
  const { vessels } = playerOnTurn(state);
  const targets = targetsOf(state);
  for (let vessel = 0; vessel < vessels.length; vessel++) {
    if (vessels.indexOf(vessels[vessel] as number) < vessel) continue;
    for (const target of targets) {
      const arrived = sailTo(step, { vessel, target, judge });
      if (arrived) found.push(arrived);
    }
  }
  return found;
}

/** Spaces with fish or points that a vessel may stop on. */
function targetsOf(state: HiddenArkState): readonly number[] {
  const { places } = mapOf(state.side);
  const fish = places.filter(
    (space, place) => state.tiles[place] !== NONE && canStop(state, space),
  );
  const points = state.points.flatMap((value, space) => (value > 0 ? [space] : []));
  return [...fish, ...points];
}

interface Voyage {
  readonly vessel: number;
  readonly target: number;
  /** Chooses the payment. */
  readonly judge: Judge;
}

/**
 * The shortest way to a space: complete if enough movement can be bought, or as far as the movement
 * goes. Undefined where nothing can be done.
 */
function sailTo(step: Step, { vessel, target, judge }: Voyage): Step | undefined {
  const { state } = step;
  const at = playerOnTurn(state).vessels[vessel] as number;
  const way = distance(state.side, at, target);
  if (way === 0 || way === Infinity) return undefined;
  const lacking = way - state.turn.moves;
  if (lacking > 0 && mapOf(state.side).placeAt[target] === NONE) return undefined;
  const wealth = totalOf(playerOnTurn(state));
  const buys = lacking > 0 && lacking <= MOST_EXTENSIONS && wealth >= lacking * EXTENSION_PRICE;
  if (lacking > 0 && !buys && state.turn.moves === 0) return undefined;
  let now = step;
  for (let left = buys ? lacking : 0; left > 0; left--) now = settled(followed(now, EXTEND), judge);
  const begun = nextMove(now.state, vessel, target);
  if (!begun) return undefined;
  now = followed(now, begun);
  for (;;) {
    const action = nextMove(now.state, vessel, target);
    if (!action) break;
    apply(now.state, now.state.turn.seat, action);
  }
  // A vessel that may not stop where its movement ends has no way there.
  return now.state.turn.passing !== NONE ? undefined : now;
}

/** A move that comes nearer, over points where there are any. */
function nextMove(
  state: HiddenArkState,
  vessel: number,
  target: number,
): HiddenArkAction | undefined {
  const { side, points } = state;
  const at = playerOnTurn(state).vessels[vessel] as number;
  if (at === target) return undefined;
  const map = mapOf(side);
  const near = at >= PORT ? [map.exits[at - PORT] as number] : (map.near[at] as readonly number[]);
  const way = distance(side, at, target);
  let chosen = NONE;
  for (const space of near) {
    if (distance(side, space, target) !== way - 1) continue;
    if (checkMove(state, vessel, space) !== OK) continue;
    if (state.turn.moves === 1 && !canStop(state, space)) continue;
    if (chosen === NONE || (points[space] as number) > (points[chosen] as number)) chosen = space;
  }
  return chosen === NONE ? undefined : AT_SEA[side].moves[vessel]![chosen];
}
