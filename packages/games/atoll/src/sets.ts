import type { AtollAction } from './action.ts';
import { pendingQuestion } from './resolution/resolve.ts';
import type { AtollState } from './state.ts';
import type { Task } from './task.ts';
import type { CardId } from './vocabulary.ts';

const NOTHING: readonly CardId[] = [];

/**
 * The cards of the set that is being chosen, or the named prey, in the order in which they came;
 * empty without any.
 */
export function chosenFor(task: Task): readonly CardId[] {
  if (task.op === 'prey') return task.named.map(({ card }) => card);
  return 'chosen' in task ? (task.chosen ?? NOTHING) : NOTHING;
}

/**
 * Legal answers with sets in canonical order only: for a set in progress, only answers after the
 * card chosen last. If that would leave the set unfinished, all answers. Used by search, so that
 * each set is visited once.
 */
export function setsOnce(state: AtollState, legal: readonly AtollAction[]): readonly AtollAction[] {
  const question = pendingQuestion(state);
  const last = question === undefined ? undefined : chosenFor(question.task).at(-1);
  if (question === undefined || last === undefined) return legal;
  const order = question.handler.candidates(state, question.frame, question.task).map(keyOf);
  const from = order.indexOf(keyOf({ type: 'choose', card: last }));
  const after = legal.filter((answer) => order.indexOf(keyOf(answer)) > from);
  return after.length > 0 ? after : legal;
}

/** Equal for equal answers; almost all name a card only. */
function keyOf(answer: AtollAction): string {
  return answer.type === 'choose' ? answer.card : JSON.stringify(answer);
}
