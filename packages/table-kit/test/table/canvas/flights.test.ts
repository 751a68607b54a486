import { expect, test } from '@jest/globals';
import { flight, flights } from '../../../src/table/canvas/motion/flights.ts';

const timing = { start: 100, duration: 300 };
const here = { x: 0, y: 0 };
const there = { x: 50, y: 50 };

test('tokens of several kinds fly one after the other, a few of each', () => {
  const out = flights({ coin: 2, pearl: 9 }, timing, () => [here, there]);
  expect(out.map((each) => 'icon' in each && each.icon)).toEqual([
    'coin',
    'coin',
    'pearl',
    'pearl',
    'pearl',
    'pearl',
  ]);
  const starts = out.map(({ start }) => start);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect([starts[0], new Set(starts).size]).toEqual([100, 6]);
});

test('nothing flies to a place that is not on screen, or that it has come from', () => {
  for (const way of [
    [here, undefined],
    [undefined, there],
    [here, here],
  ] as const)
    expect(flight('coin', timing, way)).toEqual([]);
});
