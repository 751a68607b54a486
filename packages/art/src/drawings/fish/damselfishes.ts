import { light } from '../../draw/colour.ts';
import { curve } from '../../draw/curves.ts';
import { line } from '../../draw/paper.ts';
import { patch, points, scales } from './pattern.ts';
import { OVAL, sc, TAIL } from './shapes.ts';
import type { FishSpec } from './spec.ts';

/** Clownfish: oval body with up to three bands. */
export const clown = (base: string, band: string, edge: string): FishSpec => ({
  L: 122,
  ...OVAL,
  col: { base, belly: light(base, 0.13), fin: base },
  dorsal: [
    {
      t0: 0.26,
      t1: 0.6,
      h: [
        [0, 0.03],
        [0.3, 0.095],
        [0.75, 0.085],
        [1, 0.03],
      ],
      n: 8,
      spiny: 0.22,
      edge,
      inner: 0.9,
      rays: 8,
    },
    {
      t0: 0.58,
      t1: 0.9,
      h: [
        [0, 0.03],
        [0.35, 0.13],
        [0.75, 0.12],
        [1, 0.02],
      ],
      edge,
      inner: 0.84,
      lean: 0.25,
    },
  ],
  anal: [
    {
      t0: 0.6,
      t1: 0.9,
      h: [
        [0, 0.02],
        [0.35, 0.12],
        [0.75, 0.11],
        [1, 0.02],
      ],
      edge,
      inner: 0.84,
      lean: 0.25,
    },
  ],
  tail: { pts: TAIL.round, edge, inner: 0.84 },
  pelvic: [{ t: 0.38, v: 0.93, len: 0.16, w: 0.06, ang: 1.15, edge }],
  pect: [{ t: 0.4, v: 0.3, len: 0.2, w: 0.115, ang: 0.35, edge }],
  pattern: (B) =>
    [
      [0.245, 0.34, 0.03, 0],
      [0.5, 0.68, 0.085, 0.03],
      [0.895, 0.965, 0.01, 0],
    ]
      .map(
        ([a, b, bu, pi]) =>
          B.band(a - 0.014, b + 0.014, bu, edge, 0, -1.4, 1.4, pi) +
          B.band(a, b, bu, band, 1, -1.4, 1.4, pi),
      )
      .join(''),
  mouth: { v0: 0.25, t1: 0.07, v1: 0.5 },
  eye: { t: 0.145, v: -0.22, r: 4.6, iris: '#f6a04c' },
});

/** Amphiprion ocellaris: orange, three white bands edged black, the middle one bulging forward. */
export const ocellarisClownfish: FishSpec = clown('#f0722a', '#fff6e6', '#17183a');

/**
 * Chromis viridis: plain pale blue-green with scale rows, blue line snout to eye, deeply forked
 * tail with long lobes.
 */
export const blueGreenChromis: FishSpec = {
  L: 108,
  x0: 34,
  cy: 75,
  top: [
    [0, 0.015],
    [0.05, 0.09],
    [0.16, 0.178],
    [0.38, 0.246],
    [0.6, 0.222],
    [0.82, 0.115],
    [1, 0.065],
  ],
  bot: [
    [0, 0.015],
    [0.06, 0.096],
    [0.2, 0.194],
    [0.42, 0.25],
    [0.62, 0.218],
    [0.82, 0.115],
    [1, 0.065],
  ],
  col: { base: '#79d3bd', back: '#4fb3c4', belly: '#d2f3dc', fin: '#8fdccb' },
  backV: -0.4,
  bellyV: 0.42,
  dorsal: [
    {
      t0: 0.26,
      t1: 0.64,
      h: [
        [0, 0.03],
        [0.25, 0.085],
        [0.8, 0.08],
        [1, 0.06],
      ],
      n: 10,
      spiny: 0.24,
      rays: 10,
      lean: 0.3,
      edge: '#3f9fb8',
      inner: 0.88,
    },
    {
      t0: 0.6,
      t1: 0.86,
      h: [
        [0, 0.06],
        [0.45, 0.135],
        [0.8, 0.1],
        [1, 0.02],
      ],
      lean: 0.5,
      edge: '#3f9fb8',
      inner: 0.88,
    },
  ],
  anal: [
    {
      t0: 0.56,
      t1: 0.86,
      h: [
        [0, 0.03],
        [0.4, 0.13],
        [0.8, 0.1],
        [1, 0.02],
      ],
      lean: 0.5,
      edge: '#3f9fb8',
      inner: 0.88,
    },
  ],
  tail: {
    pts: [
      [0.08, -0.055],
      [0.22, -0.17],
      [0.42, -0.25],
      [0.3, -0.1],
      [0.17, 0],
      [0.3, 0.1],
      [0.42, 0.25],
      [0.22, 0.17],
      [0.08, 0.055],
    ],
    edge: '#3f9fb8',
    inner: 0.9,
  },
  pelvic: [{ t: 0.34, v: 0.94, len: 0.2, w: 0.045, ang: 0.9, pointy: true, col: '#bdeadb' }],
  pect: [{ t: 0.32, v: 0.2, len: 0.2, w: 0.085, ang: 0.35, col: '#d9f6e6' }],
  pattern: (B) =>
    scales(B, '#237e93', { rows: 7, cols: 11, s: 3.1, op: 0.5 }) +
    B.stripe(-0.36, -0.5, 0.26, 0.92, 2, '#a8ecf2', 0),
  face: (B) =>
    line(
      curve(
        points(B, [
          [0.02, -0.05],
          [0.07, -0.25],
          [0.11, -0.28],
        ]),
      ),
      '#2f7fd0',
      2.2,
    ) +
    line(
      curve(
        points(B, [
          [0.165, -0.02],
          [0.2, 0.12],
          [0.215, 0.3],
        ]),
      ),
      '#4aa6d8',
      1.5,
    ),
  gill: { t: 0.24, bow: 0.04, v0: -0.5, v1: 0.7 },
  mouth: { v0: 0.25, t1: 0.055, v1: 0.4 },
  eye: { t: 0.14, v: -0.2, r: 4.6, iris: '#d7f4ff' },
};

