import type { Judge, Projection } from '@atoll/engine';
import { outcome } from '../score.ts';
import type { HiddenArkState } from '../state.ts';
import { CHANCE_WEIGHTS } from './chance-weights.ts';
import { evaluate, standing, toCome } from './evaluate.ts';
import { turnsLeft } from './time-left.ts';

/** Turns that are left at the end of each stage but the last. */
const STAGE_ENDS = [9, 6, 4, 2] as const;

/** Judges Hidden Ark by the points that the estimate of the bots expects at the end. */
export const judge: Judge<HiddenArkState> = {
  id: 'hidden-ark 1',
  stages: STAGE_ENDS.length + 1,
  worlds: 4,
  stage: (state) => {
    const left = turnsLeft(state, state.turn.seat);
    return STAGE_ENDS.filter((end) => left <= end).length;
  },
  traits: (state, seat) => {
    const now = outcome(state).scores[seat]!.total;
    return [now, evaluate(state, seat) - now];
  },
  weights: CHANCE_WEIGHTS,
  projection,
};

function projection(state: HiddenArkState, seat: number): Projection {
  const result = outcome(state);
  const now = result.kind === 'common' ? result.rating : result.scores[seat]!.total;
  return { now, later: standing(state, seat) + toCome(state, seat) - now };
}
