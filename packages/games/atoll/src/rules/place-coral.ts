import { reefOf } from '../context.ts';
import { coralCells, isCoralCell, isTaken } from '../reef/grid.ts';
import type { AskHandler } from '../resolution/handler.ts';
import { pileOf } from '../offer.ts';
import { refuse } from '../reason.ts';
import type { TaskOf } from '../task.ts';

/** A bought coral goes to a free cell that touches a corner of an own coral; it is never turned. */
export const placeCoral: AskHandler<TaskOf<'placeCoral'>> = {
  question: () => ({ kind: 'cell', count: 0, of: '' }),
  listsOnlyLegal: true,
  // The corners above the uppermost coral are always free.
  isOpen: () => true,
  candidates: (state, frame) => coralCells(reefOf(state, frame.seat)),
  check(state, frame, _task, answer, reasons) {
    if (answer.type !== 'cell') return refuse(reasons, 'not-an-option');
    const reef = reefOf(state, frame.seat);
    return (
      isCoralCell(reef, answer) ||
      refuse(reasons, isTaken(reef, answer) ? 'cell-taken' : 'cell-wrong')
    );
  },
  step(ctx, frame, _task, answer) {
    if (answer.type !== 'cell') return [];
    const { seat, card } = frame;
    const { x, y } = answer;
    const pile = pileOf(ctx.state, 'corals');
    pile.offer = pile.offer.filter((other) => other !== card);
    const reef = reefOf(ctx.state, seat);
    reef.corals = [...reef.corals, { card, x, y, grown: [], polluted: false, fatigue: 0 }];
    ctx.events.push({ type: 'coralPlaced', seat, card, x, y });
    return [];
  },
};
