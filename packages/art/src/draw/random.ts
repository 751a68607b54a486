/** A seeded source of numbers: the same seed gives the same cut on every machine. */
export interface Random {
  /** The next number from 0 (included) to 1 (excluded). */
  (): number;
  /** The next number between `lo` and `hi`. */
  range(lo: number, hi: number): number;
  /** The next whole number between `lo` and `hi`, both included. */
  int(lo: number, hi: number): number;
}

/**
 * Starts a stream of repeatable numbers.
 * @param seed any text or number; equal seeds give equal streams
 */
export function rng(seed: string | number): Random {
  let h = 2166136261;
  for (const c of String(seed)) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  let a = h >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (lo: number, hi: number): number => lo + (hi - lo) * next();
  const int = (lo: number, hi: number): number => Math.floor(range(lo, hi + 1));
  return Object.assign(next, { range, int });
}
