import type { Estimate } from '../../statistics.ts';

/** A table in Markdown. The first column is text, the others are figures. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    `|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`,
    ...rows.map(line),
  ];
}

/** "4.7 %", of a share. */
export function percent(share: number): string {
  const text = (100 * share).toFixed(1);
  return `${text.endsWith('.0') ? text.slice(0, -2) : text} %`;
}

/** With one decimal, or without if it is zero. */
export function points(value: number): string {
  const text = value.toFixed(1);
  return text === '-0.0' ? '0' : text.endsWith('.0') ? text.slice(0, -2) : text;
}

/** "+4.2", of a difference between shares, in points of a hundred. */
export function signed(share: number): string {
  const text = (100 * share).toFixed(1);
  return text === '-0.0' || text === '0.0' ? '0.0' : share > 0 ? `+${text}` : text;
}

/** "+4.2 (+1.0 to +7.4)". */
export function signedBetween(estimate: Estimate | undefined): string {
  return estimate
    ? `${signed(estimate.value)} (${signed(estimate.low)} to ${signed(estimate.high)})`
    : '–';
}

/** "12.0 % (10.1 % to 14.2 %)". */
export function shareBetween({ value, low, high }: Estimate): string {
  return `${percent(value)} (${percent(low)} to ${percent(high)})`;
}

/** "73.2 (72.0 to 74.4)". */
export function pointsBetween({ value, low, high }: Estimate): string {
  return `${points(value)} (${points(low)} to ${points(high)})`;
}
