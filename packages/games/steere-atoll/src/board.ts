import { meta } from './meta.ts';

/** The available sizes: the number of columns. 11 is the author's own, 7 is for practice. */
export const SIZES = meta.options.size.values;
export type Size = (typeof SIZES)[number];

export type Colour = 'black' | 'white';
export type Side = 'north' | 'east' | 'south' | 'west';
export type IslandId = `${Colour}-${Side}`;

export const COLOURS = ['black', 'white'] as const satisfies readonly Colour[];
export const SIDES = ['north', 'east', 'south', 'west'] as const satisfies readonly Side[];

/**
 * The eight islands in the order of their numbers: 4 · colour + side, so that the island exactly
 * opposite is `number ^ 2`.
 */
export const ISLANDS: readonly IslandId[] = COLOURS.flatMap((colour) =>
  SIDES.map((side): IslandId => `${colour}-${side}`),
);

/**
 * A point in double-height coordinates of hexes with a flat top: columns count from the west,
 * heights from the north. Both have the same parity; the neighbours lie at (column, height ± 2) and
 * (column ± 1, height ± 1).
 */
export interface Point {
  readonly column: number;
  readonly height: number;
}

export interface Cell extends Point {
  /** Column letter and row number from the south, such as 'f5'. */
  readonly name: string;
}

/** A stone that lies on the table from the beginning; `island` is a number of `ISLANDS`. */
export interface IslandStone extends Point {
  readonly island: number;
}

/**
 * A board. Cells are numbered from the north, each row from the west; turning the board half round
 * takes cell i to `cells.length - 1 - i` and keeps every colour.
 */
export interface Board {
  readonly size: Size;
  readonly cells: readonly Cell[];
  readonly islandStones: readonly IslandStone[];
  /** Numbers of the neighbouring cells, ascending, by cell. */
  readonly neighbours: readonly (readonly number[])[];
  /**
   * Numbers of the islands that the cell touches, ascending, by cell: none, one, or two at a seam.
   */
  readonly shores: readonly (readonly number[])[];
  /** The cell with that name; undefined if the board has none. */
  readonly cellNamed: (name: string) => number | undefined;
}

const boards = new Map<Size, Board>(SIZES.map((size) => [size, makeBoard(size)]));

/** The board of that size; the same object each time. */
export function boardOf(size: Size): Board {
  return boards.get(size) as Board;
}

/** 0 for black, 1 for white: the colour of an island by its number. */
export function islandColour(island: number): number {
  return island >> 2;
}

function makeBoard(size: Size): Board {
  const cells = makeCells(size);
  const islandStones = makeIslandStones(size);
  const cellAt = new Map(cells.map((cell, index) => [key(cell), index]));
  const islandAt = new Map(islandStones.map((stone) => [key(stone), stone.island]));
  const named = new Map(cells.map((cell, index) => [cell.name, index]));
  const around = (found: ReadonlyMap<number, number>) =>
    cells.map((cell) => {
      const numbers = new Set(touching(cell).flatMap((point) => found.get(key(point)) ?? []));
      return [...numbers].sort((a, b) => a - b);
    });
  return {
    size,
    cells,
    islandStones,
    neighbours: around(cellAt),
    shores: around(islandAt),
    cellNamed: (name) => named.get(name),
  };
}

/** Even columns have one cell less than odd ones, half a cell lower. */
function makeCells(size: Size): readonly Cell[] {
  const cells: Cell[] = [];
  for (let height = 1; height <= 2 * size - 3; height++) {
    for (let column = height % 2; column < size; column += 2) {
      cells.push({
        column,
        height,
        name: String.fromCharCode(97 + column) + String(size - 1 - Math.floor(height / 2)),
      });
    }
  }
  return cells;
}

/**
 * Rows of stones along the north and the south, columns of them along the west and the east; each
 * changes its colour in the middle.
 */
function makeIslandStones(size: Size): readonly IslandStone[] {
  const middle = (size - 1) / 2;
  const bottom = 2 * (size - 1);
  const stones: IslandStone[] = [];
  const put = (point: Point, id: IslandId) =>
    stones.push({ ...point, island: ISLANDS.indexOf(id) });
  for (let column = 0; column < size; column++) {
    if (column === middle) continue;
    const rim = column % 2 === 0 ? 0 : -1;
    put({ column, height: rim }, column > middle ? 'black-north' : 'white-north');
    put({ column, height: bottom - rim }, column < middle ? 'black-south' : 'white-south');
  }
  for (let height = 3; height <= bottom - 3; height += 2) {
    put({ column: -1, height }, height < 2 * middle ? 'black-west' : 'white-west');
    put({ column: size, height }, height > 2 * middle ? 'black-east' : 'white-east');
  }
  return stones;
}

function touching({ column, height }: Point): readonly Point[] {
  return [
    { column, height: height - 2 },
    { column, height: height + 2 },
    { column: column - 1, height: height - 1 },
    { column: column - 1, height: height + 1 },
    { column: column + 1, height: height - 1 },
    { column: column + 1, height: height + 1 },
  ];
}

function key({ column, height }: Point): number {
  return (height + 1) * 32 + column + 1;
}
