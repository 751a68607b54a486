import type { Side } from '../vocabulary.ts';

/**
 * Cells as numbers, row by row. No atoll leaves the map: there are 53 corals for one, each touching
 * another, and the first one lies in the middle.
 */
const WIDTH = 128;
const MIDDLE = WIDTH / 2;

export const CELLS = WIDTH * WIDTH;

/** From a cell to the one on that side. */
export const STEP: Readonly<Record<Side, number>> = { N: -WIDTH, E: 1, S: WIDTH, W: -1 };

export function cellOf({ x, y }: { readonly x: number; readonly y: number }): number {
  return (y + MIDDLE) * WIDTH + x + MIDDLE;
}
