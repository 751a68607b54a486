import { reefOf } from '../context.ts';
import { hasColony, SIDES } from '../grid.ts';
import type { AskHandler } from '../handler.ts';
import { refuse } from '../reason.ts';
import { putCoral, type Reef } from '../state.ts';
import type { TaskOf } from '../task.ts';

export function hasEmptySide(reef: Reef): boolean {
  return reef.corals.some((coral) => SIDES.some((side) => !hasColony(coral, side)));
}

/** A colony token on a side without one, polluted coral or not (rulebook, "Coral Colony Growth"). */
export const colony: AskHandler<TaskOf<'colony'>> = {
  question: (task) => ({ kind: 'colony', count: task.upTo, of: '' }),
  candidates: (state, frame) => [
    ...reefOf(state, frame.seat).corals.flatMap((coral) => SIDES.map((side) => ({ type: 'side', card: coral.card, side }) as const)),
    { type: 'done' },
  ],
  check(state, frame, task, answer, reasons) {
    if (answer.type === 'done') return !task.least || refuse(reasons, 'no-effect');
    if (answer.type !== 'side') return refuse(reasons, 'not-an-option');
    const coral = reefOf(state, frame.seat).corals.find((item) => item.card === answer.card);
    if (!coral) return refuse(reasons, 'not-yours');
    return !hasColony(coral, answer.side) || refuse(reasons, 'no-empty-side');
  },
  step(ctx, frame, task, answer) {
    if (answer.type !== 'side') return [];
    const reef = reefOf(ctx.state, frame.seat);
    const coral = reef.corals.find((item) => item.card === answer.card);
    if (coral) putCoral(reef, { ...coral, grown: [...coral.grown, answer.side] });
    ctx.events.push({ type: 'colonyPlaced', seat: frame.seat, card: answer.card, side: answer.side });
    return task.upTo > 1 ? [{ op: 'colony', upTo: task.upTo - 1 }] : [];
  },
};
