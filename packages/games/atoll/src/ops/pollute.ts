import { chooseEach } from '../answers.ts';
import { reefOf } from '../context.ts';
import type { AskHandler } from '../handler.ts';
import { refuse } from '../reason.ts';
import { putCoral, slotOf, type Reef } from '../state.ts';
import type { TaskOf } from '../task.ts';

export function cleanCorals(reef: Reef): number {
  return cleanFrom(reef.corals, 0);
}

/** How many clean corals a row has from a slot on. */
function cleanFrom(corals: Reef['corals'], slot: number): number {
  let clean = 0;
  for (let i = slot; i < corals.length; i++) if (!corals[i]?.polluted) clean++;
  return clean;
}

/** The owner chooses which clean corals become polluted, one token each (rulebook, "Pollution"). */
export const pollute: AskHandler<TaskOf<'pollute'>> = {
  takesOnlyAnswer: true,
  question: (task) => ({ kind: 'pollute', count: task.corals, of: '' }),
  candidates: (state, frame) => chooseEach(reefOf(state, frame.seat).corals),
  check(state, frame, task, answer, reasons) {
    if (answer.type !== 'choose') return refuse(reasons, 'not-an-option');
    const { corals } = reefOf(state, frame.seat);
    const slot = slotOf(corals, answer.card);
    const coral = corals[slot];
    if (!coral) return refuse(reasons, 'not-yours');
    if (coral.polluted) return refuse(reasons, 'polluted');
    if (slot < (task.from ?? 0)) return refuse(reasons, 'not-an-option');
    // As many as fit must be placed, and the choice goes upwards: enough clean corals must be left behind this one.
    const ahead = cleanFrom(corals, task.from ?? 0);
    const left = cleanFrom(corals, slot + 1);
    return left >= Math.min(task.corals, ahead) - 1 || refuse(reasons, 'cannot-finish');
  },
  step(ctx, frame, task, answer) {
    if (answer.type !== 'choose') return [];
    const reef = reefOf(ctx.state, frame.seat);
    const slot = slotOf(reef.corals, answer.card);
    const coral = reef.corals[slot];
    if (coral) putCoral(reef, { ...coral, polluted: true });
    ctx.events.push({ type: 'polluted', seat: frame.seat, card: answer.card });
    return task.corals > 1 ? [{ ...task, corals: task.corals - 1, from: slot + 1 }] : [];
  },
};
