import type { PuzzleAttempt } from '@atoll/engine';
import type { AtollAction } from '../action.ts';
import type { AtollState } from '../state.ts';
import { isTurnAction } from '../verbs/index.ts';

/** How many turns the seat of a puzzle has left, the current one included; 0 at the end. */
export function turnsLeft({
  task,
  state,
  decisions,
}: PuzzleAttempt<AtollState, AtollAction>): number {
  if (state.phase === 'over') return 0;
  const begun = decisions.filter(({ action }) => isTurnAction(action)).length;
  const ended = state.frames.length > 0 ? begun - 1 : begun;
  return Math.max(0, task.turns - ended);
}
