import {
  boardOf,
  COLOURS,
  islandColour,
  ISLANDS,
  type Board,
  type Colour,
} from '../../src/board.ts';
import type { SteereAtollView } from '../../src/index.ts';

/**
 * The empty cells on a shortest way of a colour from one of its islands to the one opposite; none
 * where every way is blocked, or one is whole.
 */
export function shortestPath(
  { size, stones }: Pick<SteereAtollView, 'size' | 'stones'>,
  colour: Colour,
): readonly string[] {
  const board = boardOf(size);
  const own = ISLANDS.map((_, island) => island).filter(
    (island) => COLOURS[islandColour(island)] === colour,
  );
  const paths = own.flatMap((from) => {
    const path = pathFrom(board, { stones, colour, from });
    return path === undefined ? [] : [path];
  });
  const shortest = paths.reduce(
    (best: readonly number[] | undefined, path) =>
      best !== undefined && best.length <= path.length ? best : path,
    undefined,
  );
  return (shortest ?? []).flatMap((cell) => board.cells[cell]?.name ?? []);
}

interface Walk {
  readonly stones: string;
  readonly colour: Colour;
  /** The island where it begins. */
  readonly from: number;
}

/** Step by step, fewest stones first: an empty cell costs one, an own stone or island nothing. */
function pathFrom(board: Board, { stones, colour, from }: Walk): readonly number[] | undefined {
  const sign = colour === 'black' ? 'B' : 'W';
  const links = linksOf(board);
  const isOpen = (node: number): boolean =>
    node >= board.cells.length
      ? COLOURS[islandColour(node - board.cells.length)] === colour
      : stones[node] === sign || stones[node] === '.';
  const first = board.cells.length + from;
  // the island exactly opposite, as the board counts them
  const goal = board.cells.length + (from ^ 2);
  const paths = new Map<number, readonly number[]>([[first, []]]);
  for (let rim: readonly number[] = [first]; rim.length > 0; ) {
    const next = new Set<number>();
    for (const node of rim)
      for (const to of (links[node] ?? []).filter(isOpen)) {
        const path = [...(paths.get(node) ?? []), ...(stones[to] === '.' ? [to] : [])];
        if (path.length >= (paths.get(to)?.length ?? Infinity)) continue;
        paths.set(to, path);
        next.add(to);
      }
    rim = [...next];
  }
  return paths.get(goal);
}

/** The neighbours of every cell and, after the cells, of every island. */
function linksOf({ cells, neighbours, shores }: Board): readonly (readonly number[])[] {
  const ofCells = neighbours.map((near, cell) => [
    ...near,
    ...(shores[cell] ?? []).map((island) => cells.length + island),
  ]);
  const ofIslands = ISLANDS.map((_, island) =>
    cells.flatMap((_cell, cell) => (shores[cell]?.includes(island) === true ? [cell] : [])),
  );
  return [...ofCells, ...ofIslands];
}
