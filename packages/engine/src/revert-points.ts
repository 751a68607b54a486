import type { Seat } from './seat.ts';
import type { OpenStep, UndoStack } from './undo-stack.ts';

/**
 * The newest decision of a seat that is no longer open to it, and the position before it: `base`,
 * with the steps of `trail` carried out.
 */
export interface RevertPoint<S> extends Pick<UndoStack, 'trail'> {
  readonly seat: Seat;
  /** The first log entry of the decision, which is a turn or the answer to a question. */
  readonly seq: number;
  readonly base: S;
}

/**
 * The settled decisions once `steps` are final: the oldest of the open ones, perhaps all of them
 * and one more behind them.
 */
export function settledWith<S>(
  before: Pick<UndoStack, 'trail'> & {
    readonly base: S;
    readonly settled: readonly RevertPoint<S>[];
  },
  steps: readonly Pick<OpenStep, 'seat' | 'seq' | 'ended'>[],
): readonly RevertPoint<S>[] {
  const { base, trail, settled } = before;
  const begun = new Map<Seat, number>();
  steps.forEach(({ seat }, place) => {
    const last = steps.slice(0, place).findLast((step) => step.seat === seat);
    if (last?.ended !== false) begun.set(seat, place);
  });
  const older = settled.filter(({ seat }) => !begun.has(seat));
  const newer = [...begun].map(([seat, place]): RevertPoint<S> => {
    const { seq } = steps[place] as OpenStep;
    return { seat, seq, base, trail: trail.slice(0, place) };
  });
  return [...older, ...newer];
}
