import { chooseEach } from '../resolution/answers.ts';
import { reefOf } from '../context.ts';
import type { AskHandler } from '../resolution/handler.ts';
import { refuse } from '../reason.ts';
import { refuseAbsent } from '../rules/refuse-absent.ts';
import { findCard, putCoral, type Reef } from '../state.ts';
import type { TaskOf } from '../task.ts';

export function cleanCorals(reef: Reef): number {
  let clean = 0;
  for (const coral of reef.corals) if (!coral.polluted) clean++;
  return clean;
}

/** The owner chooses which clean corals become polluted, one token each (rulebook, "Pollution"). */
export const pollute: AskHandler<TaskOf<'pollute'>> = {
  takesOnlyAnswer: true,
  question: (task) => ({ kind: 'pollute', count: task.corals, of: '' }),
  candidates: (state, frame) => chooseEach(reefOf(state, frame.seat).corals),
  check(state, frame, task, answer, reasons) {
    if (answer.type !== 'choose') return refuse(reasons, 'not-an-option');
    const coral = findCard(reefOf(state, frame.seat).corals, answer.card);
    if (!coral) return refuseAbsent(reasons, reefOf(state, frame.seat), answer.card);
    if (task.chosen?.includes(answer.card)) return refuse(reasons, 'already-chosen');
    return !coral.polluted || refuse(reasons, 'polluted');
  },
  step(ctx, frame, task, answer) {
    if (answer.type !== 'choose') return [];
    const reef = reefOf(ctx.state, frame.seat);
    const coral = findCard(reef.corals, answer.card);
    if (coral) putCoral(reef, { ...coral, polluted: true });
    ctx.events.push({ type: 'polluted', seat: frame.seat, card: answer.card });
    return task.corals > 1
      ? [{ ...task, corals: task.corals - 1, chosen: [...(task.chosen ?? []), answer.card] }]
      : [];
  },
};
