import { useCallback, useEffect, useState } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';

const KEY = 'atoll.seen';
/** For how many matches this browser remembers how far they were seen. */
const MOST = 40;

type Seen = readonly (readonly [matchId: string, seq: number])[];

function seen(): Seen {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function keep(matchId: string, seq: number): void {
  const others = seen().filter(([id]) => id !== matchId);
  try {
    localStorage.setItem(KEY, JSON.stringify([[matchId, seq], ...others].slice(0, MOST)));
  } catch {
    // without storage missed actions are not shown again
  }
}

/**
 * The length of the log that was seen when a person returns to a running match by a new page, a new
 * connection, or from another window; 0 when nothing was missed.
 */
export function useMissed(
  table: LiveSession,
  matchId: string,
  { status, seat, snapshot }: TableState,
): { readonly missed: number; readonly onSeen: () => void } {
  const [missed, setMissed] = useState(0);
  const here = status === 'live' && seat >= 0 && snapshot?.phase === 'playing';
  useEffect(() => {
    if (!here) return undefined;
    const now = (): number => table.getState().snapshot?.seq ?? 0;
    const come = (): void => {
      const before = seen().find(([id]) => id === matchId)?.[1] ?? 0;
      if (before > 0 && before < now()) setMissed(before);
    };
    const go = (): void => keep(matchId, now());
    const turn = (): void => (document.hidden ? go() : come());
    if (!document.hidden) come();
    document.addEventListener('visibilitychange', turn);
    addEventListener('pagehide', go);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      removeEventListener('pagehide', go);
      if (!document.hidden) go();
    };
  }, [table, matchId, here]);
  const onSeen = useCallback(() => setMissed(0), []);
  return { missed, onSeen };
}
