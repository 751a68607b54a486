import type { Seat } from '@atoll/engine';
import type { DasAtollAction } from '../action.ts';
import { CORNERS, EDGES } from '../board/index.ts';
import { pieceObstacle } from '../effects/placement.ts';
import { departureObstacle, moveObstacle } from '../effects/ship-move.ts';
import { EMPTY, ownerOf, shipOf, type DasAtollState } from '../state.ts';
import { judge, type Asked } from './asked.ts';

/**
 * By corner, the last walk over the map that reached it; kept, so that a walk allocates nothing.
 */
const touched = new Uint32Array(CORNERS.length);
let walk = 0;
/** The edges that the last walk found, from the first on. */
const found = new Uint8Array(EDGES.length);
/** The corners of each edge, one after the other. */
const ENDS = Uint8Array.from(EDGES.flatMap(({ ends }) => ends));

/**
 * Finds the free edges beside the seat's pieces; nothing else can be connected.
 * @returns the number `found`
 */
function findFrontier({ buildings, pieces }: DasAtollState, seat: Seat): number {
  walk++;
  for (let corner = 0; corner < buildings.length; corner++)
    if (ownerOf(buildings[corner]) === seat) touched[corner] = walk;
  for (let edge = 0; edge < pieces.length; edge++) {
    if (ownerOf(pieces[edge]) !== seat) continue;
    touched[ENDS[2 * edge]] = walk;
    touched[ENDS[2 * edge + 1]] = walk;
  }
  let count = 0;
  for (let edge = 0; edge < pieces.length; edge++)
    if (
      pieces[edge] === EMPTY &&
      (touched[ENDS[2 * edge]] === walk || touched[ENDS[2 * edge + 1]] === walk)
    )
      found[count++] = edge;
  return count;
}

const ROADS = EDGES.map((_, edge): DasAtollAction => ({ type: 'road', edge }));
const SHIPS = EDGES.map((_, edge): DasAtollAction => ({ type: 'ship', edge }));

export const listRoads = (asked: Asked): void => listPieces(asked, ROADS);
export const listShips = (asked: Asked): void => listPieces(asked, SHIPS);

function listPieces(asked: Asked, actions: readonly DasAtollAction[]): void {
  const count = findFrontier(asked.state, asked.seat);
  for (let index = 0; index < count; index++) judge(asked, actions[found[index]]);
}

/**
 * Each ship that can leave, to every edge where one more ship could be built; only beside the place
 * that it leaves can it have been the connection of the new place.
 */
export function listMoves({ state, seat, legal }: Asked): void {
  const ship = shipOf(seat);
  let open = -1;
  for (let from = 0; from < EDGES.length; from++) {
    if (state.pieces[from] !== ship || departureObstacle(state, from, seat)) continue;
    if (open < 0) open = findBerths(state, seat);
    for (let index = 0; index < open; index++) {
      const move = moveOf(from, found[index]);
      if (!meet(from, found[index]) || !moveObstacle(state, move, seat)) legal.push(move);
    }
  }
}

/** Finds the edges where one more ship could be built. @returns how many have been `found` */
function findBerths(state: DasAtollState, seat: Seat): number {
  const count = findFrontier(state, seat);
  let open = 0;
  for (let index = 0; index < count; index++)
    if (!pieceObstacle(state, found[index], shipOf(seat))) found[open++] = found[index];
  return open;
}

/** Whether two edges have a corner in common. */
function meet(edge: number, other: number): boolean {
  const [one, two] = EDGES[edge].ends;
  const [three, four] = EDGES[other].ends;
  return one === three || one === four || two === three || two === four;
}

/** By both edges, each made when it is first possible. */
const MOVES: (Move | undefined)[] = Array(EDGES.length ** 2).fill(undefined);
type Move = Extract<DasAtollAction, { type: 'move' }>;
function moveOf(from: number, to: number): Move {
  const index = from * EDGES.length + to;
  return (MOVES[index] ??= { type: 'move', from, to });
}
