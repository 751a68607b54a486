/**
 * Random choices for tests and tools: fast, and the same for the same seed. Not for secrets. The
 * generator is sfc32, which is in the public domain.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #count = 1;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < seed.length; at++)
      hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
    this.#a = hash;
    this.#b = Math.imul(hash, 0x9e3779b1) ^ 0x85ebca6b;
    this.#c = Math.imul(hash, 0xc2b2ae35) ^ seed.length;
    for (let round = 0; round < 12; round++) this.word();
  }

  /** 32 bits, as a whole number that is not negative. */
  word(): number {
    const sum = (this.#a + this.#b + this.#count++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum >>> 0;
  }

  /** At least 0 and less than 1. */
  fraction(): number {
    return this.word() / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  /** A whole number from 0 to `bound - 1`. */
  below(bound: number): number {
    return Math.floor(this.fraction() * bound);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** A name from a table of weights, with a probability proportional to its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const names = Object.keys(weights) as K[];
    let left = this.below(names.reduce((sum, name) => sum + weights[name], 0));
    for (const name of names) {
      left -= weights[name];
      if (left < 0) return name;
    }
    throw new Error('there is nothing to choose from');
  }

  /** True once in `times` cases. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }

  /** True in so many of a hundred cases. */
  chance(percent: number): boolean {
    return this.fraction() * 100 < percent;
  }

  bytes(length: number): Buffer {
    const bytes = Buffer.alloc(length);
    this.fill(bytes);
    return bytes;
  }

  fill(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at++) bytes[at] = this.word() >>> 11;
  }
}
