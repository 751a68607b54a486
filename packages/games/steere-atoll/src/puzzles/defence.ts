import type { TrialBoard } from './trial-board.ts';
import type { WinSearch } from './win-search.ts';

/** A defender that is farther from a connection than this many stones has no prospects of one. */
const FARTHEST = 20;

/**
 * The cell with which the defender, who is to move, resists a forced win within `turns` best: the
 * win takes the attacker as many turns as possible; then as few cells as possible keep it forced;
 * then the defender is as close to a connection of its own as possible; then the lowest number. The
 * board must be the one that is searched, and the win must be forced.
 */
export function strongestDefence(board: TrialBoard, search: WinSearch, turns: number): number {
  const { turns: needed, cells } = longest(board, search, turns);
  const [first = -1, ...others] = cells;
  let best = first;
  let most = others.length > 0 ? stubbornness(board, search, { cell: first, turns: needed }) : 0;
  for (const cell of others) {
    const value = stubbornness(board, search, { cell, turns: needed });
    if (value <= most) continue;
    [best, most] = [cell, value];
  }
  return best;
}

/** The turns that the attacker needs against the longest resistance, and the cells of it. */
function longest(
  board: TrialBoard,
  search: WinSearch,
  turns: number,
): { readonly turns: number; readonly cells: readonly number[] } {
  for (let needed = turns; needed > 0; needed--) {
    const stops = search.stops(needed - 1);
    // Any cell resists that long; only those that the win depends on make a difference.
    if (!stops)
      return { turns: needed, cells: search.wins(needed)?.toSorted(ascending) ?? board.open() };
    if (stops.length > 0) return { turns: needed, cells: stops };
  }
  return { turns: 1, cells: board.open() };
}

/** Higher is better for the defender. */
function stubbornness(
  board: TrialBoard,
  search: WinSearch,
  { cell, turns }: { readonly cell: number; readonly turns: number },
): number {
  return search.after(cell, search.defender, () => {
    const { length } = search.answers(turns);
    const { lengths } = board.routes(search.defender, FARTHEST);
    return -length * (FARTHEST + 2) - (lengths[0] ?? FARTHEST + 1);
  });
}

function ascending(a: number, b: number): number {
  return a - b;
}
