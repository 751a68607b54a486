/**
 * A second judge of who has won, which shares nothing with the rules: plain flood fill over
 * double-height coordinates, with cells and island stones alike, written from the specification
 * (section 3).
 */
export type Colour = 'black' | 'white';

interface Stone {
  readonly colour: Colour;
  /** '' for a stone that was placed. */
  readonly side: '' | 'N' | 'E' | 'S' | 'W';
}

type Stones = Map<string, Stone>;
const at = (column: number, height: number): string => `${column},${height}`;

/**
 * Whether the colour connects two of its islands that lie opposite each other; `placed` maps cell
 * names to colours.
 */
export function connects(
  size: number,
  placed: ReadonlyMap<string, Colour>,
  colour: Colour,
): boolean {
  return shortestChain(size, placed, colour) < Infinity;
}

/**
 * How many steps the shortest such chain has, where a cell counts one and an island as a whole
 * counts one; else Infinity.
 */
export function shortestChain(
  size: number,
  placed: ReadonlyMap<string, Colour>,
  colour: Colour,
): number {
  const stones = islandStones(size);
  for (const [name, owner] of placed) stones.set(point(size, name), { colour: owner, side: '' });
  const own: Stones = new Map([...stones].filter(([, stone]) => stone.colour === colour));
  return Math.min(steps(own, 'N', 'S'), steps(own, 'W', 'E'));
}

/** Floods ring by ring; an island that is reached is flooded at once. */
function steps(own: Stones, from: Stone['side'], to: Stone['side']): number {
  const island = (side: Stone['side']): readonly string[] =>
    [...own].filter(([, stone]) => stone.side === side).map(([where]) => where);
  const seen = new Set<string>();
  let ring = island(from);
  for (let count = 1; ring.length > 0; count++) {
    if (ring.some((where) => own.get(where)?.side === to)) return count;
    for (const where of ring) seen.add(where);
    const next = ring.flatMap(neighbours).filter((where) => own.has(where) && !seen.has(where));
    const sides = new Set(
      next.map((where) => own.get(where)?.side ?? '').filter((side) => side !== ''),
    );
    ring = [...new Set([...next, ...[...sides].flatMap(island)])].filter(
      (where) => !seen.has(where),
    );
  }
  return Infinity;
}

/** The six points around a point. */
export function neighbours(where: string): readonly string[] {
  const [column = 0, height = 0] = where.split(',').map(Number);
  return [
    [0, -2],
    [0, 2],
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ].map(([right = 0, down = 0]) => at(column + right, height + down));
}

/**
 * The stones round the board: rows along the north and the south, columns along the west and the
 * east.
 */
export function islandStones(size: number): Stones {
  const h = (size - 1) / 2;
  const bottom = 2 * (size - 1);
  const stones: Stones = new Map();
  for (let column = 0; column < size; column++) {
    if (column === h) continue;
    const top = column % 2 === 1 ? -1 : 0;
    stones.set(at(column, top), { side: 'N', colour: column > h ? 'black' : 'white' });
    stones.set(at(column, bottom - top), { side: 'S', colour: column < h ? 'black' : 'white' });
  }
  for (let height = 3; height <= bottom - 3; height += 2) {
    stones.set(at(-1, height), { side: 'W', colour: height < 2 * h ? 'black' : 'white' });
    stones.set(at(size, height), { side: 'E', colour: height > 2 * h ? 'black' : 'white' });
  }
  return stones;
}

/** Where a cell lies: the row number counts from the south, odd columns lie half a cell higher. */
export function point(size: number, name: string): string {
  const column = name.charCodeAt(0) - 'a'.charCodeAt(0);
  const fromNorth = size - 1 - Number(name.slice(1));
  return at(column, 2 * fromNorth + (column % 2));
}
