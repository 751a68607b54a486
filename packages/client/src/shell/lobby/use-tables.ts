import type { TableSummary } from '@atoll/protocol';
import { useEffect, useState } from 'react';
import { listTables, Unreachable } from '../../net/api.ts';
import { PLAYER_KEY } from '../../net/seats/seats.ts';

/** How often the list is requested again while it is shown, in ms. */
const EVERY = 10_000;

/**
 * The public tables as last received. `silent`: the server is unreachable, or the device has no
 * network, so only the parts without a server work.
 */
export type Tables =
  | { readonly kind: 'asking' | 'lost' | 'silent' }
  | { readonly kind: 'received'; readonly tables: readonly TableSummary[] };

/** Requests the list repeatedly, and at once when the network comes or goes. */
export function useTables(): readonly [tables: Tables, again: () => void] {
  const [tables, setTables] = useState<Tables>({ kind: navigator.onLine ? 'asking' : 'silent' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(EVERY - 1_000)]);
    listTables(localStorage.getItem(PLAYER_KEY) || undefined, signal).then(
      (received) => setTables({ kind: 'received', tables: received }),
      (error: unknown) => {
        if (!gone.signal.aborted)
          setTables({ kind: error instanceof Unreachable ? 'silent' : 'lost' });
      },
    );
    const again = (): void => setTurn(turn + 1);
    const timer = setTimeout(again, EVERY);
    addEventListener('online', again);
    addEventListener('offline', again);
    return () => {
      gone.abort();
      clearTimeout(timer);
      removeEventListener('online', again);
      removeEventListener('offline', again);
    };
  }, [turn]);
  return [tables, () => setTurn((before) => before + 1)];
}
