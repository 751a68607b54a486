import { SEED } from './layout';

/** Of xorshift64*, in halves. */
const MULTIPLIER: u64 = ((<u64>0x2545f491) << 32) | 0x4f6cdd1d;

let random: u64 = 1;

/** Sets the generator of shuffles; the one of vectors starts from `SEED`. */
export function seedShuffles(word: u32): void {
  random = ((<u64>word) << 1) | 1;
}

/** xorshift128+ in each half of a vector. */
export function draw(): v128 {
  const older = v128.load(SEED);
  const newer = v128.load(SEED, 16);
  const next = following(older, newer);
  v128.store(SEED, newer);
  v128.store(SEED, next, 16);
  return i64x2.add(newer, next);
}

/** The state of the generator after two others; the sum of the last two is what it draws. */
export function following(older: v128, newer: v128): v128 {
  const mixed = v128.xor(older, i64x2.shl(older, 23));
  return v128.xor(v128.xor(mixed, newer), v128.xor(i64x2.shr_u(mixed, 18), i64x2.shr_u(newer, 5)));
}

/**
 * A number below `bound`; the error of at most bound / 2^32 is far below what 126 boards can show.
 */
export function below(bound: u32): u32 {
  random ^= random >> 12;
  random ^= random << 25;
  random ^= random >> 27;
  return <u32>((((random * MULTIPLIER) >> 32) * bound) >> 32);
}
