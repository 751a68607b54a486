import type { AutoHandler } from '../handler.ts';
import type { TaskOf } from '../task.ts';

export const pay: AutoHandler<TaskOf<'pay'>> = {
  run: (_ctx, _frame, task) => [{ op: 'charge', of: 'plankton', amount: task.plankton }],
};
