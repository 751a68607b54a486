import type { Puzzle } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { nextPuzzle } from '../../../src/shell/puzzles/next-puzzle.ts';
import { NEWCOMER } from '../../../src/shell/puzzles/person-rating.ts';

const rated = (id: string, rating: number): Puzzle => ({
  ...{ id, rating, goal: 'win', seat: 0, turns: 2, best: 2 },
  ...{ seed: '', options: {}, seats: 2, log: [], line: [] },
});
const puzzles = Array.from({ length: 30 }, (_, at) => rated(`p${at}`, 1000 + 50 * at));
const kept = (first: Readonly<Record<string, 'solved' | 'missed'>>) => ({
  rating: NEWCOMER,
  first,
});

describe('the next puzzle', () => {
  test('is a new one whose rating is near that of the person', () => {
    const chosen = [0, 0.3, 0.6, 0.99].map(
      (chance) => nextPuzzle(puzzles, kept({ p10: 'solved' }), { last: 'p9', chance })!,
    );
    expect(new Set(chosen.map(({ id }) => id)).size).toBe(4);
    for (const { id, rating } of chosen) {
      expect(Math.abs(rating - 1500)).toBeLessThanOrEqual(250);
      expect(['p9', 'p10']).not.toContain(id);
    }
  });

  test('is an old one once all were attempted, but not the last', () => {
    const [one, other] = puzzles;
    const all = kept({ p0: 'solved', p1: 'missed' });
    const next = nextPuzzle([one!, other!], all, { last: 'p0', chance: 0 });
    expect(next?.id).toBe('p1');
  });

  test('is none where there are none', () => {
    expect(nextPuzzle([], kept({}), { last: undefined, chance: 0.5 })).toBeUndefined();
  });
});
