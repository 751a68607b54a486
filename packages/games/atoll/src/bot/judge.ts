import type { Judge, Projection } from '@atoll/engine';
import { ROUNDS } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import { totalOf } from '../score.ts';
import type { AtollState } from '../state.ts';
import { CHANCE_WEIGHTS } from './chance-weights.ts';
import { evaluate } from './evaluate.ts';

/** A round until the first seat passes, and from then on. */
const STAGES_A_ROUND = 2;

/** Judges Atoll by the points that the estimate of the bots expects at the end. */
export const judge: Judge<AtollState> = {
  id: 'atoll 9.1',
  stages: ROUNDS * STAGES_A_ROUND,
  worlds: 1,
  stage: ({ round, reefs, phase }) => {
    const isLate = phase !== 'action' || reefs.some(({ passed }) => passed);
    return (round - 1) * STAGES_A_ROUND + (isLate ? 1 : 0);
  },
  traits: (state, seat) => {
    const { now, later } = projection(state, seat);
    return [now, later];
  },
  weights: CHANCE_WEIGHTS,
  projection,
};

function projection(state: AtollState, seat: number): Projection {
  const now = totalOf(state, reefOf(state, seat));
  return { now, later: evaluate(state, seat) - now };
}
