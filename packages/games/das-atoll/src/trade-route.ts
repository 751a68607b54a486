import type { Seat } from '@atoll/engine';
import { CORNERS, EDGES, otherEnd } from './board/index.ts';
import { EMPTY, isShip, ownerOf, type DasAtollState } from './state.ts';

type Board = Pick<DasAtollState, 'buildings' | 'pieces'>;

/**
 * The length of a seat's longest trade route: the most of its roads and ships in one row without
 * using one twice. Roads and ships join only at an own building, and no route passes through
 * another seat's building.
 */
export function longestTradeRoute({ buildings, pieces }: Board, seat: Seat): number {
  const walk: Walk = { buildings, pieces, seat, length: 0, most: 0 };
  for (let edge = 0; edge < EDGES.length; edge++) {
    if (pieces[edge] === EMPTY || ownerOf(pieces[edge]) !== seat) continue;
    for (const corner of EDGES[edge].ends) goOver(walk, edge, corner);
  }
  return walk.most;
}

interface Walk extends Board {
  readonly seat: Seat;
  /** Of the way, and of the longest one so far. */
  length: number;
  most: number;
}

/** By edge: 1 while the path uses it. The search backtracks over all, so none stays set. */
const used = new Uint8Array(EDGES.length);

/** Goes over an edge to the corner at one of its ends, on in every way, and back. */
function goOver(walk: Walk, edge: number, corner: number): void {
  const { buildings, pieces, seat } = walk;
  used[edge] = 1;
  walk.length++;
  if (walk.length > walk.most) walk.most = walk.length;
  const building = buildings[corner];
  if (building === EMPTY || ownerOf(building) === seat)
    for (const next of CORNERS[corner].edges) {
      const piece = pieces[next];
      if (piece === EMPTY || ownerOf(piece) !== seat || used[next] === 1) continue;
      if (building === EMPTY && isShip(piece) !== isShip(pieces[edge])) continue;
      goOver(walk, next, otherEnd(next, corner));
    }
  walk.length--;
  used[edge] = 0;
}
