import { scales } from '@atoll/art/drawings/fish/pattern.ts';
import { sc, TAIL } from '@atoll/art/drawings/fish/shapes.ts';
import type { FishSpec } from '@atoll/art/drawings/fish/spec.ts';
import { jaw, sideLine } from './bass-marks.ts';
import { even } from './table.ts';

/**
 * Sebastes paucispinis: a slender rockfish, rust above rose; hollow forehead, huge jaw that juts
 * out, spiny dorsal fin.
 */
export const bocaccio: FishSpec = {
  L: 132,
  x0: 18,
  top: even(0.012, 0.075, 0.125, 0.15, 0.142, 0.105, 0.062, 0.048),
  bot: even(0.03, 0.11, 0.14, 0.145, 0.13, 0.095, 0.058, 0.048),
  col: { base: '#cf4a3c', back: '#7d2530', belly: '#f6b79c', fin: '#a92f33' },
  backV: -0.42,
  bellyV: 0.36,
  dorsal: [
    {
      t0: 0.27,
      t1: 0.62,
      h: even(0.03, 0.11, 0.125, 0.115, 0.095, 0.06),
      n: 11,
      spiny: 0.42,
      lean: 0.22,
      rays: 11,
    },
    { t0: 0.62, t1: 0.88, h: even(0.05, 0.105, 0.095, 0.02), lean: 0.3, rays: 9 },
  ],
  anal: [{ t0: 0.66, t1: 0.86, h: even(0.03, 0.105, 0.08, 0.015), lean: 0.35, rays: 8 }],
  tail: { pts: sc(TAIL.square, 0.9, 0.95) },
  pelvic: [{ t: 0.38, v: 0.94, len: 0.15, w: 0.045, ang: 0.7 }],
  pect: [{ t: 0.34, v: 0.36, len: 0.18, w: 0.085, ang: 0.34, col: '#e0705a' }],
  pattern: (B) =>
    B.spots(26, 'boc', 1.4, 3, '#5e1c26', (t, v) => t > 0.3 && v < -0.1) +
    scales(B, '#5e1c26', { rows: 7, cols: 14, s: 2.4, op: 0.3 }) +
    sideLine(B, '#ffe3cf', -0.2),
  gill: { t: 0.29, bow: 0.045, v0: -0.6, v1: 0.8 },
  face: (B) => jaw(B, '#cf4a3c', 0.2),
  eye: { t: 0.165, v: -0.4, r: 5, iris: '#f6c55a' },
};
