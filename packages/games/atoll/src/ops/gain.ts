import { reefOf } from '../context.ts';
import { valueOf } from '../filter.ts';
import type { AutoHandler } from '../resolution/handler.ts';
import type { TaskOf } from '../task.ts';

/** Takes tokens from the supply, which never runs out (ruling 6). */
export const gain: AutoHandler<TaskOf<'gain'>> = {
  run(ctx, frame, task) {
    const reef = reefOf(ctx.state, frame.seat);
    const coins = valueOf(task.coins ?? 0, reef);
    const plankton = valueOf(task.plankton ?? 0, reef);
    const scales = valueOf(task.scales ?? 0, reef);
    const popularity = valueOf(task.popularity ?? 0, reef);
    if (coins + plankton + scales + popularity === 0) return [];
    reef.coins += coins;
    reef.plankton += plankton;
    reef.scales += scales;
    reef.popularity += popularity;
    ctx.events.push({
      type: 'gained',
      seat: frame.seat,
      card: frame.card,
      coins,
      plankton,
      scales,
      popularity,
    });
    return [];
  },
};
