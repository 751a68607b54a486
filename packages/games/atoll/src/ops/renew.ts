import type { AutoHandler } from '../resolution/handler.ts';
import { pileOf } from '../offer.ts';
import { discardFromOffer, refill } from '../pile.ts';
import type { TaskOf } from '../task.ts';

/** A whole offer leaves, and as many cards come (ruling 17). */
export const renew: AutoHandler<TaskOf<'renew'>> = {
  run(ctx, _frame, task) {
    const leaving = pileOf(ctx.state, task.offer).offer;
    discardFromOffer(ctx, task.offer, leaving);
    for (let i = 0; i < leaving.length; i++) refill(ctx, task.offer, 0);
    return [];
  },
};
