import { curve } from '@atoll/art/draw/curves.ts';
import { line } from '@atoll/art/draw/paper.ts';
import { points, scales } from '@atoll/art/drawings/fish/pattern.ts';
import { sc, TAIL } from '@atoll/art/drawings/fish/shapes.ts';
import type { FishSpec } from '@atoll/art/drawings/fish/spec.ts';
import { even } from './table.ts';

/**
 * Gadus morhua: three dorsal and two anal fins, a barbel on the chin, a pale line along the flank,
 * olive spots.
 */
export const atlanticCod: FishSpec = {
  L: 138,
  x0: 16,
  top: even(0.015, 0.105, 0.145, 0.15, 0.125, 0.09, 0.055, 0.036),
  bot: even(0.03, 0.11, 0.15, 0.155, 0.125, 0.085, 0.05, 0.036),
  col: { base: '#9a9153', back: '#66632f', belly: '#f3ecd0', fin: '#857c46' },
  backV: -0.5,
  bellyV: 0.4,
  dorsal: [
    { t0: 0.29, t1: 0.43, h: even(0.02, 0.12, 0.09, 0.02), lean: 0.25, rays: 6 },
    { t0: 0.46, t1: 0.66, h: even(0.03, 0.1, 0.07, 0.015), lean: 0.3, rays: 8 },
    { t0: 0.7, t1: 0.87, h: even(0.03, 0.075, 0.05, 0.012), lean: 0.3, rays: 7 },
  ],
  anal: [
    { t0: 0.48, t1: 0.66, h: even(0.02, 0.08, 0.06, 0.015), lean: 0.3, rays: 7 },
    { t0: 0.7, t1: 0.87, h: even(0.02, 0.065, 0.045, 0.012), lean: 0.3, rays: 7 },
  ],
  tail: { pts: sc(TAIL.square, 0.8, 0.92) },
  pelvic: [{ t: 0.27, v: 0.96, len: 0.12, w: 0.03, ang: 0.75, pointy: true }],
  pect: [{ t: 0.3, v: 0.22, len: 0.15, w: 0.065, ang: 0.28, col: '#a89e62' }],
  pattern: (B) =>
    B.spots(120, 'cod', 1, 2, '#5a5424', (t, v) => t > 0.08 && v < 0.42) +
    line(
      curve(
        points(B, [
          [0.22, -0.5],
          [0.34, -0.56],
          [0.46, -0.34],
          [0.58, 0],
          [0.78, 0.02],
          [1, 0],
        ]),
      ),
      '#f6f0d6',
      2.4,
    ),
  gill: { t: 0.265, bow: 0.045, v0: -0.6, v1: 0.8 },
  face: (B) => {
    const [x, y] = B.M(0.055, 0.98);
    return (
      line(
        curve([
          [x, y],
          [x + 1.5, y + 6],
          [x - 1, y + 11],
        ]),
        '#7a6f3a',
        2,
      ) +
      line(
        curve(
          points(B, [
            [0.0, 0.3],
            [0.06, 0.46],
            [0.12, 0.52],
          ]),
        ),
        '#3f3a1a',
        1.6,
      )
    );
  },
  eye: { t: 0.12, v: -0.3, r: 5, iris: '#e8c65a' },
};

/**
 * Coryphaenoides rupestris: a round head with large eyes, a body that runs out into a whip, a high
 * first dorsal fin.
 */
export const roundnoseGrenadier: FishSpec = {
  L: 178,
  x0: 8,
  cy: 68,
  mid: [
    [0, 0],
    [0.4, 0.004],
    [1, 0.075],
  ],
  top: [
    [0, 0.045],
    [0.03, 0.085],
    [0.12, 0.125],
    [0.24, 0.13],
    [0.42, 0.085],
    [0.65, 0.038],
    [0.85, 0.014],
    [1, 0.004],
  ],
  bot: [
    [0, 0.05],
    [0.04, 0.095],
    [0.13, 0.125],
    [0.24, 0.12],
    [0.42, 0.07],
    [0.65, 0.03],
    [0.85, 0.012],
    [1, 0.004],
  ],
  col: { base: '#9a8f9c', back: '#6a6076', belly: '#cfc3c0', fin: '#5d5368' },
  backV: -0.4,
  bellyV: 0.4,
  dorsal: [
    { t0: 0.22, t1: 0.32, h: even(0.02, 0.11, 0.075, 0.012), lean: 0.3, rays: 6 },
    { t0: 0.42, t1: 0.98, h: even(0.006, 0.02, 0.018, 0.012, 0.004), lean: 0.2, rays: 22 },
  ],
  anal: [{ t0: 0.3, t1: 0.98, h: even(0.012, 0.05, 0.042, 0.026, 0.006), lean: 0.3, rays: 26 }],
  tail: {
    pts: [
      [0.01, -0.006],
      [0.05, 0.004],
      [0.01, 0.01],
    ],
    norays: true,
  },
  pelvic: [{ t: 0.215, v: 0.96, len: 0.09, w: 0.02, ang: 0.85, pointy: true }],
  pect: [{ t: 0.225, v: 0.08, len: 0.11, w: 0.032, ang: 0.3, col: '#7a6f86' }],
  pattern: (B) => scales(B, '#4f465c', { rows: 8, cols: 22, s: 2.2, op: 0.42, t0: 0.2, t1: 0.9 }),
  gill: { t: 0.18, bow: 0.03, v0: -0.6, v1: 0.85 },
  face: (B) =>
    line(
      curve(
        points(B, [
          [0.02, 0.62],
          [0.06, 0.66],
          [0.1, 0.62],
        ]),
      ),
      '#2f2838',
      1.7,
    ) +
    line(
      curve(
        points(B, [
          [0.005, 0.1],
          [0.08, 0.3],
          [0.15, 0.3],
        ]),
      ),
      '#5d5368',
      1.2,
      'opacity=".6"',
    ),
  eye: { t: 0.078, v: -0.14, r: 8, iris: '#8fc3d6' },
};
