import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { keepSeenEnd, useHiddenResults } from '../results/hidden-results.ts';
import type { Replay } from './load-replay.ts';

/** Whether a replay may tell what comes after its shown position. */
export interface HiddenEnd {
  readonly end: 'shown' | 'hidden';
  /** Goes to the end. */
  readonly show: () => void;
}

/**
 * The end of a replay stays hidden until the position is there, by playing or because the person
 * asks.
 */
export function useHiddenEnd({ session, matchId, source }: Replay): HiddenEnd {
  const hides = useHiddenResults();
  const [end, setEnd] = useState<HiddenEnd['end']>(() =>
    source !== 'device' && hides(matchId) ? 'hidden' : 'shown',
  );
  const isThere = useSyncExternalStore(
    session.subscribe,
    () => session.position() >= session.length,
  );
  useEffect(() => {
    if (!isThere) return;
    keepSeenEnd(localStorage, matchId);
    setEnd('shown');
  }, [isThere, matchId]);
  const show = useCallback(() => session.goTo(session.length), [session]);
  return { end, show };
}
