import type { AutoHandler } from '../resolution/handler.ts';
import type { Task, TaskOf } from '../task.ts';

export const pay: AutoHandler<TaskOf<'pay'>> = {
  run(_ctx, _frame, { coins, plankton }): readonly Task[] {
    return [
      ...(coins === undefined ? [] : [{ op: 'charge', of: 'coins', amount: coins } as const]),
      ...(plankton === undefined
        ? []
        : [{ op: 'charge', of: 'plankton', amount: plankton } as const]),
    ];
  },
};
