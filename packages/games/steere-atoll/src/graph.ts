import { boardOf, ISLANDS, islandColour, SIZES, type Size } from './board.ts';

/** The contents of a node. */
export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
export type Stone = typeof BLACK | typeof WHITE;

/**
 * A board in the form of the rules. An island is one connected group, so it is one node: cells are
 * the nodes from 0, followed by the eight islands in the order of their numbers.
 */
export interface Graph {
  readonly cells: number;
  /** The numbers of all nodes. */
  readonly nodes: readonly number[];
  /** The nodes that each node touches, ascending; islands touch cells only. */
  readonly links: readonly (readonly number[])[];
  /** The contents of each node before the first stone. */
  readonly bare: readonly number[];
}

const graphs = new Map<Size, Graph>(SIZES.map((size) => [size, makeGraph(size)]));

export function graphOf(size: Size): Graph {
  return graphs.get(size) as Graph;
}

/**
 * The two ways to win of a colour, as pairs of opposite islands by number: north to south, and west
 * to east.
 */
export const CROSSINGS: Readonly<Record<Stone, readonly (readonly [from: number, to: number])[]>> =
  {
    [BLACK]: [
      [0, 2],
      [3, 1],
    ],
    [WHITE]: [
      [4, 6],
      [7, 5],
    ],
  };

function makeGraph(size: Size): Graph {
  const { cells, neighbours, shores } = boardOf(size);
  const ofCells = neighbours.map((near, cell) => [
    ...near,
    ...(shores[cell] ?? []).map((island) => cells.length + island),
  ]);
  const ofIslands = ISLANDS.map((_, island) =>
    cells.flatMap((_cell, cell) => (shores[cell]?.includes(island) ? [cell] : [])),
  );
  return {
    cells: cells.length,
    nodes: Array.from({ length: cells.length + ISLANDS.length }, (_, node) => node),
    links: [...ofCells, ...ofIslands],
    bare: [
      ...cells.map(() => EMPTY),
      ...ISLANDS.map((_, island) => (islandColour(island) === 0 ? BLACK : WHITE)),
    ],
  };
}
