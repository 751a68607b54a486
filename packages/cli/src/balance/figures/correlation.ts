import { mean, type Estimate } from '../../statistics.ts';

/** For the middle 95 % of a normal distribution. */
const Z = 1.959964;
/** Fewer pairs give no interval. */
const LEAST = 4;

/**
 * How far two figures go together, from -1 to 1 (Pearson), with Fisher's interval; undefined with
 * fewer than four pairs, and where one of them never changes.
 */
export function correlationOf(pairs: readonly (readonly [number, number])[]): Estimate | undefined {
  if (pairs.length < LEAST) return undefined;
  const [one, other] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (of: (x: number, y: number) => number): number =>
    pairs.reduce((total, [x, y]) => total + of(x - one, y - other), 0);
  const spread = Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
  if (spread === 0) return undefined;
  const value = sum((x, y) => x * y) / spread;
  const middle = Math.atanh(value);
  const width = Z / Math.sqrt(pairs.length - 3);
  return {
    value,
    low: Math.tanh(middle - width),
    high: Math.tanh(middle + width),
    count: pairs.length,
  };
}
