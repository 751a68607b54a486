import { describe, expect, test } from '@jest/globals';
import { boardOf, SIZES, type Cell } from '../../src/board.ts';
import { directionOf } from '../../client/board/keys.ts';
import { cellAt, middleOf, planeOf, RADIUS } from '../../client/board/plane.ts';
import { rimLabels } from '../../client/board/rim-labels.ts';
import { rowsOf, step, type Direction } from '../../client/board/walk.ts';

const board = boardOf(11);
const cell = (name: string): number => board.cellNamed(name) as number;
const walked = (from: string, direction: Direction): string => {
  const reached = step(board, cell(from), direction);
  return reached.at === 'cell'
    ? (board.cells[reached.cell] as Cell).name
    : reached.at === 'island'
      ? reached.island
      : 'rim';
};

describe.each(SIZES)('the plane of a board with %i columns', (size) => {
  const { cells, islandStones } = boardOf(size);
  test('finds every cell by its middle and by a spot near its corner', () => {
    for (const [index, each] of cells.entries()) {
      const { x, y } = middleOf(each);
      expect(cellAt(boardOf(size), { x, y })).toBe(index);
      expect(cellAt(boardOf(size), { x: x + RADIUS * 0.8, y })).toBe(index);
    }
  });
  test('holds all land, and finds no cell on it', () => {
    for (const stone of islandStones) {
      const { x, y } = middleOf(stone);
      const plane = planeOf(boardOf(size), 'hidden');
      expect(cellAt(boardOf(size), { x, y })).toBeUndefined();
      expect(x - RADIUS).toBeGreaterThan(plane.x);
      expect(x + RADIUS).toBeLessThan(plane.x + plane.width);
      expect(y - RADIUS).toBeGreaterThan(plane.y);
      expect(y + RADIUS).toBeLessThan(plane.y + plane.height);
    }
  });
  test('has beside it the letter of every column and, at both sides, the number of every row', () => {
    const board = boardOf(size);
    const labels = rimLabels(board);
    const texts = labels.map(({ text }) => text);
    const letters = new Set(cells.map(({ name }) => name.slice(0, 1)));
    const numbers = new Set(cells.map(({ name }) => name.slice(1)));
    expect([...texts].sort()).toEqual([...letters, ...letters, ...numbers, ...numbers].sort());
    const { column, height, name } = cells.find((each) => each.column === 0) as Cell;
    const beside = labels.filter(({ text }) => text === name.slice(1));
    expect(beside.map(({ y }) => y)).toEqual([
      middleOf({ column, height }).y,
      middleOf({ column, height }).y,
    ]);
    expect(labels.every(({ y }) => y >= planeOf(board, 'shown').y)).toBe(true);
  });
  test('is read row by row, each from the west', () => {
    const rows = rowsOf(boardOf(size));
    expect(rows.map(({ row }) => row)).toEqual(
      Array.from({ length: size - 1 }, (_, i) => size - 1 - i),
    );
    expect(rows.flatMap((row) => row.cells).sort((a, b) => a - b)).toEqual(
      cells.map((_, index) => index),
    );
  });
});

describe('a walk over the board', () => {
  test('goes to each of the six neighbours', () => {
    const around = (
      ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const
    ).map((way) => walked('f5', way));
    expect(new Set(around)).toEqual(
      new Set((board.neighbours[cell('f5')] ?? []).map((each) => (board.cells[each] as Cell).name)),
    );
    expect([walked('f5', 'north'), walked('f5', 'south')]).toEqual(['f6', 'f4']);
  });
  test('stays in its row when it goes east and west, and always to a neighbour', () => {
    let name = 'a5';
    const row = [name];
    for (let i = 0; i < 10; i++) row.push((name = walked(name, 'east')));
    expect(row).toEqual([...'abcdefghijk'].map((letter) => `${letter}5`));
    for (const from of row.slice(1))
      expect(board.neighbours[cell(from)]).toContain(cell(walked(from, 'west')));
  });
  test('says which island stops it', () => {
    expect(walked('b10', 'north')).toBe('white-north');
    expect(walked('i9', 'north-east')).toBe('j10');
    expect(walked('a9', 'north-west')).toBe('rim');
    expect(walked('a8', 'north-west')).toBe('black-west');
    expect(walked('f10', 'north')).toBe('rim');
  });
  test('reaches all six neighbours by keys', () => {
    for (const from of ['f5', 'e5']) {
      const reach = (key: string, shiftKey = false): number => {
        const reached = step(
          board,
          cell(from),
          directionOf(board, cell(from), { key, shiftKey }) as Direction,
        );
        return reached.at === 'cell' ? reached.cell : -1;
      };
      const expected = [...(board.neighbours[cell(from)] ?? [])];
      const sorted = (cells: readonly number[]): readonly number[] =>
        [...cells].sort((a, b) => a - b);
      const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => reach(key));
      expect(sorted([...arrows, reach('ArrowLeft', true), reach('ArrowRight', true)])).toEqual(
        expected,
      );
      expect(
        sorted(
          ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'].map((key) => reach(key)),
        ),
      ).toEqual(expected);
    }
    expect(directionOf(board, cell('f5'), { key: 'x', shiftKey: false })).toBeUndefined();
  });
});
