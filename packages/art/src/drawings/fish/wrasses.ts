import { light } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet } from '../../draw/paper.ts';
import { patch, points } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec, ShapedLook } from './spec.ts';

/** Wrasse: long low dorsal, terminal mouth. */
export const wrasse = (o: ShapedLook): FishSpec => ({
  L: 142,
  x0: 16,
  cy: 76,
  top: o.top,
  bot: o.bot,
  col: { base: o.base, back: o.back, belly: o.belly, fin: o.fin },
  backV: -0.55,
  bellyV: 0.5,
  dorsal: [
    {
      t0: 0.24,
      t1: 0.92,
      h: o.dh ?? [
        [0, 0.02],
        [0.1, 0.045],
        [0.5, 0.055],
        [0.85, 0.07],
        [1, 0.015],
      ],
      lean: 0.35,
      edge: o.edge,
      inner: 0.82,
      n: 18,
      rays: 20,
      sub: o.dsub,
    },
  ],
  anal: [
    {
      t0: 0.52,
      t1: 0.92,
      h: o.ah ?? [
        [0, 0.015],
        [0.3, 0.05],
        [0.85, 0.065],
        [1, 0.015],
      ],
      lean: 0.35,
      edge: o.edge,
      inner: 0.82,
      rays: 14,
      sub: o.asub,
    },
  ],
  tail: {
    pts: o.tailPts ?? sc(TAIL.square, 0.8, 0.72),
    col: o.tail,
    edge: o.tailEdge,
    inner: 0.9,
    extra: o.tailExtra,
  },
  pelvic: [{ t: 0.3, v: 0.92, len: 0.1, w: 0.03, ang: 0.7, pointy: true, col: o.pelv ?? o.fin }],
  pect: [{ t: 0.28, v: 0.25, len: 0.13, w: 0.06, ang: 0.25, col: o.pect ?? light(o.fin, 0.4) }],
  pattern: o.pattern,
  face: o.face,
  gill: { t: 0.235, bow: 0.03, v0: -0.5, v1: 0.7 },
  mouth: o.mouth ?? { v0: 0.25, t1: 0.06, v1: 0.4, w: 1.4 },
  eye: o.eye,
});

/**
 * Labroides dimidiatus: slim; one black stripe from snout to tail growing wider; cream front fading
 * to electric blue rear.
 */
export const cleanerWrasse: FishSpec = wrasse({
  base: '#f3edd2',
  back: '#e2c87a',
  belly: '#fff8e6',
  fin: '#58a4f0',
  edge: '#1d5fd0',
  tail: '#3f86f0',
  tailEdge: '#1b4fc0',
  pect: '#f4ecd6',
  pelv: '#dff0fb',
  top: [
    [0, 0.012],
    [0.05, 0.034],
    [0.14, 0.064],
    [0.34, 0.092],
    [0.6, 0.088],
    [0.85, 0.064],
    [1, 0.055],
  ],
  bot: [
    [0, 0.012],
    [0.06, 0.034],
    [0.16, 0.06],
    [0.36, 0.088],
    [0.62, 0.084],
    [0.85, 0.062],
    [1, 0.055],
  ],
  dsub: (B) =>
    line(curve(Array.from({ length: 12 }, (_, i) => B.M(0.26 + i * 0.06, -1.28))), '#15183a', 2.4),
  pattern: (B) =>
    patch(
      B,
      [
        [0.5, -1.4],
        [1.05, -1.4],
        [1.05, 1.4],
        [0.66, 1.4],
        [0.58, 0.6],
        [0.62, 0],
        [0.54, -0.6],
      ],
      '#8fd0ff',
      1,
    ) +
    patch(
      B,
      [
        [0.74, -1.4],
        [1.05, -1.4],
        [1.05, 1.4],
        [0.86, 1.4],
        [0.8, 0.4],
        [0.84, -0.3],
      ],
      '#4a9cff',
      1,
    ) +
    sheet(
      loop([
        ...Array.from({ length: 13 }, (_, i) => {
          const t = (i / 12) * 1.04 - 0.02;
          return B.M(t, -0.14 - t * 0.5);
        }),
        ...Array.from({ length: 13 }, (_, i) => {
          const t = 1.02 - (i / 12) * 1.04;
          return B.M(t, 0.06 + t * 0.46);
        }),
      ]),
      '#12152f',
      2,
    ),
  tailExtra: (_B, x, y) =>
    sheet(
      loop([
        [x - 5, y - 4.5],
        [x + 14, y - 6.5],
        [x + 27, y - 8],
        [x + 27, y + 8],
        [x + 14, y + 6],
        [x - 5, y + 4.5],
      ]),
      '#12152f',
      1,
    ),
  mouth: { v0: 0.5, t1: 0.05, v1: 0.62, w: 1.4 },
  eye: { t: 0.105, v: -0.12, r: 3.9, iris: '#f6cf6a' },
});

