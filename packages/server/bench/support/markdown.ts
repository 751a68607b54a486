/** Prints a table in Markdown; every column but the first holds figures. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  console.log(line(head));
  console.log(line(head.map((_, column) => (column === 0 ? '---' : '---:'))));
  for (const row of rows) console.log(line(row));
  console.log();
}

/** A number with a readable count of significant digits. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '-';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** A quantile: the value that so large a share of all values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
