import type { Answer } from '../action.ts';
import { DONE } from '../resolution/answers.ts';
import { coralCard } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import { countSides, hasColony } from '../reef/grid.ts';
import { SIDES } from '../vocabulary.ts';
import type { AskHandler } from '../resolution/handler.ts';
import { memoize } from '../memoize.ts';
import { refuse } from '../reason.ts';
import { refuseAbsent } from '../rules/refuse-absent.ts';
import { findCard, putCoral, type Coral, type Reef } from '../state.ts';
import type { TaskOf } from '../task.ts';

/** Every side without a colony, or none of them. */
const emptySides = memoize((corals: readonly Coral[]): readonly Answer[] => {
  const answers: Answer[] = [];
  for (const { card, grown } of corals) {
    const { sides } = coralCard(card);
    if (sides.length + grown.length < SIDES.length)
      for (const side of SIDES)
        if (!sides.includes(side) && !grown.includes(side))
          answers.push({ type: 'side', card, side });
  }
  answers.push(DONE);
  return answers;
});

export function hasEmptySide(reef: Reef): boolean {
  for (const coral of reef.corals) if (countSides(coral) < SIDES.length) return true;
  return false;
}

/**
 * A colony token on a side without one, polluted coral or not (rulebook, "Coral Colony Growth").
 */
export const colony: AskHandler<TaskOf<'colony'>> = {
  question: (task) => ({ kind: 'colony', count: task.upTo, of: '' }),
  isOpen: (state, frame) => hasEmptySide(reefOf(state, frame.seat)),
  candidates: (state, frame) => emptySides(reefOf(state, frame.seat).corals),
  check(state, frame, task, answer, reasons) {
    if (answer.type === 'done') return !task.least || refuse(reasons, 'no-effect');
    if (answer.type !== 'side') return refuse(reasons, 'not-an-option');
    const coral = findCard(reefOf(state, frame.seat).corals, answer.card);
    if (!coral) return refuseAbsent(reasons, reefOf(state, frame.seat), answer.card);
    return !hasColony(coral, answer.side) || refuse(reasons, 'side-taken');
  },
  step(ctx, frame, task, answer) {
    if (answer.type !== 'side') return [];
    const reef = reefOf(ctx.state, frame.seat);
    const coral = findCard(reef.corals, answer.card);
    if (coral) putCoral(reef, { ...coral, grown: [...coral.grown, answer.side] });
    ctx.events.push({
      type: 'colonyPlaced',
      seat: frame.seat,
      card: answer.card,
      side: answer.side,
    });
    return task.upTo > 1 ? [{ op: 'colony', upTo: task.upTo - 1 }] : [];
  },
};