/**
 * Pseudocheilinus hexataenia: six blue lines on an orange flank, violet back, green tail,
 * red-and-white ringed eye.
 */
export const sixlineWrasse: FishSpec = wrasse({
  base: '#ee8747',
  back: '#8f4fc0',
  belly: '#f8a757',
  fin: '#ef8a4a',
  edge: '#8a3fae',
  tail: '#63b45a',
  tailEdge: '#2f7d58',
  pect: '#f7c9a0',
  top: [
    [0, 0.014],
    [0.05, 0.055],
    [0.14, 0.1],
    [0.34, 0.142],
    [0.58, 0.135],
    [0.84, 0.09],
    [1, 0.072],
  ],
  bot: [
    [0, 0.014],
    [0.06, 0.055],
    [0.18, 0.1],
    [0.38, 0.135],
    [0.6, 0.128],
    [0.84, 0.088],
    [1, 0.072],
  ],
  dh: [
    [0, 0.03],
    [0.12, 0.065],
    [0.5, 0.075],
    [0.85, 0.1],
    [1, 0.02],
  ],
  ah: [
    [0, 0.02],
    [0.3, 0.07],
    [0.85, 0.095],
    [1, 0.02],
  ],
  tailPts: sc(TAIL.round, 0.82, 0.82),
  pattern: (B) =>
    Array.from({ length: 6 }, (_, i) => {
      const v = -0.78 + i * 0.29;
      const b = B.stripe(v * 0.8, v, 0.13, 1, 2.9, '#3d6fe6', 1);
      return b;
    }).join('') +
    dot(...B.M(0.965, -0.45), 3.2, '#15183a') +
    dot(...B.M(0.965, -0.45), 1.1, '#9fe0ff'),
  face: (B) =>
    line(
      curve(
        points(B, [
          [0.02, 0.3],
          [0.1, 0.42],
          [0.18, 0.42],
          [0.23, 0.3],
        ]),
      ),
      '#ffe9d0',
      1.4,
    ) + dot(...B.M(0.125, -0.18), 6.6, '#ff5a3c'),
  mouth: { v0: 0.3, t1: 0.055, v1: 0.5, w: 1.4 },
  eye: { t: 0.125, v: -0.18, r: 4.6, iris: '#fff0d0' },
});

/**
 * Cheilinus undulatus: round hump over the brow, thick lips, two black lines behind a small eye,
 * blue-green with fine vertical scale strokes.
 */
