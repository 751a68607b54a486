import { describe, expect, test } from '@jest/globals';
import {
  chartFigures,
  MARGIN,
  partsOf,
  pathOf,
} from '../../../src/shell/score/chart/chart-figures.ts';
import type { Story } from '@atoll/table-kit/table/game-client.ts';

const BOX = { width: 400, height: 240 };

const story = (
  start: readonly number[],
  ...turns: readonly (readonly [part: string, ...points: readonly number[]])[]
): Story => ({
  start,
  turns: turns.map(([part, ...points], turn) => ({
    seq: turn + 1,
    seat: turn % start.length,
    part,
    points,
    deed: '',
    lines: [],
  })),
});
const match = story(
  [0, 0],
  ['Round 1', 4, 0],
  ['Round 1', 4, 7],
  ['Round 2', 12, 7],
  ['Round 2', 12, 38],
);

describe('the chart of points', () => {
  const { lines, parts, grid, at } = chartFigures(match, BOX);

  test('begins at the left and ends at the right, with a point after each turn', () => {
    for (const { points } of lines) {
      expect(points).toHaveLength(5);
      expect(points[0]?.x).toBe(MARGIN.left);
      expect(points.at(-1)?.x).toBe(BOX.width - MARGIN.right);
      expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).toSorted((a, b) => a - b));
    }
  });

  test('has a grid of round numbers that holds every point', () => {
    expect(grid.map(({ value }) => value)).toEqual([0, 10, 20, 30]);
    expect(grid[0]?.y).toBe(BOX.height - MARGIN.bottom);
    for (const { y } of lines.flatMap(({ points }) => points)) {
      expect(y).toBeGreaterThanOrEqual(MARGIN.top);
      expect(y).toBeLessThanOrEqual(BOX.height - MARGIN.bottom);
    }
  });

  test('says where a seat stood after a turn', () => {
    expect(at(3, 1)).toEqual(lines[1]?.points.at(-1));
    expect(at(0, 0).y).toBeCloseTo(grid[0]!.y - 0.4 * (grid[0]!.y - grid[1]!.y));
  });

  test('parts rounds where they end, and marks every seat there', () => {
    expect(parts.map(({ label }) => label)).toEqual(['Round 1', 'Round 2']);
    expect(parts[0]?.to).toBe(parts[1]?.from);
    expect(lines[0]?.marks).toEqual([at(1, 0), at(3, 0)]);
    expect(lines.map(({ total }) => total)).toEqual([12, 38]);
  });

  test('reaches below zero when a seat has negative points', () => {
    const { grid: low, lines: deep } = chartFigures(
      story([0], ['Round 1', -4], ['Round 1', 3]),
      BOX,
    );
    expect(low.map(({ value }) => value)).toEqual([0, 5]);
    expect(deep[0]!.points[1]!.y).toBeGreaterThan(low[0]!.y);
    expect(deep[0]!.points[1]!.y).toBeLessThanOrEqual(BOX.height - MARGIN.bottom);
  });

  test('stands with a match in which nobody got a point, or took a turn', () => {
    for (const still of [story([0, 0], ['Round 1', 0, 0]), story([0, 0])]) {
      const { lines: flat } = chartFigures(still, BOX);
      for (const { x, y } of flat.flatMap(({ points }) => points))
        expect([x, y].every(Number.isFinite)).toBe(true);
    }
  });
});

test('totals that are equal or nearly so are written apart, around where their lines end', () => {
  const { lines } = chartFigures(story([0, 0, 0, 0], ['Round 1', 70, 71, 70, 20]), BOX);
  const heights = lines.map(({ label }) => label.y).toSorted((a, b) => a - b);
  for (const [place, y] of heights.entries())
    if (place > 0) expect(y - heights[place - 1]!).toBeGreaterThanOrEqual(16.99);
  expect(lines[3]?.label.y).toBe(lines[3]?.points.at(-1)?.y);
  expect(lines[1]!.label.y).toBeLessThan(lines[0]!.label.y);
});

test('moments of neighbouring turns stand side by side, others above their turn', () => {
  const long = story(
    [0],
    ...Array.from({ length: 60 }, (_, turn): [string, number] => ['Round 1', turn]),
  );
  const { above, at } = chartFigures(long, BOX);
  const [far, one, two, three] = above([5, 40, 41, 42]) as [number, number, number, number];
  expect(far).toBe(at(5, 0).x);
  expect([two - one, three - two]).toEqual([20, 20].map((gap) => expect.closeTo(gap)));
  expect(two).toBeCloseTo(at(41, 0).x);
});

test('a part that comes again is another part', () => {
  expect(partsOf(story([0], ['A', 1], ['B', 2], ['A', 3]))).toEqual([
    { label: 'A', last: 0 },
    { label: 'B', last: 1 },
    { label: 'A', last: 2 },
  ]);
});

test('a path goes through its points', () => {
  expect(
    pathOf([
      { x: 1, y: 2.04 },
      { x: 3.26, y: 4 },
    ]),
  ).toBe('M1.0 2.0L3.3 4.0');
});
