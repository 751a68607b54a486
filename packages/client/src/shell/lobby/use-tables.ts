import type { TableSummary } from '@atoll/protocol';
import { useEffect, useState } from 'react';
import { listTables, Unreachable } from '../../net/api.ts';

/** How often the list is read again while it is shown, in ms. */
const EVERY = 10_000;

/**
 * The public tables as they were told last. `silent`: the server cannot be reached, or the device
 * has no network, so that only what needs no server can be done.
 */
export type Tables =
  | { readonly kind: 'asking' | 'lost' | 'silent' }
  | { readonly kind: 'told'; readonly tables: readonly TableSummary[] };

/** Asks for them again and again, and at once when the network comes or goes. */
export function useTables(): readonly [tables: Tables, again: () => void] {
  const [tables, setTables] = useState<Tables>({ kind: navigator.onLine ? 'asking' : 'silent' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    const patience = AbortSignal.any([gone.signal, AbortSignal.timeout(EVERY - 1_000)]);
    listTables(patience).then(
      (told) => setTables({ kind: 'told', tables: told }),
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
