import { dark, light } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import type { Surface } from '../fish/body.ts';
import { grouper } from '../fish/groupers.ts';
import { patch, points, scales } from '../fish/pattern.ts';
import { sc, TAIL } from '../fish/shapes.ts';
import type { FishSpec, Look } from '../fish/spec.ts';
import { even } from './table.ts';

/** The line of sense organs along the flank. */
const sideLine = (B: Surface, colour: string, v = -0.3): string =>
  line(
    curve(
      points(B, [
        [0.28, v - 0.12],
        [0.45, v - 0.04],
        [0.65, v + 0.14],
        [0.98, 0],
      ]),
    ),
    colour,
    1.1,
    'opacity=".7" stroke-dasharray="2.4 1.4"',
  );

/** A mouth with a jaw that juts out below it. */
const jaw = (B: Surface, base: string, far = 0.15): string =>
  sheet(
    loop(
      points(B, [
        [-0.025, 0.5],
        [0.02, 0.15],
        [far * 0.6, 0.36],
        [far, 0.62],
        [far * 0.8, 0.9],
        [0.03, 0.86],
      ]),
    ),
    light(base, 0.12),
    1,
  ) +
  line(
    curve(
      points(B, [
        [-0.015, 0.2],
        [far * 0.5, 0.3],
        [far, 0.6],
      ]),
    ),
    dark(base, 0.65),
    1.6,
  );

interface CroakerLook extends Look {
  top: FishSpec['top'];
  bot: FishSpec['bot'];
  tailPts: NonNullable<Look['tailPts']>;
}

/** Croaker: a long low second dorsal fin behind a deep notch, a short anal fin. */
const croaker = (o: CroakerLook): FishSpec => ({
  L: 138,
  x0: 16,
  top: o.top,
  bot: o.bot,
  col: { base: o.base, back: o.back, belly: o.belly, fin: o.fin },
  backV: -0.4,
  bellyV: 0.4,
  dorsal: [
    { t0: 0.31, t1: 0.5, h: even(0.02, 0.09, 0.085, 0.05, 0.012), n: 8, spiny: 0.34, lean: 0.3 },
    { t0: 0.5, t1: 0.92, h: even(0.03, 0.062, 0.058, 0.05, 0.012), lean: 0.25, rays: 16 },
  ],
  anal: [{ t0: 0.66, t1: 0.79, h: even(0.02, 0.085, 0.06, 0.015), lean: 0.4, rays: 6 }],
  tail: { pts: o.tailPts },
  pelvic: [{ t: 0.34, v: 0.94, len: 0.12, w: 0.035, ang: 0.7, pointy: true }],
  pect: [{ t: 0.31, v: 0.34, len: 0.16, w: 0.05, ang: 0.28, col: o.pect ?? light(o.fin, 0.2) }],
  pattern: (B) =>
    scales(B, dark(o.base, 0.35), { rows: 8, cols: 16, s: 2.4, op: 0.4 }) +
    sideLine(B, dark(o.base, 0.55)),
  gill: { t: 0.27, bow: 0.04, v0: -0.6, v1: 0.8 },
  face: (B) => jaw(B, o.base, 0.13),
  eye: { t: 0.125, v: -0.34, r: 4, iris: o.iris ?? '#e9c46a' },
});

/**
 * Totoaba macdonaldi: long, blue-grey over silver; jaw beyond the snout, tail drawn to a blunt
 * point in its middle.
 */
export const totoaba: FishSpec = croaker({
  base: '#aab3b8',
  back: '#4f6379',
  belly: '#f0ebdc',
  fin: '#6c7f90',
  top: even(0.02, 0.09, 0.125, 0.13, 0.115, 0.085, 0.055, 0.04),
  bot: even(0.02, 0.085, 0.115, 0.118, 0.105, 0.08, 0.052, 0.04),
  tailPts: [
    [0.06, -0.07],
    [0.17, -0.135],
    [0.21, -0.07],
    [0.25, 0],
    [0.21, 0.07],
    [0.17, 0.135],
    [0.06, 0.07],
  ],
});

/** Bahaba taipingensis: golden, humped behind a steep head; tail a wedge; orange lips and fins. */
export const chineseBahaba: FishSpec = croaker({
  base: '#ecc45c',
  back: '#a9762c',
  belly: '#fdf0c4',
  fin: '#ea8f2f',
  pect: '#f6b656',
  iris: '#ffd98c',
  top: even(0.02, 0.125, 0.18, 0.17, 0.14, 0.1, 0.06, 0.042),
  bot: even(0.03, 0.1, 0.13, 0.13, 0.115, 0.085, 0.055, 0.042),
  tailPts: [
    [0.05, -0.075],
    [0.13, -0.12],
    [0.23, -0.06],
    [0.31, 0],
    [0.23, 0.06],
    [0.13, 0.12],
    [0.05, 0.075],
  ],
});

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

/**
 * Stereolepis gigas: a dark giant with round black spots; the spiny dorsal fin lies low, the soft
 * one stands higher; small tail.
 */
