/** Where a line lies, seen from the place that is shown. */
export type LinePlace = 'behind' | 'here' | 'ahead';

/**
 * How far the shown place reaches into a log. Each line subscribes on its own, so that going to
 * another place changes only the lines that are passed on the way.
 */
export interface LogReach {
  /** Log entries up to this one have happened; without places all have. */
  readonly reach: (seq: number) => void;
  readonly placeOf: (seq: number) => LinePlace;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLogReach(): LogReach {
  const listeners = new Set<() => void>();
  let reached = Infinity;
  return {
    reach: (seq) => {
      if (seq === reached) return;
      reached = seq;
      listeners.forEach((listen) => listen());
    },
    placeOf: (seq) => (seq > reached ? 'ahead' : seq === reached ? 'here' : 'behind'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
