import type { Step } from '@atoll/engine';
import type { AtollAction } from '../action.ts';
import type { Context } from '../context.ts';
import type { AtollEvent } from '../event.ts';
import { advance, pendingQuestion, takeAnswer } from './resolve.ts';
import type { AtollState } from '../state.ts';
import { activeSeat } from '../turn.ts';
import { isTurnAction, verbOf } from '../verbs/index.ts';

/**
 * Carries out a legal action and all its consequences up to the next decision. Changes `state` in
 * place.
 */
export function apply(
  state: AtollState,
  seat: number,
  action: AtollAction,
): Step<AtollState, AtollEvent> {
  const ctx: Context = { state, events: [], sealed: false, ended: false };
  if (isTurnAction(action)) verbOf(action).begin(ctx, seat, action);
  else {
    const question = pendingQuestion(state);
    if (question) takeAnswer(ctx, question, action);
  }
  advance(ctx);
  return {
    state,
    events: ctx.events,
    sealed: ctx.sealed,
    ended: ctx.ended || activeSeat(state) !== seat,
  };
}
