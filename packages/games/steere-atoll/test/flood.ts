/**
 * A second judge of who has won, which shares nothing with the rules: plain flood fill over double-height coordinates, with cells and
 * island stones alike, written from the specification (section 3).
 */
export type Colour = 'black' | 'white';

interface Stone {
  readonly colour: Colour;
  /** '' for a stone that was placed. */
  readonly side: '' | 'N' | 'E' | 'S' | 'W';
}

type Stones = Map<string, Stone>;
const at = (column: number, height: number): string => `${column},${height}`;

/** Whether the colour connects two of its islands that lie opposite each other; `placed` maps cell names to colours. */
export function connects(size: number, placed: ReadonlyMap<string, Colour>, colour: Colour): boolean {
  const stones = islandStones(size);
  for (const [name, owner] of placed) stones.set(point(size, name), { colour: owner, side: '' });
  return reaches(stones, { colour, from: 'N', to: 'S' }) || reaches(stones, { colour, from: 'W', to: 'E' });
}

function reaches(stones: Stones, { colour, from, to }: { readonly colour: Colour; readonly from: string; readonly to: string }): boolean {
  const queue = [...stones].filter(([, stone]) => stone.colour === colour && stone.side === from).map(([where]) => where);
  const seen = new Set(queue);
  for (const where of queue) {
    if (stones.get(where)?.side === to) return true;
    for (const next of neighbours(where)) {
      if (seen.has(next) || stones.get(next)?.colour !== colour) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}

/** Whether one can step from one point to the other. */
export function neighbours(where: string): readonly string[] {
  const [column = 0, height = 0] = where.split(',').map(Number);
  return [[0, -2], [0, 2], [-1, -1], [-1, 1], [1, -1], [1, 1]].map(([right = 0, down = 0]) => at(column + right, height + down));
}

/** The stones round the board: rows along the north and the south, columns along the west and the east. */
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
