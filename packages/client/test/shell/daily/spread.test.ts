import { expect, test } from '@jest/globals';
import { spreadOf } from '../../../src/shell/daily/spread.ts';

const rowsOf = (...points: readonly number[]) =>
  points.map((each, index) => ({ points: each, own: index === 0 }));

test('results are spread over at most ten bars of equal width, each in one of them', () => {
  expect(spreadOf([])).toEqual([]);
  expect(spreadOf(rowsOf(7, 7))).toEqual([{ from: 7, to: 7, count: 2, own: true }]);
  expect(spreadOf(rowsOf(93, 61, 74, 78, 105))).toEqual([
    { from: 60, to: 64, count: 1, own: false },
    { from: 65, to: 69, count: 0, own: false },
    { from: 70, to: 74, count: 1, own: false },
    { from: 75, to: 79, count: 1, own: false },
    { from: 80, to: 84, count: 0, own: false },
    { from: 85, to: 89, count: 0, own: false },
    { from: 90, to: 94, count: 1, own: true },
    { from: 95, to: 99, count: 0, own: false },
    { from: 100, to: 104, count: 0, own: false },
    { from: 105, to: 109, count: 1, own: false },
  ]);
  const wide = spreadOf(rowsOf(-30, 4, 5000));
  expect(wide.length).toBeLessThanOrEqual(10);
  expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});
