import type { AtollAction } from './action.ts';
import { pendingQuestion } from './resolution/resolve.ts';
import type { AtollState } from './state.ts';
import type { Task } from './task.ts';
import type { CardId } from './vocabulary.ts';

const NOTHING: readonly CardId[] = [];

/**
 * What is in the set that is being chosen, or which prey was named, in the order in which it came;
 * empty where nothing is.
 */
export function chosenFor(task: Task): readonly CardId[] {
  if (task.op === 'prey') return task.named.map(({ card }) => card);
  return 'chosen' in task ? (task.chosen ?? NOTHING) : NOTHING;
}

/**
 * The legal answers without those by which a set only comes about in another order: of a set under
 * way what stands after the card that was chosen last. Where that would leave the set unfinished,
 * all of them. For whoever looks through all that may come.
 */
export function setsOnce(state: AtollState, legal: readonly AtollAction[]): readonly AtollAction[] {
  const question = pendingQuestion(state);
  const last = question === undefined ? undefined : chosenFor(question.task).at(-1);
  if (question === undefined || last === undefined) return legal;
  const order = question.handler.candidates(state, question.frame, question.task).map(textOf);
  const from = order.indexOf(textOf({ type: 'choose', card: last }));
  const after = legal.filter((answer) => order.indexOf(textOf(answer)) > from);
  return after.length > 0 ? after : legal;
}

const textOf = (action: AtollAction): string => JSON.stringify(action);
