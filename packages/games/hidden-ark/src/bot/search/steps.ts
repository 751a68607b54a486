import type { HiddenArkAction } from '../../action.ts';
import { apply } from '../../apply.ts';
import { legalActions } from '../../legality/legal.ts';
import { question } from '../../legality/check-moment.ts';
import { cloneState, type HiddenArkState } from '../../state.ts';
import { evaluate } from '../evaluate.ts';

/** Where some actions of a seat lead to. */
export interface Step {
  readonly state: HiddenArkState;
  /** The first of them; undefined before anything is done. */
  readonly first: HiddenArkAction | undefined;
}

/** Goes on from a step, on a copy. */
export function followed({ state, first }: Step, action: HiddenArkAction): Step {
  const after = apply(cloneState(state), state.turn.seat, action);
  return { state: after.state, first: first ?? action };
}

/** Whether the turn, or what was asked of the seat before the first round, is over. */
export function hasEnded(state: HiddenArkState, root: HiddenArkState): boolean {
  return (
    state.phase === 'over' ||
    state.turn.seat !== root.turn.seat ||
    state.round !== root.round ||
    (root.phase === 'placing' && state.frames.length === 0)
  );
}

/** Answers what is asked, each time with what looks best. */
export function settled(step: Step): Step {
  let now = step;
  const { seat } = step.state.turn;
  while (question(now.state) && now.state.turn.seat === seat) now = best(answers(now), seat);
  return now;
}

/** What each answer to a question, or each action of a moment with few of them, leads to. */
export function answers(step: Step): readonly Step[] {
  const { state } = step;
  return legalActions(state, state.turn.seat).map((action) => followed(step, action));
}

export function best(steps: readonly Step[], seat: number): Step {
  let found = steps[0] as Step;
  let most = -Infinity;
  for (const step of steps) {
    const worth = steps.length === 1 ? 0 : evaluate(step.state, seat);
    if (worth > most) [found, most] = [step, worth];
  }
  return found;
}
