import type { ChartPart } from './chart-figures.ts';

/** Roughly how wide a letter of the names of parts is, in CSS pixels at the usual text size. */
const LETTER = 6.4;

/** Room between the names of two parts, in CSS pixels. */
const BETWEEN = 8;

/**
 * What is written below each part of a chart, in the middle of it: its name where that fits, of
 * "Round 1" the number where it does not, and nothing where even that would come too close to the
 * one before.
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
