import type { BestLine, PuzzleRules, Standing } from '@atoll/engine';
import type { AtollAction } from '../action.ts';
import { withoutDraws } from '../bot/search/imagined-state.ts';
import { ROUNDS } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import { totalOf } from '../score.ts';
import type { AtollState } from '../state.ts';
import { mostPoints, turnsFrom } from './points-search.ts';
import { puzzleSolvers } from './puzzle-solvers.ts';
import { turnsLeft } from './turns-left.ts';

/** Actions that the search of one position may carry out: about three seconds of work. */
const EFFORT = 100_000;
/**
 * The most different ways to play the first turn with which a puzzle of that many turns is tried:
 * with more of them the search would meet its limit.
 */
const WIDEST: readonly (readonly [turns: number, ways: number])[] = [
  [4, 14],
  [3, 40],
  [2, 150],
];

/**
 * Puzzles of Atoll: in round 4 a seat has a few turns left, all others have passed, and no card
 * comes after a purchase. Which turns bring the most points?
 */
export const puzzleRules: PuzzleRules<AtollState, AtollAction> = {
  goals: ['points'],
  sources: [
    { seats: 1, options: { events: true, biodiversity: true }, bot: 'greedy' },
    { seats: 2, options: { events: true, biodiversity: true }, bot: 'search:20' },
    { seats: 3, options: { events: false, biodiversity: false }, bot: 'greedy' },
    { seats: 1, options: { events: false, biodiversity: false }, bot: 'search:20' },
  ],

  prepare: (state, seat) => ({
    ...withoutDraws(state),
    reefs: state.reefs.map((reef, other) => ({ ...reef, passed: other !== seat })),
  }),

  search(state, seat) {
    if (state.round !== ROUNDS || state.phase !== 'action' || state.frames.length > 0)
      return undefined;
    const effort = { left: EFFORT };
    const ways = turnsFrom(state, seat, effort).length;
    const turns = WIDEST.find(([, most]) => ways <= most)?.[0];
    const most = turns && mostPoints(state, seat, { turns, effort });
    if (!most || most.ways > 1 || isReachedBefore(state, seat, { turns, points: most.points }))
      return undefined;
    return {
      ...{ goal: 'points', seat, turns, best: most.points, line: most.line },
    } satisfies BestLine<AtollAction>;
  },

  solvers: puzzleSolvers,

  standing(attempt): Standing {
    const left = turnsLeft(attempt);
    if (left > 0) return { kind: 'open', turnsLeft: left };
    const { task, state } = attempt;
    const reached = totalOf(state, reefOf(state, task.seat));
    return reached >= task.best ? { kind: 'solved' } : { kind: 'missed', reached };
  },

  reply() {
    throw new RangeError('all other seats have passed');
  },
};

/** Whether a seat that passes before its last turn has as many points: a turn may cost some. */
function isReachedBefore(
  state: AtollState,
  seat: number,
  { turns, points }: { readonly turns: number; readonly points: number },
): boolean {
  if (totalOf(state, reefOf(state, seat)) >= points) return true;
  const effort = { left: EFFORT };
  return Array.from({ length: turns - 1 }, (_, taken) => taken + 1).some((taken) => {
    const fewer = mostPoints(state, seat, { turns: taken, effort });
    return fewer !== undefined && fewer.points >= points;
  });
}
