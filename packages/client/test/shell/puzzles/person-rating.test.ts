import { describe, expect, test } from '@jest/globals';
import { NEWCOMER, ratedAfter } from '../../../src/shell/puzzles/person-rating.ts';

describe('the rating of a person', () => {
  test('rises with a solved puzzle and falls with a missed one, more for a surprise', () => {
    const after = (puzzle: number, came: 'solved' | 'missed'): number =>
      ratedAfter(NEWCOMER, puzzle, came).rating;
    expect(after(1500, 'solved')).toBeGreaterThan(1500);
    expect(after(1500, 'missed')).toBeLessThan(1500);
    expect(after(1900, 'solved')).toBeGreaterThan(after(1200, 'solved'));
    expect(after(1200, 'missed')).toBeLessThan(after(1900, 'missed'));
  });

  test('becomes surer with each attempt', () => {
    const once = ratedAfter(NEWCOMER, 1500, 'solved');
    const twice = ratedAfter(once, 1500, 'missed');
    expect(once.rd).toBeLessThan(NEWCOMER.rd);
    expect(twice.rd).toBeLessThan(once.rd);
  });
});
