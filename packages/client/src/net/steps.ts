import type { HistoryStep, StepMessage } from '@atoll/protocol';

/**
 * The steps after one more decision; an undo takes away what it took back and leaves no step of its
 * own, unless all agreed to it.
 */
export function withStep(
  steps: readonly HistoryStep[],
  { seq, seat, at, events, sealed, undone, byBot }: StepMessage,
): readonly HistoryStep[] {
  if (undone > 0) {
    const left = steps.filter((step) => step.seq < undone);
    return sealed ? [...left, { seq, seat, at, events, sealed, undone }] : left;
  }
  return steps.some((step) => step.seq >= seq)
    ? steps
    : [...steps, { seq, seat, at, events, sealed, ...(byBot && { byBot }) }];
}

/**
 * The first log entry that must be told anew after something was missed: whatever lies behind the
 * last sealed step may be gone. What all agreed to take back tells so itself.
 */
export function missingFrom(known: readonly HistoryStep[]): number {
  return (known.findLast(({ sealed }) => sealed)?.seq ?? 0) + 1;
}

/**
 * What is known before log entry `from`, and what the server tells from there on: what it does not
 * tell of that was taken back.
 */
export function mergeHistory(
  told: readonly HistoryStep[],
  known: readonly HistoryStep[],
  from: number,
): readonly HistoryStep[] {
  const kept = Math.min(from, ...told.map(({ undone }) => undone ?? from));
  return [...known.filter((step) => step.seq < kept), ...told];
}
