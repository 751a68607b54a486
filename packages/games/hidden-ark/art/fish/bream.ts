import { curve, loop } from '@atoll/art/draw/curves.ts';
import { line, sheet } from '@atoll/art/draw/paper.ts';
import { points } from '@atoll/art/drawings/fish/pattern.ts';
import { sc, TAIL } from '@atoll/art/drawings/fish/shapes.ts';
import type { FishSpec } from '@atoll/art/drawings/fish/spec.ts';
import { even } from './table.ts';

/**
 * Polysteganus undulosus: a rosy sea bream with wavy blue lines and a black blotch high on the
 * flank; steep forehead.
 */
export const seventyFour: FishSpec = {
  L: 118,
  x0: 24,
  top: even(0.02, 0.19, 0.26, 0.27, 0.235, 0.165, 0.08, 0.05),
  bot: even(0.04, 0.15, 0.19, 0.205, 0.18, 0.125, 0.07, 0.05),
  col: { base: '#e8757a', back: '#b84a5c', belly: '#fde3d8', fin: '#e3656a' },
  backV: -0.5,
  bellyV: 0.42,
  dorsal: [
    {
      t0: 0.26,
      t1: 0.88,
      h: even(0.03, 0.125, 0.13, 0.11, 0.085, 0.08, 0.02),
      n: 14,
      spiny: 0.26,
      lean: 0.3,
      rays: 15,
    },
  ],
  anal: [{ t0: 0.62, t1: 0.86, h: even(0.03, 0.1, 0.075, 0.02), lean: 0.35, rays: 9 }],
  tail: { pts: sc(TAIL.fork, 0.98, 0.98) },
  pelvic: [{ t: 0.36, v: 0.95, len: 0.17, w: 0.04, ang: 0.75, pointy: true }],
  pect: [{ t: 0.33, v: 0.32, len: 0.3, w: 0.06, ang: 0.36, pointy: true, col: '#f5a39a' }],
  pattern: (B) =>
    [-0.72, -0.46, -0.2, 0.06, 0.3]
      .map((v) => {
        const pts = Array.from({ length: 15 }, (_, i) => [
          0.28 + i * 0.051,
          v * (1 - i * 0.012) + Math.sin(i * 1.7 + v * 9) * 0.028,
        ]);
        return line(curve(points(B, pts)), '#5a8fe0', 2.2);
      })
      .join('') +
    sheet(
      loop(
        points(B, [
          [0.4, -0.6],
          [0.47, -0.7],
          [0.56, -0.62],
          [0.57, -0.36],
          [0.48, -0.24],
          [0.4, -0.36],
        ]),
      ),
      '#211a2c',
      1,
    ),
  gill: { t: 0.29, bow: 0.045, v0: -0.6, v1: 0.8 },
  face: (B) =>
    line(
      curve(
        points(B, [
          [0.0, 0.28],
          [0.05, 0.4],
          [0.1, 0.46],
        ]),
      ),
      '#6a2338',
      1.6,
    ),
  eye: { t: 0.165, v: -0.28, r: 5.2, iris: '#f6c24e' },
};
