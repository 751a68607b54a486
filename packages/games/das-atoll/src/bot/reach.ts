import type { Seat } from '@atoll/engine';
import { CORNERS, EDGES, LAND_CORNERS, otherEnd } from '../board/index.ts';
import { EMPTY, isShip, ownerOf, roadOf, type DasAtollState } from '../state.ts';
import { lanesOf, type Lane } from './lane-groups.ts';

/** A corner that a seat can reach with a few more pieces of one kind. */
export interface Route {
  readonly corner: number;
  readonly kind: 'road' | 'ship';
  /** Pieces still to be built, 0 or more. */
  readonly pieces: number;
  /** The lane would join the atolls there. */
  readonly joins: boolean;
}

/** The number of pieces to look ahead. */
const FURTHEST = 3;

type Board = Pick<DasAtollState, 'buildings' | 'pieces'>;

/** All corners that a seat can reach, by road and by ship, corners without a building first. */
export function routesOf(board: Board, seat: Seat): readonly Route[] {
  const routes: Route[] = [];
  const lanes = lanesOf(board, seat);
  const buildings = LAND_CORNERS.filter(
    (corner) => board.buildings[corner] !== EMPTY && ownerOf(board.buildings[corner]) === seat,
  );
  const ends = openEnds(board, roadOf(seat));
  spread(board, { seat, kind: 'road', starts: [...buildings, ...ends] }, (corner, pieces) => {
    routes.push({ corner, kind: 'road', pieces, joins: false });
  });
  for (const atoll of ['small', 'large', 'none'] as const) {
    const own = buildings.filter((corner) => CORNERS[corner].atoll === atoll);
    const groups = lanes.filter((lane) => lane.from === atoll);
    const starts = [...own, ...groups.flatMap(({ open }) => open)];
    const shut = closedCorners(lanes, atoll);
    spread(board, { seat, kind: 'ship', starts, shut }, (corner, pieces) => {
      const { atoll: there } = CORNERS[corner];
      const joins = atoll !== 'none' && there !== 'none' && there !== atoll;
      routes.push({ corner, kind: 'ship', pieces, joins });
    });
  }
  return routes;
}

/** Corners of lanes that count already: a new ship that meets them makes no new lane. */
const closedCorners = (lanes: readonly Lane[], atoll: Lane['from']): ReadonlySet<number> =>
  atoll === 'none'
    ? NONE
    : new Set(lanes.flatMap(({ from, open }) => (from === 'none' ? open : [])));
const NONE: ReadonlySet<number> = new Set();

/** Corners without a building where a road of the seat ends or passes. */
function openEnds({ buildings, pieces }: Board, road: number): readonly number[] {
  const ends = new Set<number>();
  for (let edge = 0; edge < EDGES.length; edge++)
    if (pieces[edge] === road && !isShip(pieces[edge]))
      for (const corner of EDGES[edge].ends) if (buildings[corner] === EMPTY) ends.add(corner);
  return [...ends];
}

interface Spread {
  readonly seat: Seat;
  readonly kind: 'road' | 'ship';
  readonly starts: readonly number[];
  readonly shut?: ReadonlySet<number>;
}

/** Extends over free edges from the starts, the nearest corners first; not past a building. */
function spread(
  { buildings, pieces }: Board,
  { seat, kind, starts, shut = NONE }: Spread,
  found: (corner: number, pieces: number) => void,
): void {
  const seen = new Set(starts);
  let ring = starts;
  for (let far = 0; far <= FURTHEST && ring.length > 0; far++) {
    const next: number[] = [];
    for (const corner of ring) {
      if (far > 0 || buildings[corner] === EMPTY) found(corner, far);
      const building = buildings[corner];
      if (building !== EMPTY && (far > 0 || ownerOf(building) !== seat)) continue;
      if (far === FURTHEST) continue;
      for (const edge of CORNERS[corner].edges) {
        const { takesRoad, takesShip } = EDGES[edge];
        if (pieces[edge] !== EMPTY || !(kind === 'road' ? takesRoad : takesShip)) continue;
        const there = otherEnd(edge, corner);
        if (seen.has(there) || shut.has(there)) continue;
        seen.add(there);
        next.push(there);
      }
    }
    ring = next;
  }
}
