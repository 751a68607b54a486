import type { Judge, Projection } from '@atoll/engine';
import { GOAL } from '../numbers.ts';
import { allPoints, openPoints } from '../points.ts';
import type { DasAtollState } from '../state.ts';
import { CHANCE_WEIGHTS } from './chance-weights.ts';
import { evaluate } from './evaluate.ts';
import { VICTORY } from './weights.ts';

/** Public points of the leader with which each stage but the first begins. */
const STAGE_BEGINS = [4, 6, 8, 10] as const;

/** Judges Das Atoll by points, and by what the bots expect beyond them. */
export const judge: Judge<DasAtollState> = {
  id: 'das-atoll 1',
  stages: STAGE_BEGINS.length + 1,
  worlds: 4,
  stage: (state) => {
    const most = Math.max(...state.players.map((_, seat) => openPoints(state, seat)));
    return STAGE_BEGINS.filter((begin) => most >= begin).length;
  },
  traits: (state, seat) => {
    const now = allPoints(state, seat);
    return [now, evaluate(state, seat) - now];
  },
  weights: CHANCE_WEIGHTS,
  projection,
};

function projection(state: DasAtollState, seat: number): Projection {
  const now = allPoints(state, seat);
  if (state.phase === 'over') return { now, later: 0 };
  const victory = now >= GOAL ? VICTORY : 0;
  return { now, later: evaluate(state, seat) - victory - now };
}
