import type { Seat } from '@atoll/engine';
import { CORNERS, EDGES, PIRATE_TRACK, touchesHex } from '../board/index.ts';
import { SPECIAL_SEATS } from '../numbers.ts';
import type { ReasonCode } from '../legality/reason.ts';
import { EMPTY, isCity, isShip, ownerOf, settlementOf, type DasAtollState } from '../state.ts';

/** The obstacle to a piece, or undefined. */
export type Obstacle = ReasonCode | undefined;

type Board = Pick<DasAtollState, 'buildings' | 'pieces' | 'pirate'>;

export const pirateHex = ({ pirate }: Pick<DasAtollState, 'pirate'>): number =>
  PIRATE_TRACK[pirate];

/** Whether an edge can take a road or a ship at all, of any seat. */
function edgeObstacle(board: Board, edge: number, kind: 'road' | 'ship'): Obstacle {
  const place = EDGES[edge];
  if (!place) return 'no-such-place';
  if (board.pieces[edge] !== EMPTY) return 'occupied';
  if (kind === 'road') return place.takesRoad ? undefined : 'not-on-land';
  if (!place.takesShip) return 'not-at-sea';
  return touchesHex(edge, pirateHex(board)) ? 'pirate' : undefined;
}

/**
 * Whether a road or ship of the seat may continue through a corner: from an own building, or from
 * an own piece of the same kind unless another seat has built there.
 */
function goesOnFrom(board: Board, corner: number, piece: number): boolean {
  const building = board.buildings[corner];
  if (building !== EMPTY) return ownerOf(building) === ownerOf(piece);
  for (const edge of CORNERS[corner].edges) if (board.pieces[edge] === piece) return true;
  return false;
}

/** Why the seat cannot build a road or a ship on an edge; `piece` is the road or the ship. */
export function pieceObstacle(board: Board, edge: number, piece: number): Obstacle {
  const obstacle = edgeObstacle(board, edge, isShip(piece) ? 'ship' : 'road');
  if (obstacle) return obstacle;
  const [one, other] = EDGES[edge].ends;
  return goesOnFrom(board, one, piece) || goesOnFrom(board, other, piece)
    ? undefined
    : 'not-connected';
}

/** Why the first road or ship cannot go on an edge: it must lie at the settlement just placed. */
export function firstPieceObstacle(
  board: Board & Pick<DasAtollState, 'beside'>,
  edge: number,
  kind: 'road' | 'ship',
): Obstacle {
  const obstacle = edgeObstacle(board, edge, kind);
  if (obstacle) return obstacle;
  return EDGES[edge].ends.includes(board.beside) ? undefined : 'beside-the-settlement';
}

/**
 * The atoll for a settlement of the set-up, after `placed` others: first the small, then the large;
 * of five, the last of the first round has the choice.
 */
export function startAtoll(placed: number, seats: number): 'small' | 'large' | 'either' {
  if (seats === SPECIAL_SEATS && placed === seats - 1) return 'either';
  return placed < seats ? 'small' : 'large';
}

/** Why no seat can settle on a corner: it is no land, taken, or next to a building. */
export function siteObstacle({ buildings }: Board, corner: number): Obstacle {
  const place = CORNERS[corner];
  if (!place) return 'no-such-place';
  if (place.atoll === 'none') return 'not-on-land';
  if (buildings[corner] !== EMPTY) return 'occupied';
  for (const next of place.corners) if (buildings[next] !== EMPTY) return 'too-close';
  return undefined;
}

/** Why the seat cannot settle on a corner: also if no own road or ship leads there. */
export function settlementObstacle(board: Board, corner: number, seat: Seat): Obstacle {
  const obstacle = siteObstacle(board, corner);
  if (obstacle) return obstacle;
  for (const edge of CORNERS[corner].edges)
    if (board.pieces[edge] !== EMPTY && ownerOf(board.pieces[edge]) === seat) return undefined;
  return 'not-connected';
}

export function cityObstacle({ buildings }: Board, corner: number, seat: Seat): Obstacle {
  if (!CORNERS[corner]) return 'no-such-place';
  if (buildings[corner] === settlementOf(seat)) return undefined;
  return buildings[corner] !== EMPTY && isCity(buildings[corner]) ? 'occupied' : 'no-settlement';
}
