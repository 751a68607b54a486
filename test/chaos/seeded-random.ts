import { createRng, nextInt, type Rng } from '@atoll/engine';

/**
 * Chance from a seed, so that a run can be told again: the same plan of faults, though the machine
 * never times two runs alike.
 */
export class SeededRandom {
  readonly #rng: Rng;

  constructor(seed: string) {
    this.#rng = createRng(seed);
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + nextInt(this.#rng, most - least + 1);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.between(0, items.length - 1)] as T;
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return this.between(1, times) === 1;
  }
}
