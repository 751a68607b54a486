import { describe, expect, test } from '@jest/globals';
import type { SeatScore } from '@atoll/engine';
import {
  commonResult,
  commonTitle,
  ownResult,
  plainResult,
} from '../../../src/shell/score/own-result.ts';
import { locale } from '../../support/locale.ts';

const scores = (...each: readonly (readonly [total: number, rank: number])[]): SeatScore[] =>
  each.map(([total, rank], seat) => ({ seat, total, rank, lines: [] }));

describe('the own result', () => {
  test.each([
    ['a clear win', scores([50, 1], [47, 2]), 0, 'You win, 3 points ahead.'],
    ['a defeat by one', scores([50, 1], [49, 2], [30, 3]), 1, 'You come 2nd, 1 point behind.'],
    ['a distant third', scores([50, 1], [49, 2], [30, 3]), 2, 'You come 3rd, 20 points behind.'],
    ['a tie-break won', scores([50, 1], [50, 2]), 0, 'You win the tie-break.'],
    [
      'a tie-break lost',
      scores([50, 1], [50, 2]),
      1,
      'You come 2nd: level on points, behind in the tie-break.',
    ],
    ['a shared win', scores([50, 1], [50, 1]), 1, 'You share the win.'],
    ['a match alone', scores([64, 1]), 0, 'You reach 64 points.'],
    ['a spectator', scores([50, 1], [47, 2]), -1, ''],
  ] as const)('of %s', (_, all, own, said) => {
    expect(ownResult(locale, all, own)).toBe(said);
  });
});

test('a common result names the points of all together', () => {
  expect(
    commonResult(locale, { kind: 'common', won: false, rating: 41, lines: [], band: '' }),
  ).toBe('You reach 41 points together.');
});

test('where only winning counts, nothing is said of points', () => {
  const all = scores([1, 1], [0, 2]);
  expect([0, 1, -1].map((own) => plainResult(locale, all, own))).toEqual([
    'You win.',
    'You lose.',
    '',
  ]);
});

test('the headline of a common result says what it is called, where it has a name', () => {
  const result = { kind: 'common', won: true, rating: 41, lines: [], band: 'sound' } as const;
  const named = (band: string): string => `The ship is ${band}`;
  expect(commonTitle(locale, result, named)).toBe('Won together: The ship is sound');
  expect(commonTitle(locale, { ...result, won: false }, undefined)).toBe('Lost together');
  expect(commonTitle(locale, { ...result, band: '' }, named)).toBe('Won together');
});
