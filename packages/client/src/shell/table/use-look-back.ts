import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { lookBack, type LookBack } from '@atoll/table-kit/table/session/look-back.ts';
import type { LiveSession } from '../../net/live-session.ts';
import type { LookMove } from '../past/past-tables.ts';

export interface LookingBack {
  readonly looking: LookBack;
  /** How many actions the shown position is behind the present. */
  readonly behind: number;
  /** Moves to another position, after any earlier moves are done. */
  readonly go: (move: LookMove) => void;
}

/** Elements with keys of their own: fields, and dialogs. */
const OWN_KEYS = 'input, select, textarea, [role=dialog]';
const KEYS: Readonly<Record<string, LookMove>> = { ',': { to: 'back' }, '.': { to: 'on' } };

/**
 * A table with look-back, also by the keys of a replay: a comma goes one action back, a full stop
 * one forward.
 */
export function useLookBack(
  table: LiveSession,
  { letterKeys }: Pick<Settings, 'letterKeys'>,
): LookingBack {
  const looking = useMemo(() => lookBack(table), [table]);
  const behind = useSyncExternalStore(looking.subscribe, looking.behind);
  // moves are queued: the first loads code, and a position may have to be fetched
  const earlier = useRef<Promise<void>>(Promise.resolve());
  const go = useCallback(
    (move: LookMove): void => {
      const look = async (): Promise<void> =>
        (await import('../past/past-tables.ts')).lookThere(table, looking, move);
      earlier.current = earlier.current.then(look).catch(() => undefined);
    },
    [table, looking],
  );
  useEffect(() => {
    if (letterKeys === 'off') return;
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(OWN_KEYS)) return;
      const move = KEYS[key];
      if (move === undefined) return;
      go(move);
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [go, letterKeys]);
  return { looking, behind, go };
}
