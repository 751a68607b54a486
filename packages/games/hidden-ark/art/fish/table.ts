import type { Table } from '@atoll/art/draw/tube.ts';

/** Values at even distances from 0 to 1, as a table. */
export const even = (...values: readonly number[]): Table =>
  values.map((value, i) => [i / (values.length - 1), value]);
