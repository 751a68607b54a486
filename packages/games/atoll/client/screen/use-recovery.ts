import { useEffect, useRef, useState } from 'react';
import type { AtollStep } from '../table-types.ts';

export interface RecoveryState {
  /** The round before which a recovery is shown now; undefined for none. */
  readonly shown: number | undefined;
  readonly close: () => void;
}

/**
 * Shows the events of a recovery from the moment when the next round begins, until it is closed or
 * the own seat acts. Recoveries before the table was opened are not shown.
 */
export function useRecovery({
  round,
  steps,
  advised,
  own,
}: {
  readonly round: number;
  readonly steps: readonly AtollStep[];
  /** The target of a tutorial: nothing may cover it. */
  readonly advised?: unknown;
  /** The own seat, or -1. */
  readonly own: number;
}): RecoveryState {
  const known = useRef(round);
  const [open, setOpen] = useState<number>();
  useEffect(() => {
    if (round > known.current) setOpen(round);
    known.current = round;
  }, [round]);
  const acted = open !== undefined && actedSince(steps, own);
  useEffect(() => {
    if (acted) setOpen(undefined);
  }, [acted]);
  return {
    shown: acted || advised !== undefined ? undefined : open,
    close: () => setOpen(undefined),
  };
}

/** Whether a seat has acted since the newest round began. */
function actedSince(steps: readonly AtollStep[], own: number): boolean {
  const began = steps.findLastIndex(({ events }) =>
    events.some(({ type }) => type === 'roundBegan'),
  );
  return steps.slice(began + 1).some(({ seat }) => seat === own);
}
