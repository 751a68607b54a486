import type { Seat } from '@atoll/engine';
import type { HiddenArkAction } from '../../action.ts';
import { apply } from '../../apply.ts';
import { PAY } from '../../legality/candidates.ts';
import { legalActions } from '../../legality/legal.ts';
import { NONE } from '../../numbers.ts';
import { question } from '../../legality/check-moment.ts';
import { cloneState, playerOnTurn, type HiddenArkState } from '../../state.ts';

/** The worth of a position for a seat. */
export type Judge = (state: HiddenArkState, seat: Seat) => number;

/** The result of some actions of a seat. */
export interface Step {
  readonly state: HiddenArkState;
  /** The first of them; undefined before any action. */
  readonly first: HiddenArkAction | undefined;
}

/** Goes on from a step, on a copy. */
export function followed({ state, first }: Step, action: HiddenArkAction): Step {
  const after = apply(cloneState(state), state.turn.seat, action);
  return { state: after.state, first: first ?? action };
}

/** Whether the turn is over, or the questions to the seat before the first round. */
export function hasEnded(state: HiddenArkState, root: HiddenArkState): boolean {
  return (
    state.phase === 'over' ||
    state.turn.seat !== root.turn.seat ||
    state.round !== root.round ||
    (root.phase === 'placing' && state.frames.length === 0)
  );
}

/**
 * Answers the open questions: a payment with the most plentiful resource, any other question with
 * the best-looking answer.
 */
export function settled(step: Step, judge: Judge): Step {
  let now = step;
  const { seat } = step.state.turn;
  for (;;) {
    const frame = question(now.state);
    if (!frame || now.state.turn.seat !== seat) return now;
    now =
      frame.kind === 'pay'
        ? followed(now, PAY[mostHeld(now.state, frame.barred)] as HiddenArkAction)
        : best(answers(now), seat, judge);
  }
}

function mostHeld(state: HiddenArkState, barred: number): number {
  const { tracks } = playerOnTurn(state);
  let most = NONE;
  for (let resource = 0; resource < tracks.length; resource++)
    if (resource !== barred && (most === NONE || tracks[resource]! > tracks[most]!))
      most = resource;
  return most;
}

/** The results of each answer to a question, or of each action of a moment with few of them. */
export function answers(step: Step): readonly Step[] {
  const { state } = step;
  return legalActions(state, state.turn.seat).map((action) => followed(step, action));
}

function best(steps: readonly Step[], seat: Seat, judge: Judge): Step {
  let found = steps[0] as Step;
  let most = -Infinity;
  for (const step of steps) {
    const worth = steps.length === 1 ? 0 : judge(step.state, seat);
    if (worth > most) [found, most] = [step, worth];
  }
  return found;
}
