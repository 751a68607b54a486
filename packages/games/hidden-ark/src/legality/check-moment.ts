import type { ActionType } from '../action.ts';
import type { Frame } from '../frame.ts';
import { NONE } from '../numbers.ts';
import { OK, type Refusal } from './reason.ts';
import type { HiddenArkState } from '../state.ts';

/** The action that answers each question. */
const ANSWERS: Readonly<Partial<Record<Frame['kind'], ActionType>>> = {
  pay: 'pay',
  slot: 'fit',
  return: 'return',
  convert: 'convert',
  setAside: 'setAside',
  lower: 'lower',
  lock: 'lock',
};

/** Actions that are only answers; converting is possible without a question too. */
const ONLY_ANSWERS: readonly ActionType[] = ['pay', 'fit', 'return', 'setAside', 'lower', 'lock'];

/** Actions while a vessel is on a space where it may not stop. */
const WHILE_PASSING: readonly ActionType[] = ['move', 'extend'];

/** Actions that need the second step of a turn. */
const SECOND_STEP: readonly ActionType[] = ['column', 'end'];

/** The open question, if any. */
export function question(state: HiddenArkState): Frame | undefined {
  return state.frames[state.frames.length - 1];
}

/** Whether the moment asks for or allows an action of that type. */
export function checkMoment(state: HiddenArkState, type: ActionType): Refusal {
  const frame = question(state);
  if (frame) return ANSWERS[frame.kind] === type ? OK : 'answer-first';
  if (state.phase === 'placing') return type === 'place' ? OK : 'place-first';
  if (type === 'place') return 'not-now';
  if (ONLY_ANSWERS.includes(type)) return 'nothing-asked';
  if (state.turn.passing !== NONE && !WHILE_PASSING.includes(type)) return 'vessel-must-go-on';
  if (type === 'take' || type === 'draw') return state.phase === 'opportunity' ? OK : 'not-now';
  if (SECOND_STEP.includes(type) && state.phase !== 'action') return 'take-first';
  return OK;
}
