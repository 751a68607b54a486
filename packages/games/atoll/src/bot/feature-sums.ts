import { WEIGHTS, type Feature, type WeightTable } from './weights.ts';

const features = Object.keys(WEIGHTS) as Feature[];

/** The line of each feature on the sheet. */
export const FEATURE = Object.fromEntries(features.map((name, line) => [name, line])) as Readonly<
  Record<Feature, number>
>;

/** The weights of the features, by line, for each number of rounds left. */
export type WeightRows = readonly Float64Array[];

/** The weights of a table, in the order of the sheet. */
export function rowsOf(table: WeightTable): WeightRows {
  return [0, 1, 2, 3].map((roundsLeft) =>
    Float64Array.from(features, (name) => table[name][roundsLeft] ?? 0),
  );
}

/** Those of the table of greedy players. */
export const GREEDY_ROWS = rowsOf(WEIGHTS);

/**
 * The amount of each feature in the current position. One sheet for all: an estimate is never
 * interrupted.
 */
const sheet = new Float64Array(features.length);

export function clearFeatures(): void {
  sheet.fill(0);
}

/** Adds to a line; most are sums over cards. */
export function addFeature(line: number, amount: number): void {
  sheet[line] = (sheet[line] as number) + amount;
}

export function amountOf(line: number): number {
  return sheet[line] as number;
}

/** The worth of the sheet by a row of weights for each number of rounds left, in points. */
export function worthOfFeatures(rows: WeightRows, roundsLeft: number): number {
  const row = rows[roundsLeft] as Float64Array;
  let points = 0;
  for (let line = 0; line < row.length; line++)
    points += (row[line] as number) * (sheet[line] as number);
  return points;
}

/** The sheet by name, used to fit the weights. */
export function readFeatures(): Readonly<Partial<Record<Feature, number>>> {
  return Object.fromEntries(
    features.flatMap((name, line) => (sheet[line] === 0 ? [] : [[name, sheet[line]]])),
  );
}