export const giantSeaBass: FishSpec = {
  L: 136,
  x0: 16,
  top: even(0.02, 0.14, 0.21, 0.235, 0.215, 0.16, 0.09, 0.065),
  bot: even(0.04, 0.16, 0.21, 0.22, 0.195, 0.14, 0.085, 0.065),
  col: { base: '#5f6d78', back: '#36424f', belly: '#a4a79c', fin: '#3f4b57' },
  backV: -0.4,
  bellyV: 0.48,
  dorsal: [
    {
      t0: 0.3,
      t1: 0.6,
      h: even(0.015, 0.05, 0.055, 0.05, 0.03),
      n: 10,
      spiny: 0.5,
      lean: 0.3,
      rays: 10,
    },
    { t0: 0.6, t1: 0.86, h: even(0.03, 0.12, 0.1, 0.02), lean: 0.35, rays: 8 },
  ],
  anal: [{ t0: 0.68, t1: 0.85, h: even(0.02, 0.11, 0.085, 0.02), lean: 0.4, rays: 7 }],
  tail: { pts: sc(TAIL.square, 0.72, 0.9) },
  pelvic: [{ t: 0.36, v: 0.95, len: 0.16, w: 0.055, ang: 0.75 }],
  pect: [{ t: 0.34, v: 0.28, len: 0.15, w: 0.08, ang: 0.3, col: '#4c5965' }],
  pattern: (B) =>
    B.spots(34, 'gsb', 2.2, 3.8, '#1b2230', (t, v) => t > 0.24 && Math.abs(v) < 0.78) +
    sideLine(B, '#c9d0cf', -0.35),
  gill: { t: 0.3, bow: 0.05, v0: -0.6, v1: 0.8 },
  face: (B) => jaw(B, '#5f6d78', 0.17),
  eye: { t: 0.165, v: -0.36, r: 3.9, iris: '#b9c2c4' },
};

/**
 * Epinephelus striatus: buff with five dark bars, a fork of stripes over the eye, a black saddle on
 * the tail root.
 */
export const nassauGrouper: FishSpec = grouper({
  L: 126,
  top: even(0.02, 0.12, 0.185, 0.215, 0.2, 0.15, 0.095, 0.075),
  bot: even(0.03, 0.13, 0.185, 0.2, 0.18, 0.135, 0.09, 0.075),
  base: '#e3bd8d',
  back: '#cf9f6d',
  belly: '#f7e3c0',
  fin: '#b97c4e',
  edge: '#7a4a32',
  iris: '#f0a23c',
  pattern: (B) =>
    [
      [0.27, 0.35],
      [0.43, 0.52],
      [0.59, 0.67],
      [0.74, 0.8],
    ]
      .map(([a, b], i) => B.band(a, b, 0.03, '#71412e', 1, -1.4, 0.72 - (i % 2) * 0.1, 0.012))
      .join('') +
    patch(
      B,
      [
        [0.9, -1.3],
        [1.04, -1.3],
        [1.04, -0.1],
        [0.97, 0.05],
        [0.9, -0.15],
      ],
      '#231a22',
    ),
  faceMore: (B) =>
    line(
      curve(
        points(B, [
          [0.0, -0.05],
          [0.1, -0.38],
          [0.28, -0.62],
        ]),
      ),
      '#71412e',
      4,
    ) +
    line(
      curve(
        points(B, [
          [0.03, -0.75],
          [0.12, -0.86],
          [0.24, -0.94],
        ]),
      ),
      '#71412e',
      2.4,
    ) +
    B.spots(9, 'nas', 0.8, 1.2, '#71412e', (t, v) => t > 0.12 && t < 0.24 && v > -0.4 && v < 0.1),
});

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

/**
 * Azurina eupalama: a slender damselfish, steel blue over silver, long forked tail; a bright line
 * along the flank.
 */
export const galapagosDamselfish: FishSpec = {
  L: 112,
  x0: 22,
  top: even(0.02, 0.12, 0.165, 0.17, 0.145, 0.1, 0.055, 0.036),
  bot: even(0.02, 0.12, 0.155, 0.16, 0.135, 0.095, 0.052, 0.036),
  col: { base: '#6f9fd0', back: '#2f4f8a', belly: '#e8f1f6', fin: '#4b74b0' },
  backV: -0.28,
  bellyV: 0.3,
  dorsal: [
    { t0: 0.3, t1: 0.6, h: even(0.02, 0.075, 0.08, 0.065, 0.045), n: 10, spiny: 0.3, lean: 0.3 },
    { t0: 0.6, t1: 0.84, h: even(0.045, 0.085, 0.05, 0.012), lean: 0.45, rays: 8 },
  ],
  anal: [{ t0: 0.6, t1: 0.84, h: even(0.02, 0.085, 0.05, 0.012), lean: 0.45, rays: 8 }],
  tail: {
    pts: [
      [0.06, -0.045],
      [0.22, -0.17],
      [0.43, -0.25],
      [0.3, -0.1],
      [0.17, 0],
      [0.3, 0.1],
      [0.43, 0.25],
      [0.22, 0.17],
      [0.06, 0.045],
    ],
  },
  pelvic: [{ t: 0.36, v: 0.94, len: 0.15, w: 0.035, ang: 0.8, pointy: true }],
  pect: [{ t: 0.32, v: 0.16, len: 0.2, w: 0.07, ang: 0.3, col: '#bcd8ee' }],
  pattern: (B) => {
    const r = rng('azu');
    return (
      B.stripe(-0.5, -0.3, 0.2, 0.98, 3, '#9fe0f4', 0) +
      scales(B, '#29487c', { rows: 7, cols: 13, s: 2.6, op: 0.45, t0: 0.28 + r() * 0.01 })
    );
  },
  gill: { t: 0.27, bow: 0.04, v0: -0.6, v1: 0.8 },
  mouth: { t1: 0.06, v1: 0.1, v0: -0.05 },
  eye: { t: 0.13, v: -0.18, r: 5.6, iris: '#dfe9f2' },
};
