import { branchesUpTo } from '../resolution/answers.ts';
import type { AskHandler } from '../resolution/handler.ts';
import { refuse } from '../reason.ts';
import type { TaskOf } from '../task.ts';
import { canAfford } from './possible.ts';

/**
 * One list of effects out of several. Only lists that can be carried out in full may be chosen;
 * asked only if that leaves a choice.
 */
export const oneOf: AskHandler<TaskOf<'oneOf'>> = {
  takesOnlyAnswer: true,
  question: () => ({ kind: 'oneOf', count: 0, of: '' }),
  candidates: (_state, _frame, task) => branchesUpTo(task.options.length),
  check(state, frame, task, answer, reasons) {
    const option = answer.type === 'branch' ? task.options[answer.index] : undefined;
    return option
      ? canAfford(state, frame.seat, option, reasons)
      : refuse(reasons, 'not-an-option');
  },
  step: (_ctx, _frame, task, answer) =>
    answer.type === 'branch' ? (task.options[answer.index] ?? []) : [],
};
