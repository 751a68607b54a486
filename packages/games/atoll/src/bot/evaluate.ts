import { ROUNDS } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import { totalOf } from '../score.ts';
import type { AtollState } from '../state.ts';
import { prospects, type Seen } from './animals.ts';
import { coralWorth, pollutionWorth, roomWorth, tokensWorth } from './reef.ts';

/** What a position is worth to a seat: the points as they stand, and an estimate of those that will come. */
export function evaluate(state: AtollState, seat: number): number {
  const reef = reefOf(state, seat);
  const points = totalOf(state, reef);
  if (state.phase === 'over') return points;
  // Between rounds the coming one counts as begun: the seat will take turns again.
  const between = state.phase !== 'action';
  const playing = between || !reef.passed;
  const roundsLeft = ROUNDS - state.round - (between ? 1 : 0);
  const seen: Seen = { state, seat, reef, roundsLeft, playing };
  const animals = reef.animals.reduce((sum, animal) => sum + prospects(seen, animal), 0);
  const corals = reef.corals.reduce((sum, coral) => sum + coralWorth(seen, coral), 0);
  return points + animals + corals + roomWorth(seen) + tokensWorth(seen) + pollutionWorth(reef, roundsLeft);
}
