/**
 * How many answers are remembered at once: for the atolls of four seats, and of a few positions
 * that a bot compares.
 */
const PLACES = 8;

/**
 * Remembers what was worked out of the last few keys. A key is a value that is never changed in
 * place (a row of cards), so what is remembered is never out of date; and it lies outside the
 * state, which stays plain data. Keys are few and short-lived, which is why they are compared one
 * by one: entering each of them into a WeakMap costs more than most of the work.
 */
export function memoize<K extends object, T>(
  work: (key: K) => T,
  options: Alikeness<K> = {},
): (key: K) => T {
  const { alike } = options;
  const known: { readonly key: K; readonly value: T }[] = [];
  let last: (typeof known)[number] | undefined;
  let next = 0;
  return (key) => {
    if (last?.key === key) return last.value;
    last = known.find((entry) => entry.key === key);
    if (last) return last.value;
    const twin = alike && known.find((entry) => alike(entry.key, key));
    last = { key, value: twin ? twin.value : work(key) };
    known[next] = last;
    next = (next + 1) % PLACES;
    return last.value;
  };
}

interface Alikeness<K> {
  /** Whether the work would find the same for two keys; cheaper than the work. */
  readonly alike?: (key: K, other: K) => boolean;
}

/** The same for what depends on two values. */
export function memoizePair<A extends object, B extends object, T>(
  work: (first: A, second: B) => T,
): (first: A, second: B) => T {
  const known: { readonly first: A; readonly second: B; readonly value: T }[] = [];
  let last: (typeof known)[number] | undefined;
  let next = 0;
  return (first, second) => {
    if (last?.first === first && last.second === second) return last.value;
    last = known.find((entry) => entry.first === first && entry.second === second);
    if (last) return last.value;
    last = { first, second, value: work(first, second) };
    known[next] = last;
    next = (next + 1) % PLACES;
    return last.value;
  };
}
