import type { HistoryStep, StepMessage } from '@atoll/protocol';

/** The steps after one more decision; an undo takes away what it took back and leaves no step of its own. */
export function withStep(steps: readonly HistoryStep[], { seq, seat, at, events, sealed, undone }: StepMessage): readonly HistoryStep[] {
  if (undone > 0) return steps.filter((step) => step.seq < undone);
  return steps.some((step) => step.seq >= seq) ? steps : [...steps, { seq, seat, at, events, sealed }];
}

/** What the server tells from the beginning, and behind it the steps that came while it was telling. */
export function mergeHistory(told: readonly HistoryStep[], known: readonly HistoryStep[]): readonly HistoryStep[] {
  const last = told.at(-1)?.seq ?? 0;
  return [...told, ...known.filter((step) => step.seq > last)];
}
