/** Results with points in a range, both ends included. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Whether the own result is among them. */
  readonly own: boolean;
}

/** The most bars that fit beside each other on a phone. */
const MOST_BARS = 10;

/** Widths of a bar that people count in. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** How results are spread: bars of equal width without a gap, lowest first; none for no result. */
export function spreadOf(
  rows: readonly { readonly points: number; readonly own: boolean }[],
): readonly Bar[] {
  if (rows.length === 0) return [];
  const all = rows.map(({ points }) => Math.floor(points));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const firstOf = (width: number): number => Math.floor(least / width) * width;
  const fits = (width: number): boolean => most - firstOf(width) < width * MOST_BARS;
  const width = WIDTHS.find(fits) ?? most - least + 1;
  const bars = Math.floor((most - firstOf(width)) / width) + 1;
  return Array.from({ length: bars }, (_, index) => {
    const from = firstOf(width) + index * width;
    const inside = rows.filter(({ points }) => points >= from && points < from + width);
    return { from, to: from + width - 1, count: inside.length, own: inside.some(({ own }) => own) };
  });
}
