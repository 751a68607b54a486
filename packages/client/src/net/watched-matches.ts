import { fieldsOf } from '@atoll/engine';
/** A match that was watched in this browser, with the data that the lobby shows. */
export interface WatchedMatch {
  readonly matchId: string;
  readonly game: string;
  readonly names: readonly string[];
  /** When it was last watched, in ms since 1970. */
  readonly at: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'atoll.watched';
/** How many are remembered; the oldest are dropped. */
export const MOST_WATCHED = 10;

const isWatched = (value: unknown): value is WatchedMatch => {
  const { matchId, game, names, at } = fieldsOf(value);
  return (
    [matchId, game].every((text) => typeof text === 'string') &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string') &&
    typeof at === 'number'
  );
};

/** The running matches that were watched here, newest first; broken storage counts as empty. */
export function watchedIn(store: Store): readonly WatchedMatch[] {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isWatched) : [];
  } catch {
    return [];
  }
}

/** Remembers that a match is watched. */
export function keepWatched(store: Store, match: WatchedMatch): void {
  write(store, [match, ...others(store, match.matchId)]);
}

/** Forgets a match that is over, gone, or taken off the list. */
export function forgetWatched(store: Store, matchId: string): void {
  const left = others(store, matchId);
  if (left.length < watchedIn(store).length) write(store, left);
}

const others = (store: Store, matchId: string): readonly WatchedMatch[] =>
  watchedIn(store).filter((known) => known.matchId !== matchId);

function write(store: Store, matches: readonly WatchedMatch[]): void {
  try {
    store.setItem(KEY, JSON.stringify(matches.slice(0, MOST_WATCHED)));
  } catch {
    // A full or forbidden storage must not prevent watching.
  }
}
