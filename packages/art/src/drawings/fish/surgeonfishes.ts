import { loop } from '../../draw/curves.ts';
import { sheet } from '../../draw/paper.ts';
import { patch, points, scales } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec } from './spec.ts';

/**
 * Paracanthurus hepatus: royal blue, black 'painter's palette' with a blue window, yellow wedge
 * tail edged black.
 */
export const paletteSurgeonfish: FishSpec = {
  L: 122,
  x0: 26,
  cy: 75,
  top: [
    [0, 0.025],
    [0.04, 0.1],
    [0.14, 0.19],
    [0.34, 0.245],
    [0.58, 0.225],
    [0.82, 0.11],
    [0.94, 0.06],
    [1, 0.058],
  ],
  bot: [
    [0, 0.025],
    [0.05, 0.095],
    [0.18, 0.19],
    [0.4, 0.235],
    [0.62, 0.205],
    [0.84, 0.1],
    [0.94, 0.06],
    [1, 0.058],
  ],
  col: { base: '#2f6ae6', belly: '#4a86f4', fin: '#2456cf' },
  bellyV: 0.5,
  dorsal: [
    {
      t0: 0.2,
      t1: 0.93,
      h: [
        [0, 0.02],
        [0.15, 0.06],
        [0.6, 0.075],
        [0.9, 0.08],
        [1, 0.02],
      ],
      lean: 0.35,
      edge: '#14183c',
      inner: 0.72,
      rays: 18,
      n: 18,
    },
  ],
  anal: [
    {
      t0: 0.48,
      t1: 0.93,
      h: [
        [0, 0.02],
        [0.3, 0.06],
        [0.9, 0.075],
        [1, 0.02],
      ],
      lean: 0.35,
      edge: '#14183c',
      inner: 0.72,
      rays: 13,
    },
  ],
  tail: {
    pts: sc(TAIL.lunate, 0.95, 1),
    col: '#ffd02e',
    edge: '#14183c',
    inner: 0.78,
    norays: false,
    extra: (_B, x, y) =>
      sheet(
        loop(
          [
            [x - 16, y],
            [x + 2, y - 6.4],
            [x + 12, y - 9],
            [x + 20, y],
            [x + 12, y + 9],
            [x + 2, y + 6.4],
          ],
          0.1,
        ),
        '#ffd02e',
        0,
      ),
  },
  pelvic: [{ t: 0.33, v: 0.94, len: 0.14, w: 0.035, ang: 0.9, pointy: true, col: '#2456cf' }],
  pect: [{ t: 0.3, v: 0.25, len: 0.2, w: 0.09, ang: 0.3, col: '#ffd95a', edge: '#2456cf' }],
  pattern: (B) =>
    patch(
      B,
      [
        [0.1, -0.32],
        [0.18, -0.78],
        [0.34, -0.93],
        [0.6, -0.93],
        [0.86, -0.9],
        [1.04, -1],
        [1.04, 1],
        [0.9, 0.86],
        [0.74, 0.62],
        [0.58, 0.56],
        [0.44, 0.42],
        [0.36, 0.14],
        [0.36, -0.12],
        [0.28, -0.34],
        [0.18, -0.3],
      ],
      '#12163a',
      2,
    ) +
    patch(
      B,
      [
        [0.42, -0.2],
        [0.5, -0.5],
        [0.64, -0.52],
        [0.76, -0.3],
        [0.76, 0.08],
        [0.66, 0.26],
        [0.52, 0.2],
        [0.44, 0.06],
      ],
      '#3f7df2',
      2,
    ),
  front: (B) =>
    sheet(
      loop(
        [
          B.M(0.84, 0),
          B.M(0.93, -0.5),
          B.M(1.03, -0.95),
          [B.X(1.03) + 8, B.Y(1, 0)],
          B.M(1.03, 0.95),
          B.M(0.93, 0.5),
        ],
        0.1,
      ),
      '#ffd02e',
      1,
    ) +
    sheet(
      loop([B.M(0.89, 0.02), B.M(0.915, -0.22), B.M(0.99, -0.1), B.M(0.99, 0.12)], 0.1),
      '#fff6d8',
      1,
    ),
  gill: { t: 0.245, bow: 0.035, v0: -0.3, v1: 0.7 },
  mouth: { v0: 0.35, t1: 0.045, v1: 0.48, w: 1.6 },
  eye: { t: 0.135, v: -0.3, r: 4.6, iris: '#e6c25a' },
};

/**
 * Zebrasoma flavescens: lemon disc, sail-like dorsal and anal fins, pointed snout, white scalpel at
 * the tail root.
 */
export const yellowTang: FishSpec = {
  L: 116,
  x0: 28,
  cy: 76,
  top: [
    [0, 0.022],
    [0.06, 0.045],
    [0.12, 0.1],
    [0.2, 0.2],
    [0.36, 0.28],
    [0.56, 0.275],
    [0.78, 0.175],
    [0.93, 0.062],
    [1, 0.05],
  ],
  bot: [
    [0, 0.022],
    [0.07, 0.045],
    [0.14, 0.1],
    [0.26, 0.205],
    [0.42, 0.265],
    [0.6, 0.25],
    [0.8, 0.155],
    [0.93, 0.06],
    [1, 0.05],
  ],
  col: { base: '#ffd21f', back: '#fbc512', belly: '#ffe25a', fin: '#ffd93a' },
  backV: -0.5,
  bellyV: 0.5,
  dorsal: [
    {
      t0: 0.23,
      t1: 0.93,
      h: [
        [0, 0.03],
        [0.2, 0.1],
        [0.55, 0.165],
        [0.85, 0.2],
        [0.96, 0.15],
        [1, 0.02],
      ],
      lean: 0.32,
      edge: '#f0a91a',
      inner: 0.95,
      rays: 20,
      n: 18,
      root: 0.6,
    },
  ],
  anal: [
    {
      t0: 0.42,
      t1: 0.93,
      h: [
        [0, 0.03],
        [0.3, 0.095],
        [0.8, 0.17],
        [0.95, 0.13],
        [1, 0.02],
      ],
      lean: 0.32,
      edge: '#f0a91a',
      inner: 0.95,
      rays: 16,
      root: 0.6,
    },
  ],
  tail: { pts: sc(TAIL.square, 0.82, 0.92), col: '#ffdc48', edge: '#f0a91a', inner: 0.94 },
  pelvic: [{ t: 0.31, v: 0.93, len: 0.15, w: 0.035, ang: 0.95, pointy: true, col: '#ffe06a' }],
  pect: [{ t: 0.31, v: 0.22, len: 0.2, w: 0.085, ang: 0.34, col: '#fff0a0' }],
  pattern: (B) => scales(B, '#d9950f', { rows: 9, cols: 13, s: 2.2, op: 0.32, t0: 0.28, t1: 0.88 }),
  front: (B) =>
    sheet(
      loop(
        points(B, [
          [0.9, 0.1],
          [0.93, -0.35],
          [1.0, -0.28],
          [1.0, 0.3],
          [0.94, 0.36],
        ]),
        0.1,
      ),
      '#fffdf2',
      1,
    ),
  gill: { t: 0.25, bow: 0.03, v0: -0.35, v1: 0.6, col: '#c9850c' },
  mouth: { v0: 0.4, t1: 0.035, v1: 0.5, w: 1.6, col: '#8f5a10' },
  eye: { t: 0.185, v: -0.28, r: 4.6, iris: '#fff0c0' },
};
