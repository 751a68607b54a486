import type { CardId } from './vocabulary.ts';

/**
 * How many answers are remembered at once: for the atolls of four seats, and of a few positions
 * that a bot compares.
 */
const PLACES = 8;

/**
 * Memoizes results for the last few keys. A key is a value that is never changed in place (a row of
 * cards), so results are never out of date; and they lie outside the state, which stays plain data.
 * Keys are few and short-lived, so they are compared one by one: entering each of them into a
 * WeakMap costs more than most of the work.
 */
export function memoize<K extends object, T>(
  work: (key: K) => T,
  options: Alikeness<K> = {},
): (key: K) => T {
  const { alike } = options;
  const known: Known<K, T>[] = [];
  let last: Known<K, T> | undefined;
  let next = 0;
  const twinOf = (key: K): Known<K, T> | undefined => {
    if (alike) for (const entry of known) if (alike(entry.key, key)) return entry;
    return undefined;
  };
  const find = (key: K): Known<K, T> => {
    for (const entry of known) if (entry.key === key) return entry;
    const twin = twinOf(key);
    const entry = { key, value: twin ? twin.value : work(key) };
    known[next] = entry;
    next = (next + 1) % PLACES;
    return entry;
  };
  return (key) => (last?.key === key ? last : (last = find(key))).value;
}

interface Known<K, T> {
  readonly key: K;
  readonly value: T;
}

interface Alikeness<K> {
  /** Whether the work would find the same for two keys; cheaper than the work. */
  readonly alike?: (key: K, other: K) => boolean;
}

/** The same for results of two values; `alike` compares the second. */
export function memoizePair<A extends object, B extends object, T>(
  work: (first: A, second: B) => T,
  { alike }: Alikeness<B> = {},
): (first: A, second: B) => T {
  const known: KnownOfPair<A, B, T>[] = [];
  let last: KnownOfPair<A, B, T> | undefined;
  let next = 0;
  const twinOf = (first: A, second: B): KnownOfPair<A, B, T> | undefined => {
    if (alike)
      for (const entry of known)
        if (entry.first === first && alike(entry.second, second)) return entry;
    return undefined;
  };
  const find = (first: A, second: B): KnownOfPair<A, B, T> => {
    for (const entry of known) if (entry.first === first && entry.second === second) return entry;
    const twin = twinOf(first, second);
    const entry = { first, second, value: twin ? twin.value : work(first, second) };
    known[next] = entry;
    next = (next + 1) % PLACES;
    return entry;
  };
  return (first, second) =>
    (last?.first === first && last.second === second ? last : (last = find(first, second))).value;
}

interface KnownOfPair<A, B, T> {
  readonly first: A;
  readonly second: B;
  readonly value: T;
}

/** Makes a value for each requested card once and for good: there are few cards. */
export function perCard<T>(make: (card: CardId) => T): (card: CardId) => T {
  const made = new Map<CardId, T>();
  return (card) => {
    const known = made.get(card);
    if (known !== undefined) return known;
    const fresh = make(card);
    made.set(card, fresh);
    return fresh;
  };
}
