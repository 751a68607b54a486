import { expect, test } from '@jest/globals';
import { binned, brierScore, calibrationError, type Stated } from '../../src/judge/reliability.ts';

/** `count` statements of a chance, the first `won` of which came true. */
const stated = (chance: number, count: number, won: number): readonly Stated[] =>
  Array.from({ length: count }, (_, index) => ({ chance, won: index < won ? 1 : 0 }));

test('chances that come true as often as stated have no error, others the difference', () => {
  const right = [...stated(0.25, 100, 25), ...stated(0.75, 100, 75)];
  expect(calibrationError(binned(right))).toBeCloseTo(0, 12);
  const bold = [...stated(0.05, 100, 25), ...stated(0.75, 300, 75 * 3)];
  expect(calibrationError(binned(bold))).toBeCloseTo(0.2 / 4, 12);
  expect(calibrationError(binned([]))).toBe(0);
});

test('a chance of 1 belongs to the last bin', () => {
  expect(binned(stated(1, 4, 4)).at(-1)).toEqual({ count: 4, chance: 1, won: 1 });
});

test('the mean squared error is 0.25 where every chance is a half', () => {
  expect(brierScore(stated(0.5, 10, 3))).toBeCloseTo(0.25, 12);
});
