import { reefOf } from '../context.ts';
import type { AskHandler } from '../handler.ts';
import { refuse } from '../reason.ts';
import { putCoral, type Reef } from '../state.ts';
import type { TaskOf } from '../task.ts';

export function cleanCorals(reef: Reef): number {
  return reef.corals.reduce((sum, coral) => (coral.polluted ? sum : sum + 1), 0);
}

/** The owner chooses which clean corals become polluted, one token each (rulebook, "Pollution"). */
export const pollute: AskHandler<TaskOf<'pollute'>> = {
  question: (task) => ({ kind: 'pollute', count: task.corals, of: '' }),
  candidates: (state, frame) => reefOf(state, frame.seat).corals.map((coral) => ({ type: 'choose', card: coral.card })),
  check(state, frame, task, answer, reasons) {
    if (answer.type !== 'choose') return refuse(reasons, 'not-an-option');
    const { corals } = reefOf(state, frame.seat);
    const slot = corals.findIndex((coral) => coral.card === answer.card);
    const coral = corals[slot];
    if (!coral) return refuse(reasons, 'not-yours');
    if (coral.polluted) return refuse(reasons, 'polluted');
    if (slot < (task.from ?? 0)) return refuse(reasons, 'not-an-option');
    // As many as fit must be placed, and the choice goes upwards: enough clean corals must be left behind this one.
    const ahead = corals.filter((other, index) => !other.polluted && index >= (task.from ?? 0)).length;
    const left = corals.filter((other, index) => !other.polluted && index > slot).length;
    return left >= Math.min(task.corals, ahead) - 1 || refuse(reasons, 'cannot-finish');
  },
  forced(state, frame, task) {
    const clean = reefOf(state, frame.seat).corals.filter((coral, slot) => !coral.polluted && slot >= (task.from ?? 0));
    return clean[0] && clean.length <= task.corals ? { type: 'choose', card: clean[0].card } : undefined;
  },
  step(ctx, frame, task, answer) {
    if (answer.type !== 'choose') return [];
    const reef = reefOf(ctx.state, frame.seat);
    const slot = reef.corals.findIndex((coral) => coral.card === answer.card);
    const coral = reef.corals[slot];
    if (coral) putCoral(reef, { ...coral, polluted: true });
    ctx.events.push({ type: 'polluted', seat: frame.seat, card: answer.card });
    return task.corals > 1 ? [{ ...task, corals: task.corals - 1, from: slot + 1 }] : [];
  },
};
