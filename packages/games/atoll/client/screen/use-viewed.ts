import type { AtollAction, AtollView } from '../../src/index.ts';
import { useEffect, useState } from 'react';

export interface ViewedState {
  /** The seat whose reef is enlarged beside the own one; the own seat while none is. */
  readonly viewed: number;
  /** Enlarges the reef of a seat, or closes it. */
  readonly see: (seat: number) => void;
  readonly show: (seat: number) => void;
}

/**
 * The seat whose reef is enlarged beside the own one, which stays alone while a place is chosen on
 * it.
 */
export function useViewed({
  view,
  seat,
  legal,
  placing,
}: {
  readonly view: AtollView;
  /** The own seat, or 0 for a spectator. */
  readonly seat: number;
  readonly legal: readonly AtollAction[];
  readonly placing: boolean;
}): ViewedState {
  const [seen, setSeen] = useState<number>();
  const hunts = legal.some(({ type }) => type === 'hunt');
  // a reef that was opened for its prey closes with the prompt
  useEffect(() => (hunts ? () => setSeen(undefined) : undefined), [hunts]);
  const viewed = seen !== undefined && view.seats[seen] !== undefined && !placing ? seen : seat;
  const show = (next: number): void => setSeen(next === seat ? undefined : next);
  return { viewed, show, see: (next) => show(next === viewed ? seat : next) };
}
