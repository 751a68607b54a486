import { reefOf } from '../context.ts';
import type { AutoHandler } from '../resolution/handler.ts';
import type { TaskOf } from '../task.ts';

/** A used Hunt token is turned face up. */
export const readyHunt: AutoHandler<TaskOf<'readyHunt'>> = {
  run(ctx, frame) {
    const reef = reefOf(ctx.state, frame.seat);
    if (reef.huntsUsed === 0) return [];
    reef.huntsUsed -= 1;
    reef.huntsReady += 1;
    ctx.events.push({ type: 'huntReadied', seat: frame.seat });
    return [];
  },
};
