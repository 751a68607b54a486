import { ISLANDS, type Board } from '../../src/board.ts';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';
import { middleOf } from '../board/plane.ts';

/**
 * The spots that a winning chain runs through; it crosses an island between the stones that the
 * chain touches.
 */
export function ribbon(board: Board, path: readonly string[]): readonly Spot[] {
  const cellSpot = (name: string | undefined): Spot | undefined => {
    const cell = name === undefined ? undefined : board.cellNamed(name);
    return cell === undefined ? undefined : middleOf(board.cells[cell]);
  };
  return path.flatMap((step, i) => {
    const here = cellSpot(step);
    if (here !== undefined) return [here];
    const coast = board.islandStones.filter(({ island }) => ISLANDS[island] === step).map(middleOf);
    const landings = [cellSpot(path[i - 1]), cellSpot(path[i + 1])].flatMap((each) =>
      each === undefined ? [] : [nearest(coast, each)],
    );
    const [from, to = from] = landings;
    if (from === undefined || to === undefined) return [];
    const between = coast.slice(Math.min(from, to), Math.max(from, to) + 1);
    return from <= to ? between : between.reverse();
  });
}

function nearest(spots: readonly Spot[], to: Spot): number {
  let best = 0;
  spots.forEach(({ x, y }, i) => {
    const held = spots[best];
    if (Math.hypot(x - to.x, y - to.y) < Math.hypot(held.x - to.x, held.y - to.y)) best = i;
  });
  return best;
}
