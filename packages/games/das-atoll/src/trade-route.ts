import type { Seat } from '@atoll/engine';
import { CORNERS, EDGES, otherEnd } from './board/index.ts';
import { EMPTY, isShip, ownerOf, type DasAtollState } from './state.ts';

type Board = Pick<DasAtollState, 'buildings' | 'pieces'>;

/**
 * The length of a seat's longest trade route: the most of its roads and ships in one row without
 * going over one twice. Roads and ships join only at an own building, and nothing passes through
 * somebody else's.
 */
export function longestTradeRoute(board: Board, seat: Seat): number {
  const walk: Walk = { ...board, seat, used: new Set(), most: 0 };
  for (let edge = 0; edge < EDGES.length; edge++) {
    if (board.pieces[edge] === EMPTY || ownerOf(board.pieces[edge]) !== seat) continue;
    walk.used.add(edge);
    for (const corner of EDGES[edge].ends) follow(walk, edge, corner);
    walk.used.delete(edge);
  }
  return walk.most;
}

interface Walk extends Board {
  readonly seat: Seat;
  readonly used: Set<number>;
  most: number;
}

/** Goes on from an edge over the corner at one of its ends. */
function follow(walk: Walk, edge: number, corner: number): void {
  const { buildings, pieces, seat, used } = walk;
  if (used.size > walk.most) walk.most = used.size;
  const building = buildings[corner];
  if (building !== EMPTY && ownerOf(building) !== seat) return;
  for (const next of CORNERS[corner].edges) {
    const piece = pieces[next];
    if (piece === EMPTY || ownerOf(piece) !== seat || used.has(next)) continue;
    if (building === EMPTY && isShip(piece) !== isShip(pieces[edge])) continue;
    used.add(next);
    follow(walk, next, otherEnd(next, corner));
    used.delete(next);
  }
}
