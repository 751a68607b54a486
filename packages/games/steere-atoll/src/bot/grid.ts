import { ISLANDS, type Board, type Point } from '../board.ts';

/**
 * The board of the playouts: a grid with an empty rim, one slot a place. Columns lie one after the
 * other, `stride` slots apart; the neighbours of a slot lie at ±1, ±stride and ±(stride - 1).
 */
export interface Grid {
  readonly stride: number;
  /** First slot and slot after the last, by column, islands included. */
  readonly columns: readonly (readonly [number, number])[];
  /** The slot of each cell. */
  readonly cells: readonly number[];
  /** Slots by number of the island. */
  readonly islands: readonly (readonly number[])[];
  /** Two cells side by side and the two slots that touch both: x, y, a, b. */
  readonly bridges: readonly (readonly [number, number, number, number])[];
}

export function gridOf(board: Board): Grid {
  const points: readonly Point[] = [...board.cells, ...board.islandStones];
  const rows = points.map(rowOf);
  const top = Math.min(...rows);
  const stride = Math.max(...rows) - top + 2;
  const slotOf = (point: Point): number => (point.column + 2) * stride + rowOf(point) - top + 1;
  const cells = board.cells.map(slotOf);
  const islands = ISLANDS.map((_, island) =>
    board.islandStones.filter((stone) => stone.island === island).map(slotOf),
  );
  const columns = Array.from({ length: board.size + 2 }, (_, index): readonly [number, number] => {
    const slots = points.filter(({ column }) => column === index - 1).map(slotOf);
    return [Math.min(...slots), Math.max(...slots) + 1];
  });
  return { stride, columns, cells, islands, bridges: bridgesOf(cells, islands.flat(), stride) };
}

/**
 * In this direction neighbours in the same slanting row have the same number, and every other
 * neighbour one more or less.
 */
function rowOf({ column, height }: Point): number {
  return (height - column) / 2;
}

function bridgesOf(
  cells: readonly number[],
  islands: readonly number[],
  stride: number,
): Grid['bridges'] {
  const inside = new Set(cells);
  const there = new Set([...cells, ...islands]);
  // Each direction with the two steps beside it, which lead to the common neighbours of both ends.
  const directions = [
    [1, stride, 1 - stride],
    [stride, 1, stride - 1],
    [stride - 1, stride, -1],
  ] as const;
  return cells.flatMap((x) =>
    directions
      .map(([step, left, right]) => [x, x + step, x + left, x + right] as const)
      .filter(([, y, a, b]) => inside.has(y) && there.has(a) && there.has(b)),
  );
}
