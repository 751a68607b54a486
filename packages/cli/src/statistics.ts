/** A figure with its 95 % interval, from `count` observations. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** For the middle 95 % of a normal distribution. */
const Z = 1.959964;

/**
 * Wilson's interval for a share of wins: 95 times of 100 the true share lies in it. `games` is at
 * least 1.
 */
export function interval(wins: number, games: number): readonly [number, number] {
  const share = wins / games;
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const middle = share + (Z * Z) / (2 * games);
  const whole = 1 + (Z * Z) / games;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
}

/** A share, with Wilson's interval; undefined without values. */
export function shareOf(hits: number, count: number): Estimate | undefined {
  if (count === 0) return undefined;
  const [low, high] = interval(hits, count);
  return { value: hits / count, low, high, count };
}

/**
 * A mean, with an interval derived from the spread of the values; undefined without values, without
 * bounds for a single value.
 */
export function meanOf(values: readonly number[]): Estimate | undefined {
  const count = values.length;
  if (count === 0) return undefined;
  const value = mean(values);
  if (count === 1) return { value, low: -Infinity, high: Infinity, count };
  const variance = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / (count - 1);
  const spread = Z * Math.sqrt(variance / count);
  return { value, low: value - spread, high: value + spread, count };
}

/** 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The value below which a share of the sorted values lies, interpolated between neighbours; 0
 * without values.
 */
export function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

/** An estimate with value and bounds moved by the same amount, such as by the expected value. */
export function shifted({ value, low, high, count }: Estimate, by: number): Estimate {
  return { value: value + by, low: low + by, high: high + by, count };
}