export const humpheadWrasse: FishSpec = {
  L: 130,
  x0: 16,
  cy: 84,
  top: [
    [0, 0.03],
    [0.035, 0.085],
    [0.06, 0.17],
    [0.075, 0.26],
    [0.11, 0.35],
    [0.17, 0.395],
    [0.24, 0.385],
    [0.31, 0.325],
    [0.39, 0.272],
    [0.54, 0.262],
    [0.74, 0.185],
    [0.92, 0.115],
    [1, 0.11],
  ],
  bot: [
    [0, 0.05],
    [0.05, 0.115],
    [0.18, 0.195],
    [0.38, 0.25],
    [0.58, 0.235],
    [0.8, 0.155],
    [0.93, 0.11],
    [1, 0.11],
  ],
  col: { base: '#3fa295', back: '#2b7f90', belly: '#8fd0a8', fin: '#2b8a98' },
  backV: -0.5,
  bellyV: 0.5,
  dorsal: [
    {
      t0: 0.4,
      t1: 0.93,
      h: [
        [0, 0.02],
        [0.2, 0.045],
        [0.55, 0.055],
        [0.85, 0.11],
        [1, 0.02],
      ],
      lean: 0.45,
      edge: '#e7cf6a',
      inner: 0.9,
      rays: 16,
      n: 16,
    },
  ],
  anal: [
    {
      t0: 0.58,
      t1: 0.93,
      h: [
        [0, 0.02],
        [0.3, 0.06],
        [0.85, 0.12],
        [1, 0.02],
      ],
      lean: 0.45,
      edge: '#e7cf6a',
      inner: 0.9,
      rays: 12,
    },
  ],
  tail: { pts: sc(TAIL.round, 0.8, 1), col: '#2b8a98', edge: '#e7cf6a', inner: 0.9 },
  pelvic: [{ t: 0.34, v: 0.95, len: 0.16, w: 0.045, ang: 0.75, pointy: true, col: '#58b09c' }],
  pect: [{ t: 0.36, v: 0.3, len: 0.18, w: 0.09, ang: 0.28, col: '#b9e2ac' }],
  pattern: (B) => {
    let s = '';
    for (let i = 0; i < 7; i++) {
      for (let j = 0; j < 10; j++) {
        const [x, y] = B.M(0.37 + (j + (i % 2) * 0.5) * 0.063, -0.8 + i * 0.26);
        s += `M${f2(x)} ${f2(y - 4)}q-1.8 4 0 8`;
      }
    }
    return line(s, '#135466', 2, 'opacity=".85"');
  },
  face: (B) => {
    let m = '';
    for (let i = 0; i < 4; i++)
      m += curve(
        points(B, [
          [0.1 + i * 0.05, 0.3],
          [0.085 + i * 0.05, 0.44],
          [0.105 + i * 0.05, 0.58],
          [0.09 + i * 0.05, 0.72],
        ]),
      );
    const [x, y] = B.M(0.165, -0.82);
    const shine = `M${f2(x - 11)} ${f2(y + 9)}q3 -11 14 -13M${f2(x - 6)} ${f2(y + 14)}q3 -8 11 -9`;
    return (
      clipTo(
        B.body,
        line(m, '#f0b45a', 1.7, 'opacity=".8"') + line(shine, '#c8ecc8', 2.2, 'opacity=".75"'),
      ) +
      line(
        curve(
          points(B, [
            [0.215, -0.34],
            [0.275, -0.32],
            [0.345, -0.4],
          ]),
        ) +
          curve(
            points(B, [
              [0.215, -0.18],
              [0.275, -0.13],
              [0.345, -0.16],
            ]),
          ),
        '#10192f',
        3,
      ) +
      sheet(
        loop([
          [7, 86],
          [9, 78],
          [18, 75],
          [30, 80.5],
          [35, 86],
          [26, 88],
          [14, 88],
        ]),
        '#a4dcb6',
        2,
      ) +
      sheet(
        loop([
          [9, 90],
          [18, 88.5],
          [33, 88],
          [37, 94],
          [29, 101],
          [16, 100],
        ]),
        '#c4ebc6',
        2,
      ) +
      line('M9 88.6Q22 87 35 88', '#1d4f5c', 1.6)
    );
  },
  gill: { t: 0.3, bow: 0.045, v0: -0.4, v1: 0.75 },
  eye: { t: 0.165, v: -0.3, r: 4.1, iris: '#f6b04c' },
};
