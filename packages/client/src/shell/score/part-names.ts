import type { ChartPart } from './chart/chart-figures.ts';

/** The approximate width of a letter in part names, in CSS pixels at the usual text size. */
const LETTER = 6.4;

/** The gap between the names of two parts, in CSS pixels. */
const BETWEEN = 8;

/**
 * The label below each part of a chart, centred: its name where that fits, the number of "Round 1"
 * where it does not, and nothing where even that would come too close to the previous label.
 */
export function partNames(parts: readonly ChartPart[]): readonly string[] {
  let taken = -Infinity;
  return parts.map(({ label, from, to }) => {
    const middle = (from + to) / 2;
    const reach = (name: string): number => (name.length * LETTER) / 2;
    const short = label.split(' ').at(-1) ?? '';
    const fits = [...(2 * reach(label) + BETWEEN <= to - from ? [label] : []), short].find(
      (name) => middle - reach(name) >= taken + BETWEEN,
    );
    if (fits !== undefined) taken = middle + reach(fits);
    return fits ?? '';
  });
}
