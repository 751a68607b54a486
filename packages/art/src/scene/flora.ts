import { loop } from '../draw/curves.ts';
import type { Random } from '../draw/random.ts';
import { tube } from '../draw/tube.ts';

/**
 * Where a tuft of sea plants stands: its outer edge x, its ground y, the side it leans away from,
 * its size.
 */
export interface FloraPlace {
  x: number;
  ground: number;
  side: 'left' | 'right';
  /** 1 gives blades of 22 to 54 units. */
  scale?: number;
}

/**
 * The outlines of kelp blades and mounds cut out of one sheet, as path data to be filled with that
 * sheet's colour.
 */
export function flora(r: Random, { x: edge, ground, side, scale: s = 1 }: FloraPlace): string {
  let d = '';
  const dir = side === 'left' ? 1 : -1;
  const n = 3 + r.int(0, 2);
  for (let i = 0; i < n; i++) {
    const x = edge + dir * r.range(-2, 34) * s;
    const tall = r.range(22, 54) * s;
    const bend = dir * r.range(-3, 12) * s;
    const blade = tube(
      [
        [x, ground + 6],
        [x - bend * 0.6, ground - tall * 0.4],
        [x + bend * 0.5, ground - tall * 0.75],
        [x + bend, ground - tall],
      ],
      [
        [0, 3.6 * s],
        [0.5, 4.4 * s],
        [1, 0.6 * s],
      ],
      18,
    );
    d += blade.d;
  }
  for (let i = 0; i < 3; i++) {
    const x = edge + dir * r.range(0, 46) * s;
    const q = r.range(8, 16) * s;
    // wound like the blades: outlines that run against each other would cut holes where they
    // overlap
    d += loop([
      [x + q, ground + 8],
      [x + q * 0.95, ground - q * 0.2],
      [x + q * 0.4, ground - q * 0.85],
      [x - q * 0.3, ground - q * 0.95],
      [x - q * 0.9, ground - q * 0.3],
      [x - q, ground + 8],
    ]);
  }
  return d;
}
