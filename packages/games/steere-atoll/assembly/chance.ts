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
  let x = v128.load(SEED);
  const y = v128.load(SEED, 16);
  v128.store(SEED, y);
  x = v128.xor(x, i64x2.shl(x, 23));
  x = v128.xor(v128.xor(x, y), v128.xor(i64x2.shr_u(x, 18), i64x2.shr_u(y, 5)));
  v128.store(SEED, x, 16);
  return i64x2.add(x, y);
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
