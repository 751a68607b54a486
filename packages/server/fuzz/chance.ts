import { nextInt, type Rng } from '@atoll/engine';

/** One of the items, each equally likely. */
export function oneOf<T>(rng: Rng, items: readonly T[]): T {
  return items[nextInt(rng, items.length)] as T;
}

/** True once in so many times. */
export function onceIn(rng: Rng, times: number): boolean {
  return nextInt(rng, times) === 0;
}

/** A name of a table of weights, with a probability proportional to its weight. */
export function weighted<K extends string>(rng: Rng, weights: Readonly<Record<K, number>>): K {
  const names = Object.keys(weights) as K[];
  let left = nextInt(
    rng,
    names.reduce((sum, name) => sum + weights[name], 0),
  );
  for (const name of names) {
    left -= weights[name];
    if (left < 0) return name;
  }
  throw new Error('there is nothing to choose from');
}

export function randomBytes(rng: Rng, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => nextInt(rng, 256)));
}
