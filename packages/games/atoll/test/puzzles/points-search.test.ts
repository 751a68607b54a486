import { createRng, nextInt, puzzlePosition } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import file from '../../puzzles/puzzles.json' with { type: 'json' };
import { atoll } from '../../src/index.ts';
import { mostPoints } from '../../src/puzzles/points-search.ts';
import { puzzleRules } from '../../src/puzzles/puzzle-rules.ts';
import { reefOf } from '../../src/context.ts';
import { totalOf } from '../../src/score.ts';
import type { AtollState } from '../../src/state.ts';

/** Positions with two turns, since every order is tried here. */
const all = file.puzzles.filter(({ turns }) => turns === 2).slice(0, 40);
const positions = all
  .filter((_, at) => at % 20 === 0)
  .map((puzzle) => ({ ...puzzle, start: startOf(puzzle) }));

function startOf(puzzle: (typeof file.puzzles)[number]): AtollState {
  return puzzleRules.prepare!(puzzlePosition(atoll, puzzle).state, puzzle.seat);
}

/** The most points after some turns at most, with every action in every order. */
function tried(state: AtollState, seat: number, turns: number): number {
  const now = totalOf(state, reefOf(state, seat));
  if (turns === 0) return now;
  // between turns the seat may pass
  let most = state.frames.length === 0 ? now : Number.NEGATIVE_INFINITY;
  for (const action of atoll.legalActions(state, seat)) {
    if (action.type === 'pass') continue;
    const { state: after } = atoll.apply(atoll.clone(state), seat, action);
    most = Math.max(most, tried(after, seat, after.frames.length === 0 ? turns - 1 : turns));
  }
  return most;
}

describe('the search for the most points', () => {
  test.each(positions)('finds what trying every order finds: $id', ({ start, seat, best }) => {
    expect(tried(start, seat, 2)).toBe(best);
    const found = mostPoints(start, seat, { turns: 2, effort: { left: 1_000_000 } });
    expect(found).toMatchObject({ points: best, ways: 1 });
  });

  test('counts how many different turns are best', () => {
    const counts = all.map((puzzle) => {
      const { seat } = puzzle;
      const start = startOf(puzzle);
      const found = mostPoints(start, seat, { turns: 1, effort: { left: 1_000_000 } });
      const best = atoll.legalActions(start, seat).filter((action) => {
        if (action.type === 'pass') return false;
        const { state } = atoll.apply(atoll.clone(start), seat, action);
        return tried(state, seat, state.frames.length === 0 ? 0 : 1) === found?.points;
      });
      expect(found?.ways).toBe(best.length);
      return best.length;
    });
    expect(counts.some((count) => count > 1)).toBe(true);
  });

  test('gives up beyond its effort', () => {
    const { start, seat } = positions[0]!;
    expect(mostPoints(start, seat, { turns: 2, effort: { left: 10 } })).toBeUndefined();
  });
});

describe('an attempt', () => {
  const rng = createRng('attempt');
  const { start, seat, ...task } = positions[0]!;

  test('is missed with the points that it reached, once its turns are over', () => {
    let state = start;
    const decisions: { seat: number; action: ReturnType<typeof atoll.legalActions>[number] }[] = [];
    const standing = () =>
      puzzleRules.standing({ task: { ...task, seat, best: 1000 }, start, state, decisions });
    while (standing().kind === 'open') {
      const legal = atoll.legalActions(state, seat).filter(({ type }) => type !== 'pass');
      const action = legal[nextInt(rng, legal.length)]!;
      state = atoll.apply(atoll.clone(state), seat, action).state;
      decisions.push({ seat, action });
    }
    expect(standing()).toEqual({ kind: 'missed', reached: totalOf(state, reefOf(state, seat)) });
  });

  test('ends with a pass', () => {
    const action = { type: 'pass' } as const;
    const { state } = atoll.apply(atoll.clone(start), seat, action);
    const standing = puzzleRules.standing({
      task: { ...task, seat },
      ...{ start, state, decisions: [{ seat, action }] },
    });
    expect(standing).toMatchObject({ kind: 'missed' });
  });
});
