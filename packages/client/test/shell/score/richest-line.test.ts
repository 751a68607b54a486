import { expect, test } from '@jest/globals';
import type { SeatScore } from '@atoll/engine';
import { richestLine } from '../../../src/shell/learn/richest-line.ts';

const scored = (...lines: SeatScore['lines']): SeatScore => ({
  ...{ seat: 0, rank: 1, lines },
  total: lines.reduce((sum, { points }) => sum + points, 0),
});

test('the richest line is one category with all its lines, the first of equal ones', () => {
  const animals = { category: 'animals', points: 4 };
  const scales = { category: 'scales', points: 7 };
  expect(richestLine(scored(animals, scales))).toEqual(scales);
  expect(richestLine(scored(animals, scales, animals))).toEqual({ category: 'animals', points: 8 });
  expect(richestLine(scored(scales, { ...animals, points: 7 }))).toEqual(scales);
});

test('where nothing brought any points, nothing brought the most', () => {
  expect(richestLine(scored())).toBeUndefined();
  expect(
    richestLine(scored({ category: 'animals', points: 0 }, { category: 'pollution', points: -2 })),
  ).toBeUndefined();
});
