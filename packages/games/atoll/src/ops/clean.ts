import { reefOf } from '../context.ts';
import { findCard, putCoral } from '../state.ts';
import type { TaskOf } from '../task.ts';
import { pickHandler } from './pick.ts';

const picking = pickHandler<TaskOf<'clean'>>({
  kind: 'clean',
  row: (reef) => reef.corals,
  refusal: (reef, _frame, _task, slot) =>
    reef.corals[slot]?.polluted ? undefined : 'not-polluted',
  take(ctx, frame, card) {
    const reef = reefOf(ctx.state, frame.seat);
    const coral = findCard(reef.corals, card);
    if (coral) putCoral(reef, { ...coral, polluted: false });
    ctx.events.push({ type: 'cleaned', seat: frame.seat, card });
  },
});

/**
 * Takes Pollution off up to a number of own corals, of the owner's choice (ruling 10): by a card,
 * or by a Water Purification.
 */
export const clean: typeof picking = {
  ...picking,
  question: (task, frame) => ({
    kind: frame.card === '' ? 'purify' : 'clean',
    count: task.upTo,
    of: '',
  }),
};
