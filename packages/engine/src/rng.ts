/**
 * A generator as a value: four 32-bit words that live in the state of a match, so that a replay draws the same.
 * The algorithm is sfc32 (Doty-Humphrey, PractRand), seeded by hashing a string.
 */
export interface Rng {
  a: number;
  b: number;
  c: number;
  counter: number;
}

/** A generator from any string. Equal strings give equal sequences. */
export function createRng(seed: string): Rng {
  const words = hashWords(seed);
  const rng: Rng = { a: words[0], b: words[1], c: words[2], counter: words[3] };
  // The first outputs still resemble the seed words; they are thrown away.
  for (let i = 0; i < 12; i++) nextWord(rng);
  return rng;
}

/** The next 32 random bits as an unsigned integer; advances `rng`. */
export function nextWord(rng: Rng): number {
  const sum = (((rng.a + rng.b) | 0) + rng.counter) | 0;
  rng.counter = (rng.counter + 1) >>> 0;
  rng.a = (rng.b ^ (rng.b >>> 9)) >>> 0;
  rng.b = (rng.c + (rng.c << 3)) >>> 0;
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + sum) >>> 0;
  return sum >>> 0;
}

/** A whole number from 0 to `bound - 1`, each equally likely (by rejection); `bound` is 1 to 2^32, else a RangeError. */
export function nextInt(rng: Rng, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 4294967296) throw new RangeError(`the bound must be 1 to 2^32, not ${bound}`);
  const limit = 4294967296 - (4294967296 % bound);
  let word = nextWord(rng);
  while (word >= limit) word = nextWord(rng);
  return word % bound;
}

/** Shuffles `items` in place (Fisher and Yates) and returns them. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextInt(rng, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}

/** Four words from a string, by the mixing steps of cyrb128 (public domain). */
function hashWords(text: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  return [(h1 ^ h2 ^ h3 ^ h4) >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}
