import { meanOf, type Estimate } from '../../statistics.ts';

/** For the middle 95 % of a normal distribution. */
const Z = 1.959964;

/**
 * By how much the mean of some values is above that of others, divided by `part`; with an interval
 * derived from the spread of both. Undefined with fewer than two values on a side. The count is
 * that of the smaller side.
 */
export function differenceOf(
  values: readonly number[],
  others: readonly number[],
  part = 1,
): Estimate | undefined {
  const [one, other] = [meanOf(values), meanOf(others)];
  if (!one || !other || one.count < 2 || other.count < 2 || part === 0) return undefined;
  const error = (of: Estimate): number => (of.high - of.value) / Z;
  const value = (one.value - other.value) / part;
  const spread = (Z * Math.hypot(error(one), error(other))) / Math.abs(part);
  const count = Math.min(one.count, other.count);
  return { value, low: value - spread, high: value + spread, count };
}
