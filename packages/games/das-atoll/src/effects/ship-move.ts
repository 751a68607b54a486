import type { Seat } from '@atoll/engine';
import { CORNERS, EDGES, touchesHex } from '../board/index.ts';
import { pieceObstacle, pirateHex, type Obstacle } from './placement.ts';
import { EMPTY, shipOf, type DasAtollState } from '../state.ts';

/** Why a ship cannot be moved from one edge to another. */
export function moveObstacle(
  state: DasAtollState,
  move: { readonly from: number; readonly to: number },
  seat: Seat,
): Obstacle {
  return (
    departureObstacle(state, move.from, seat) ??
    arrivalObstacle(state, move, seat) ??
    (move.from === move.to ? 'occupied' : undefined)
  );
}

/** Why the ship on an edge cannot leave it. */
export function departureObstacle(state: DasAtollState, from: number, seat: Seat): Obstacle {
  if (!EDGES[from]) return 'no-such-place';
  if (state.pieces[from] !== shipOf(seat)) return 'not-your-ship';
  if (state.moved) return 'moved-before';
  if (state.newShips.includes(from)) return 'new-ship';
  if (touchesHex(from, pirateHex(state))) return 'pirate';
  const [one, other] = EDGES[from].ends;
  return isOpenEnd(state, one, from) || isOpenEnd(state, other, from) ? undefined : 'closed-lane';
}

/** No seat has built there, and no other ship of the lane continues from there. */
function isOpenEnd(state: DasAtollState, corner: number, from: number): boolean {
  if (state.buildings[corner] !== EMPTY) return false;
  const ship = state.pieces[from];
  for (const edge of CORNERS[corner].edges)
    if (edge !== from && state.pieces[edge] === ship) return false;
  return true;
}

/** The ship has left its place before it is placed again, so it does not connect to itself. */
function arrivalObstacle(
  state: DasAtollState,
  { from, to }: { readonly from: number; readonly to: number },
  seat: Seat,
): Obstacle {
  const { pieces } = state;
  pieces[from] = EMPTY;
  const obstacle = pieceObstacle(state, to, shipOf(seat));
  pieces[from] = shipOf(seat);
  return obstacle;
}
