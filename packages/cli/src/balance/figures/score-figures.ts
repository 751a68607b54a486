import type { Balance } from '@atoll/catalog';
import { mean, meanOf, quantile, type Estimate } from '../../statistics.ts';
import type { MatchRecord } from '../recording/record.ts';

/** The shares at which distributions are reported. */
export const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

export interface Spread {
  readonly mean: Estimate | undefined;
  /** At each of `QUANTILES`. */
  readonly at: readonly number[];
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { mean: meanOf(values), at: QUANTILES.map((share) => quantile(sorted, share)) };
}

/** The totals of all seats. */
export function totals(records: readonly MatchRecord[]): readonly number[] {
  return records.flatMap(({ scores }) => scores.map(({ total }) => total));
}

/** The winner's total of each match. */
export function winningTotals(records: readonly MatchRecord[]): readonly number[] {
  return records.map(({ scores }) =>
    Math.max(...scores.filter(({ rank }) => rank === 1).map(({ total }) => total)),
  );
}

/** The mean points of each category. */
export function lineMeans(
  { scoreLines }: Balance,
  records: readonly MatchRecord[],
): readonly number[] {
  const seats = records.flatMap(({ scores }) => scores);
  return scoreLines.map(({ id }) => mean(seats.map(({ lines }) => lines[id] ?? 0)));
}

/** The share of matches alone in each band. */
export function bandShares({ bands }: Balance, records: readonly MatchRecord[]): readonly number[] {
  return sharesWithin(bands, totals(records));
}

/** The share of values in each band, from its start up to the next one. */
export function sharesWithin(
  bands: readonly { readonly from: number }[],
  values: readonly number[],
): readonly number[] {
  return bands.map(({ from }, index) => {
    const below = bands[index + 1]?.from ?? Infinity;
    return mean(values.map((value) => (value >= from && value < below ? 1 : 0)));
  });
}