/**
 * Dascyllus aruanus: white disc, three black bars (through eye; mid to the black pelvic; rear),
 * white tail and white forehead spot.
 */
export const humbugDascyllus: FishSpec = {
  L: 112,
  x0: 36,
  cy: 76,
  top: [
    [0, 0.02],
    [0.04, 0.1],
    [0.14, 0.215],
    [0.36, 0.295],
    [0.58, 0.275],
    [0.8, 0.16],
    [0.93, 0.1],
    [1, 0.09],
  ],
  bot: [
    [0, 0.02],
    [0.06, 0.095],
    [0.2, 0.21],
    [0.42, 0.28],
    [0.62, 0.255],
    [0.82, 0.15],
    [0.93, 0.1],
    [1, 0.09],
  ],
  col: { base: '#f6f1e4', belly: '#fffaf0', fin: '#20223f' },
  bellyV: 0.35,
  dorsal: [
    {
      t0: 0.22,
      t1: 0.66,
      h: [
        [0, 0.03],
        [0.25, 0.085],
        [0.8, 0.085],
        [1, 0.06],
      ],
      n: 10,
      spiny: 0.22,
      rays: 10,
      lean: 0.15,
    },
    {
      t0: 0.62,
      t1: 0.88,
      h: [
        [0, 0.05],
        [0.45, 0.13],
        [0.8, 0.1],
        [1, 0.02],
      ],
      lean: 0.4,
    },
  ],
  anal: [
    {
      t0: 0.56,
      t1: 0.87,
      h: [
        [0, 0.03],
        [0.4, 0.13],
        [0.8, 0.11],
        [1, 0.02],
      ],
      lean: 0.4,
    },
  ],
  tail: { pts: sc(TAIL.square, 0.86, 0.88), col: '#efe8da', edge: '#c9c6cf', inner: 0.92 },
  pelvic: [{ t: 0.35, v: 0.95, len: 0.24, w: 0.05, ang: 1, pointy: true, col: '#20223f' }],
  pect: [{ t: 0.36, v: 0.28, len: 0.17, w: 0.08, ang: 0.3, col: '#e9e4ee' }],
  pattern: (B) =>
    patch(
      B,
      [
        [-0.03, 0.5],
        [0.0, -0.2],
        [0.07, -0.9],
        [0.2, -1.5],
        [0.34, -1.5],
        [0.25, -0.6],
        [0.19, 0.1],
        [0.1, 0.75],
        [0.02, 1.1],
      ],
      '#20223f',
      2,
    ) +
    patch(
      B,
      [
        [0.03, -0.62],
        [0.07, -1.05],
        [0.14, -1.1],
        [0.12, -0.72],
        [0.08, -0.5],
      ],
      '#f6f1e4',
      0,
    ) +
    patch(
      B,
      [
        [0.42, -1.5],
        [0.62, -1.5],
        [0.54, -0.7],
        [0.51, 0],
        [0.5, 0.6],
        [0.44, 1.5],
        [0.28, 1.5],
        [0.35, 0.6],
        [0.385, 0],
        [0.4, -0.6],
      ],
      '#20223f',
      2,
    ) +
    patch(
      B,
      [
        [0.74, -1.5],
        [1.02, -1.5],
        [0.945, -0.6],
        [0.93, 0],
        [0.945, 0.6],
        [1.02, 1.5],
        [0.7, 1.5],
        [0.745, 0.6],
        [0.72, 0],
        [0.745, -0.6],
      ],
      '#20223f',
      2,
    ) +
    scales(B, '#6d7393', { rows: 7, cols: 11, s: 3, op: 0.3 }),
  mouth: { v0: 0.25, t1: 0.055, v1: 0.4, col: '#8a86a6' },
  eye: { t: 0.135, v: -0.24, r: 5, iris: '#dfe6f4' },
};
