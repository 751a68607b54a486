import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';
import { stepAt } from './playing-pace.ts';

export interface Playing {
  readonly on: boolean;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  /** Plays, from the start when the replay is at its end, or pauses. */
  readonly toggle: () => void;
}

/** Plays a replay; it stops at the end. */
export function usePlaying(session: ReplaySession): Playing {
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState(1);
  const position = useSyncExternalStore(session.subscribe, session.position);
  const isAtEnd = position >= session.length;
  const on = wanted && !isAtEnd;
  // it has stopped for good: a step back does not start it again
  useEffect(() => {
    if (isAtEnd) setWanted(false);
  }, [isAtEnd]);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(session.forward, stepAt(speed));
    return () => clearInterval(timer);
  }, [session, on, speed]);
  const toggle = useCallback(() => {
    if (!on && session.position() >= session.length) session.goTo(0);
    setWanted(!on);
  }, [session, on]);
  return useMemo(() => ({ on, speed, setSpeed, toggle }), [on, speed, toggle]);
}
