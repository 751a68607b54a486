import type { Board, Point } from '../../src/board.ts';
import { rect, type Rect, type Spot } from '@atoll/table-kit/ui/rect.ts';

/** From the middle of a hex to its corner, in units of the plane on which the board is drawn. */
export const RADIUS = 20;
/** From the middle of a hex to its upper side. */
export const RISE = (RADIUS * Math.sqrt(3)) / 2;
/** How far land reaches beyond the middles of its stones. */
const LAND = RADIUS * 1.45;
/** Room outside of the land for the coordinates: more on a large board, which is shown smaller. */
export const rimOf = ({ size }: Board): number => RADIUS * (0.5 + size * 0.045);

/** The middle of a hex. */
export const middleOf = ({ column, height }: Point): Spot => ({
  x: column * RADIUS * 1.5,
  y: height * RISE,
});

/** The corners of a hex around a spot, clockwise from the east; `k` shrinks it. */
export const corners = ({ x, y }: Spot, k = 1): readonly Spot[] =>
  Array.from({ length: 6 }, (_, i) => ({
    x: x + Math.cos((i * Math.PI) / 3) * RADIUS * k,
    y: y + Math.sin((i * Math.PI) / 3) * RADIUS * k,
  }));

export type Coordinates = 'shown' | 'hidden';

/** Everything that belongs to a board: its islands, and the coordinates when they are shown. */
export function planeOf(board: Board, coordinates: Coordinates): Rect {
  const { size } = board;
  const rim = LAND + (coordinates === 'shown' ? rimOf(board) : 0);
  const west = -1.5 * RADIUS - rim;
  const north = -RISE - rim;
  return rect(west, north, (size - 1) * 1.5 * RADIUS - 2 * west, 2 * (size - 1) * RISE - 2 * north);
}

/** The number of the cell in which a spot lies, or undefined. */
export function cellAt(board: Board, spot: Spot): number | undefined {
  let best: number | undefined;
  let least = RISE * RISE * 1.15;
  board.cells.forEach((cell, index) => {
    const { x, y } = middleOf(cell);
    const far = (x - spot.x) ** 2 + (y - spot.y) ** 2;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}
