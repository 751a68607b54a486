import { ISLANDS, type Board, type Cell, type IslandId, type Point } from '../../src/board.ts';

/**
 * The six neighbours of a hex with a flat top, and the two ways along a row, which goes up and down
 * by half a cell.
 */
export type Direction =
  | 'north'
  | 'south'
  | 'north-east'
  | 'south-east'
  | 'north-west'
  | 'south-west'
  | 'east'
  | 'west';

/** Where a step leads: to a cell, against an island, or to the open rim between two islands. */
export type Reached =
  | { readonly at: 'cell'; readonly cell: number }
  | { readonly at: 'island'; readonly island: IslandId }
  | { readonly at: 'rim' };

type Neighbour = Exclude<Direction, 'east' | 'west'>;

const STEPS: Readonly<Record<Neighbour, readonly [number, number]>> = {
  north: [0, -2],
  south: [0, 2],
  'north-east': [1, -1],
  'south-east': [1, 1],
  'north-west': [-1, -1],
  'south-west': [-1, 1],
};

// cells of one row have the same number in their names; those of even columns lie half a cell
// higher
function alongRow({ column }: Point, direction: Direction): Neighbour {
  if (direction === 'east') return column % 2 === 0 ? 'south-east' : 'north-east';
  if (direction === 'west') return column % 2 === 0 ? 'south-west' : 'north-west';
  return direction;
}

/** The diagonal of that side which the way along the row does not take. */
export const acrossRow = ({ column }: Point, side: 'east' | 'west'): Neighbour =>
  `${column % 2 === 0 ? 'north' : 'south'}-${side}`;

/** One step from a cell. */
export function step(board: Board, from: number, direction: Direction): Reached {
  const cell = board.cells[from];
  const [dc, dh] = STEPS[alongRow(cell, direction)];
  const column = cell.column + dc;
  const height = cell.height + dh;
  const there = (point: Point): boolean => point.column === column && point.height === height;
  const next = board.cells.findIndex(there);
  if (next >= 0) return { at: 'cell', cell: next };
  const land = board.islandStones.find(there);
  return land === undefined ? { at: 'rim' } : { at: 'island', island: ISLANDS[land.island] };
}

/** The row number in a cell's name: 1 in the south. */
export const rowOf = ({ name }: Cell): number => Number(name.slice(1));

/** The cells by row, from the north, each row from the west: as the grid is read aloud. */
export function rowsOf(
  board: Board,
): readonly { readonly row: number; readonly cells: readonly number[] }[] {
  const column = (index: number): number => board.cells[index].column;
  const order = board.cells.map((_, index) => index).sort((a, b) => column(a) - column(b));
  return Array.from({ length: board.size - 1 }, (_, i) => board.size - 1 - i).map((row) => ({
    row,
    cells: order.filter((index) => rowOf(board.cells[index]) === row),
  }));
}
