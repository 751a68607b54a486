import type { Reason } from '@atoll/engine';
import type { AtollAction, TurnAction } from '../action.ts';
import { refuse, type Reasons } from '../reason.ts';
import { legalAnswers, pendingQuestion } from './resolve.ts';
import type { AtollState } from '../state.ts';
import { activeSeat } from '../turn.ts';
import { allVerbs, isTurnAction, verbOf } from '../verbs/index.ts';

/** Every action that the seat may take now, in a stable order. */
export function legalActions(state: AtollState, seat: number): readonly AtollAction[] {
  if (activeSeat(state) !== seat) return [];
  const question = pendingQuestion(state);
  if (question) return legalAnswers(state, question);
  const legal: TurnAction[] = [];
  for (const verb of allVerbs) verb.list(state, seat, legal);
  return legal;
}

/** Why an action is refused; empty exactly when it is legal. */
export function explain(state: AtollState, seat: number, action: AtollAction): readonly Reason[] {
  if (check(state, seat, action)) return NO_REASONS;
  const reasons: Reason[] = [];
  check(state, seat, action, reasons);
  return reasons;
}
const NO_REASONS: readonly Reason[] = [];

function check(state: AtollState, seat: number, action: AtollAction, reasons?: Reasons): boolean {
  const active = activeSeat(state);
  if (active === undefined) return refuse(reasons, 'over');
  if (active !== seat) return refuse(reasons, 'not-your-turn');
  const question = pendingQuestion(state);
  if (isTurnAction(action))
    return question
      ? refuse(reasons, 'answer-pending')
      : verbOf(action).check(state, seat, action, reasons);
  if (!question) return refuse(reasons, 'nothing-pending');
  return question.handler.check(state, question.frame, question.task, action, reasons);
}
