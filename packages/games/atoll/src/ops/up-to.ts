import { YES_OR_NO } from '../resolution/answers.ts';
import type { AskHandler } from '../resolution/handler.ts';
import { refuse } from '../reason.ts';
import type { TaskOf } from '../task.ts';
import { canAfford } from './possible.ts';

/** A list of ops that may be repeated, each time by the owner's decision. */
export const upTo: AskHandler<TaskOf<'upTo'>> = {
  question: (task) => ({ kind: 'again', count: task.times, of: '' }),
  candidates: () => YES_OR_NO,
  check(state, frame, task, answer, reasons) {
    if (answer.type === 'no') return true;
    if (answer.type !== 'yes') return refuse(reasons, 'not-an-option');
    return canAfford(state, frame.seat, task.do, reasons);
  },
  step(_ctx, _frame, task, answer) {
    if (answer.type !== 'yes') return [];
    return task.times > 1 ? [...task.do, { ...task, times: task.times - 1 }] : task.do;
  },
};
