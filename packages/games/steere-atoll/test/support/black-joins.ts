import type { Board } from '../../src/board.ts';

/** Whether Black joins two opposite islands, told by a plain walk over the board. */
export function blackJoins(board: Board, isBlack: readonly boolean[]): boolean {
  return [0, 3].some((from) => {
    const islands = new Set<number>();
    const cells = new Set<number>();
    const visit = (cell: number): void => {
      if (!isBlack[cell] || cells.has(cell)) return;
      cells.add(cell);
      board.neighbours[cell]!.forEach(visit);
      board.shores[cell]!.filter((island) => island < 4).forEach(land);
    };
    const land = (island: number): void => {
      if (islands.has(island)) return;
      islands.add(island);
      board.shores.forEach((shores, cell) => shores.includes(island) && visit(cell));
    };
    land(from);
    return islands.has(from ^ 2);
  });
}
