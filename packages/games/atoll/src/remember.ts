/** How many answers are remembered at once: for the atolls of four seats, and of a few positions that a bot compares. */
const PLACES = 8;

/**
 * Remembers what was worked out of the last few keys. A key is a value that is never changed in place (a row of cards), so
 * what is remembered is never out of date; and it lies outside the state, which stays plain data. Keys are few and short-lived,
 * which is why they are compared one by one: entering each of them into a WeakMap costs more than most of the work.
 */
export function remember<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const known: { readonly key: K; readonly value: T }[] = [];
  let next = 0;
  return (key) => {
    for (const entry of known) if (entry.key === key) return entry.value;
    const value = work(key);
    known[next] = { key, value };
    next = (next + 1) % PLACES;
    return value;
  };
}

/** The same for what depends on two values. */
export function rememberPair<A extends object, B extends object, T>(work: (first: A, second: B) => T): (first: A, second: B) => T {
  const known: { readonly first: A; readonly second: B; readonly value: T }[] = [];
  let next = 0;
  return (first, second) => {
    for (const entry of known) if (entry.first === first && entry.second === second) return entry.value;
    const value = work(first, second);
    known[next] = { first, second, value };
    next = (next + 1) % PLACES;
    return value;
  };
}
