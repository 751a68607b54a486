import type { HistoryStep, StepMessage } from '@atoll/protocol';

/**
 * The steps after one more decision. An undo removes the steps that it takes back and leaves no
 * step of its own, unless it was by consent.
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
 * The first log entry to request again after a gap: entries after the last sealed step may be gone.
 * An undo by consent has a step of its own.
 */
export function missingFrom(known: readonly HistoryStep[]): number {
  return (known.findLast(({ sealed }) => sealed)?.seq ?? 0) + 1;
}

/**
 * The known steps before log entry `from`, and the server's steps from there on: a step there that
 * the server does not send was taken back.
 */
export function mergeHistory(
  received: readonly HistoryStep[],
  known: readonly HistoryStep[],
  from: number,
): readonly HistoryStep[] {
  const kept = Math.min(from, ...received.map(({ undone }) => undone ?? from));
  return [...known.filter((step) => step.seq < kept), ...received];
}
