import { expect, test } from '@jest/globals';
import { readPuzzles } from '../../../src/shell/puzzles/kept-puzzles.ts';
import { NEWCOMER } from '../../../src/shell/puzzles/person-rating.ts';

test('reads what was stored, and leaves out what is damaged', () => {
  const rating = { rating: 1612, rd: 120, vol: 0.06 };
  const first = { a1: 'solved', b2: 'missed', c3: 'won', d4: 5 };
  const stored = JSON.stringify({ reef: { rating, first }, other: { rating: { rating: 'x' } } });
  expect(readPuzzles(stored, 'reef')).toEqual({ rating, first: { a1: 'solved', b2: 'missed' } });
  const none = { rating: NEWCOMER, first: {} };
  expect(readPuzzles(stored, 'other')).toEqual(none);
  expect(readPuzzles('{', 'reef')).toEqual(none);
  expect(readPuzzles(null, 'reef')).toEqual(none);
});
