import type { Reason } from '@atoll/engine';
import type { AtollAction } from '../action.ts';
import { refuse } from '../reason.ts';
import { legalAnswers, pendingQuestion } from './resolve.ts';
import type { AtollState } from '../state.ts';
import { activeSeat } from '../turn.ts';
import { allVerbs, isTurnAction, verbOf } from '../verbs/index.ts';

/** Every action that the seat may take now, in a stable order. */
export function legalActions(state: AtollState, seat: number): readonly AtollAction[] {
  if (activeSeat(state) !== seat) return [];
  const question = pendingQuestion(state);
  if (question) return legalAnswers(state, question);
  const legal: AtollAction[] = [];
  for (const verb of allVerbs)
    for (const action of verb.candidates(state, seat))
      if (verb.check(state, seat, action)) legal.push(action);
  return legal;
}

/** Why an action is refused; empty exactly when it is legal. */
export function explain(state: AtollState, seat: number, action: AtollAction): readonly Reason[] {
  const reasons: Reason[] = [];
  if (check(state, seat, { action, reasons })) return [];
  return reasons;
}

function check(
  state: AtollState,
  seat: number,
  asked: { readonly action: AtollAction; readonly reasons: Reason[] },
): boolean {
  const { action, reasons } = asked;
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
