import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'atoll.ends';
/** How many matches are remembered; the oldest are dropped. */
export const MOST_ENDS = 200;

/** The matches whose end was seen in this browser, newest first; broken storage counts as empty. */
export function seenEnds(store: Store): readonly string[] {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers that the end of a match was seen. */
export function keepSeenEnd(store: Store, matchId: string): void {
  const known = seenEnds(store);
  if (known.includes(matchId)) return;
  try {
    store.setItem(KEY, JSON.stringify([matchId, ...known].slice(0, MOST_ENDS)));
  } catch {
    // without storage the result is hidden again the next time
  }
}

/**
 * Whether the result of a match stays hidden, by its id: the person wants that, and has not seen
 * its end. The matches of this device end before the eyes of their person.
 */
export function useHiddenResults(): (matchId: string) => boolean {
  const { results } = useSettings();
  if (results === 'shown') return hidesNothing;
  const seen = seenEnds(localStorage);
  return (matchId) => !seen.includes(matchId);
}

const hidesNothing = (): boolean => false;
