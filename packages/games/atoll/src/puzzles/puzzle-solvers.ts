import { createRng, nextInt, type PuzzleSolver } from '@atoll/engine';
import type { AtollAction } from '../action.ts';
import { plan } from '../bot/search/plan.ts';
import { reefOf } from '../context.ts';
import { totalOf } from '../score.ts';
import type { AtollState } from '../state.ts';
import { turnsLeft } from './turns-left.ts';

type Solver = PuzzleSolver<AtollState, AtollAction>;

const total = (state: AtollState, seat: number): number => totalOf(state, reefOf(state, seat));

/** Any legal action. */
const random: Solver = {
  id: 'random',
  choose: (_attempt, legal, { seed }) => legal[nextInt(createRng(seed), legal.length)]!,
};

/** The search of the bots, but for points after the turns of the puzzle. */
const searching = (id: string, iterations: number, most: number): Solver => ({
  id,
  choose(attempt, legal) {
    if (legal.length === 1) return legal[0]!;
    const { state, task } = attempt;
    const depth = Math.min(most, turnsLeft(attempt));
    const [best] = plan(state, task.seat, { iterations, depth, judge: total, among: legal });
    return best.first;
  },
});

/** The weak, the middling and the strong solvers: at a table they have the same strengths. */
export const puzzleSolvers: readonly Solver[] = [
  random,
  searching('greedy', 10, 1),
  searching('open-sea', 120, 10),
  searching('deep-sea', 1200, 10),
];
