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
  const begun: Begun[] = [];
  for (let place = 0; place < steps.length; place++) {
    const { seat, ended } = steps[place] as OpenStep;
    const known = begun.find((other) => other.seat === seat);
    if (!known) begun.push({ seat, place, ended });
    else {
      if (known.ended) known.place = place;
      known.ended = ended;
    }
  }
  const points = settled.filter(({ seat }) => !begun.some((newer) => newer.seat === seat));
  for (const { seat, place } of begun) {
    const { seq } = steps[place] as OpenStep;
    points.push({ seat, seq, base, trail: trail.slice(0, place) });
  }
  return points;
}

/** The newest decision of a seat among some steps. */
interface Begun {
  readonly seat: Seat;
  /** The step that began it. */
  place: number;
  /** Whether its newest step ended it. */
  ended: boolean;
}
