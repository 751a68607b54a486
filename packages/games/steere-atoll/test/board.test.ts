import { describe, expect, test } from '@jest/globals';
import { boardOf, ISLANDS, SIZES, type Board } from '../src/board.ts';
import { islandStones, neighbours, point } from './flood.ts';

/** The standard board as it is printed: B and W are island stones, dots are cells. */
const STANDARD = `
  W   W       B   B
W   W   W   B   B   B
  .   .   .   .   .
.   .   .   .   .   .
`;

const cellNames = (board: Board, wanted: (cell: number) => boolean): string =>
  board.cells
    .filter((_, cell) => wanted(cell))
    .map(({ name }) => name)
    .sort()
    .join(' ');

describe.each(SIZES)('[B4, 7] the board of size %i', (size) => {
  const board = boardOf(size);
  const h = (size - 1) / 2;

  test('[B1] has as many cells and island stones as it must', () => {
    expect(board.cells).toHaveLength({ 7: 38, 11: 104, 15: 202, 19: 332 }[size]);
    expect(board.islandStones).toHaveLength(8 * h - 4);
    const sizes = ISLANDS.map(
      (_, island) => board.islandStones.filter((stone) => stone.island === island).length,
    );
    expect(sizes).toEqual([h, h - 1, h, h - 1, h, h - 1, h, h - 1]);
  });

  test('[B1] has the stones where the specification puts them', () => {
    const sides = { N: 'north', E: 'east', S: 'south', W: 'west', '': '' };
    const expected = [...islandStones(size)].map(
      ([where, { colour, side }]) => `${where} ${colour}-${sides[side]}`,
    );
    const found = board.islandStones.map(
      ({ column, height, island }) => `${column},${height} ${ISLANDS[island]}`,
    );
    expect(found.sort()).toEqual(expected.sort());
  });

  test('[B3] names every cell after its place', () => {
    expect(new Set(board.cells.map(({ name }) => name)).size).toBe(board.cells.length);
    board.cells.forEach(({ name, column, height }, cell) => {
      expect(point(size, name)).toBe(`${column},${height}`);
      expect(board.cellNamed(name)).toBe(cell);
    });
    expect(board.cellNamed('z1')).toBeUndefined();
    expect(board.cellNamed('a0')).toBeUndefined();
  });

  test('[B2] knows what touches what', () => {
    const stones = islandStones(size);
    board.cells.forEach(({ name }, cell) => {
      const around = neighbours(point(size, name));
      const near = board.cells.flatMap((other, index) =>
        around.includes(point(size, other.name)) ? [index] : [],
      );
      expect(board.neighbours[cell]).toEqual(near);
      expect(board.shores[cell]?.length).toBe(
        new Set(
          around.flatMap((where) => {
            const stone = stones.get(where);
            return stone ? [stone.colour + stone.side] : [];
          }),
        ).size,
      );
    });
  });

  test('[B5] has eight seams, where islands of both colours meet', () => {
    const [last, middle] = [String.fromCharCode(96 + size), String.fromCharCode(97 + h)];
    const seams = [
      `a${size - 2}`,
      `${last}${size - 2}`,
      'a1',
      `${last}1`,
      `${middle}${size - 1}`,
      `${middle}1`,
      `a${(size - 1) / 2}`,
      `${last}${(size - 1) / 2}`,
    ];
    expect(cellNames(board, (cell) => board.shores[cell]?.length === 2)).toBe(
      seams.sort().join(' '),
    );
    for (const shores of board.shores)
      if (shores.length === 2) expect(new Set(shores.map((island) => island >> 2)).size).toBe(2);
  });

  test('is the same board after half a turn', () => {
    const turned = (cell: number): number => board.cells.length - 1 - cell;
    board.cells.forEach(({ column, height }, cell) => {
      expect(board.cells[turned(cell)]).toMatchObject({
        column: size - 1 - column,
        height: 2 * (size - 1) - height,
      });
      expect(board.neighbours[turned(cell)]).toEqual(board.neighbours[cell]?.map(turned).reverse());
      expect(new Set(board.shores[turned(cell)])).toEqual(
        new Set(board.shores[cell]?.map((island) => island ^ 2)),
      );
    });
  });

  test('[1] has islands that hold together', () => {
    ISLANDS.forEach((_, island) => {
      const own = new Set(
        board.islandStones
          .filter((stone) => stone.island === island)
          .map(({ column, height }) => `${column},${height}`),
      );
      const reached = [[...own][0] as string];
      for (const where of reached)
        reached.push(
          ...neighbours(where).filter((next) => own.has(next) && !reached.includes(next)),
        );
      expect(reached).toHaveLength(own.size);
    });
  });

  test('numbers opposite islands so that one bit tells them apart', () => {
    const opposite = { north: 'south', east: 'west', south: 'north', west: 'east' };
    ISLANDS.forEach((id, island) => {
      const [colour, side] = id.split('-') as [string, keyof typeof opposite];
      expect(ISLANDS[island ^ 2]).toBe(`${colour}-${opposite[side]}`);
    });
  });
});

test('[B2, B5] the standard board looks as it is printed', () => {
  const { cells, islandStones: stones } = boardOf(11);
  const signs = new Map<string, string>();
  for (const { column, height } of cells) signs.set(`${column},${height}`, '.');
  for (const { column, height, island } of stones)
    signs.set(`${column},${height}`, island < 4 ? 'B' : 'W');
  const columns = Array.from({ length: 11 }, (_, column) => column);
  const rows = [-1, 0, 1, 2].map((height) =>
    columns
      .map((column) => signs.get(`${column},${height}`) ?? ' ')
      .join(' ')
      .trimEnd(),
  );
  expect(`\n${rows.join('\n')}\n`).toBe(STANDARD);
  expect(cellNames(boardOf(11), (cell) => boardOf(11).shores[cell]?.length === 2)).toBe(
    'a1 a5 a9 f1 f10 k1 k5 k9',
  );
});
