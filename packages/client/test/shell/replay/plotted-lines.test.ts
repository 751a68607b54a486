import { expect, test } from '@jest/globals';
import { linePaths, lineUntil } from '../../../src/shell/replay/points/plotted-lines.ts';

const line = { at: [0, 4, 8], points: [0, 2, 40], colour: undefined, dash: undefined };
const plot = { width: 80, height: 46, length: 8 };

test('a line stands at its positions, from low to high', () => {
  expect(linePaths([line], plot)).toEqual(['0.0 43.0L40.0 41.0L80.0 3.0']);
});

test('the part up to a position has a scale of its own, which tells nothing of what follows', () => {
  const early = lineUntil(line, 5);
  expect(early.points).toEqual([0, 2]);
  expect(linePaths([early], plot)).toEqual(['0.0 43.0L40.0 3.0']);
});
