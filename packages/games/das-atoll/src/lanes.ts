import type { Seat } from '@atoll/engine';
import { CORNERS, EDGES } from './board/index.ts';
import { EMPTY, ownerOf, shipOf } from './state.ts';

/** The pieces on corners and edges, of a state or a view. */
export interface LaneBoard {
  readonly buildings: readonly number[];
  readonly pieces: readonly number[];
}

/**
 * How many lanes of a seat's ships join the two atolls: its ships, cut at every building, fall into
 * lanes, and a lane counts when one of its ends on the small and one on the large atoll have a
 * building, at least one of the two the seat's own.
 */
export function connectingLanes(board: LaneBoard, seat: Seat): number {
  const ship = shipOf(seat);
  const seen = new Set<number>();
  let count = 0;
  for (let edge = 0; edge < EDGES.length; edge++)
    if (board.pieces[edge] === ship && !seen.has(edge) && isConnecting(board, edge, seen)) count++;
  return count;
}

/** The edges of each lane of a seat that joins the two atolls. */
export function connectingLaneEdges(board: LaneBoard, seat: Seat): readonly (readonly number[])[] {
  const ship = shipOf(seat);
  const seen = new Set<number>();
  const lanes: number[][] = [];
  for (let edge = 0; edge < EDGES.length; edge++) {
    if (board.pieces[edge] !== ship || seen.has(edge)) continue;
    const before = seen.size;
    if (isConnecting(board, edge, seen)) lanes.push([...seen].slice(before));
  }
  return lanes;
}

/** Follows a lane from one of its ships; `seen` takes all of them. */
function isConnecting({ buildings, pieces }: LaneBoard, start: number, seen: Set<number>): boolean {
  const ship = pieces[start];
  const seat = ownerOf(ship);
  const ends = { small: false, large: false, ownSmall: false, ownLarge: false };
  const open = [start];
  seen.add(start);
  for (let edge = open.pop(); edge !== undefined; edge = open.pop())
    for (const corner of EDGES[edge].ends) {
      const { atoll, edges } = CORNERS[corner];
      if (buildings[corner] !== EMPTY) {
        const isOwn = ownerOf(buildings[corner]) === seat;
        if (atoll === 'small') {
          ends.small = true;
          ends.ownSmall ||= isOwn;
        } else {
          ends.large = true;
          ends.ownLarge ||= isOwn;
        }
        continue;
      }
      for (const next of edges)
        if (pieces[next] === ship && !seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
    }
  return (ends.ownSmall && ends.large) || (ends.small && ends.ownLarge);
}
