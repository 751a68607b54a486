import { light } from '../../draw/colour.ts';
import { curve } from '../../draw/curves.ts';
import { line } from '../../draw/paper.ts';
import { fins, patch, points } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec, ShapedLook } from './spec.ts';

interface GobyLook
  extends ShapedLook,
    Pick<FishSpec, 'L' | 'x0' | 'cy' | 'dorsal' | 'anal' | 'gill' | 'behind' | 'front'> {
  pl?: number;
  pc?: number;
  pw?: number;
}

/** Goby: two dorsals, eye high on the head. */
export const goby = (o: GobyLook): FishSpec => ({
  L: o.L,
  x0: o.x0,
  cy: o.cy ?? 78,
  top: o.top,
  bot: o.bot,
  col: { base: o.base, back: o.back, belly: o.belly, fin: o.fin },
  backV: -0.5,
  bellyV: 0.5,
  dorsal: o.dorsal,
  anal: o.anal,
  tail: { pts: o.tailPts ?? sc(TAIL.round, 0.85, 0.85), edge: o.edge, inner: 0.9, col: o.fin },
  pelvic: [{ t: 0.27, v: 0.95, len: o.pl ?? 0.11, w: 0.045, ang: 0.9, edge: o.edge }],
  pect: [
    { t: 0.3, v: 0.3, len: o.pc ?? 0.14, w: o.pw ?? 0.075, ang: 0.2, col: light(o.fin, 0.28) },
  ],
  pattern: o.pattern,
  face: o.face,
  gill: o.gill,
  mouth: o.mouth,
  eye: o.eye,
  behind: o.behind,
  front: o.front,
});

/**
 * Cryptocentrus cinctus: lemon yellow, tiny blue-white dots on head and fins, tall first dorsal,
 * frog-like eye and big mouth.
 */
export const yellowPrawnGoby: FishSpec = goby({
  L: 146,
  x0: 14,
  cy: 80,
  top: [
    [0, 0.03],
    [0.03, 0.075],
    [0.09, 0.1],
    [0.2, 0.102],
    [0.4, 0.1],
    [0.7, 0.075],
    [1, 0.052],
  ],
  bot: [
    [0, 0.02],
    [0.04, 0.055],
    [0.14, 0.095],
    [0.35, 0.105],
    [0.65, 0.085],
    [1, 0.052],
  ],
  base: '#f6c93a',
  back: '#eab02c',
  belly: '#fce48a',
  fin: '#f7d453',
  edge: '#e09a2c',
  dorsal: [
    {
      t0: 0.27,
      t1: 0.47,
      h: [
        [0, 0.06],
        [0.2, 0.17],
        [0.45, 0.185],
        [0.8, 0.12],
        [1, 0.02],
      ],
      lean: 0.35,
      spiny: 0.1,
      n: 7,
      edge: '#e09a2c',
      inner: 0.94,
      rays: 7,
      sub: (B) => fins(B, 0.25, 0.6, -3.2, -1, 24, 'pg1'),
    },
    {
      t0: 0.5,
      t1: 0.93,
      h: [
        [0, 0.05],
        [0.2, 0.1],
        [0.8, 0.105],
        [1, 0.04],
      ],
      lean: 0.4,
      edge: '#e09a2c',
      inner: 0.92,
      rays: 14,
      sub: (B) => fins(B, 0.5, 1, -2.6, -1.1, 26, 'pg2'),
    },
  ],
  anal: [
    {
      t0: 0.56,
      t1: 0.92,
      h: [
        [0, 0.03],
        [0.3, 0.075],
        [0.85, 0.08],
        [1, 0.03],
      ],
      lean: 0.4,
      edge: '#e09a2c',
      inner: 0.92,
      rays: 12,
    },
  ],
  pattern: (B) =>
    [0.3, 0.44, 0.58, 0.73, 0.88]
      .map((t) =>
        patch(
          B,
          [
            [t, -1.2],
            [t + 0.05, -1.2],
            [t + 0.065, 0],
            [t + 0.04, 0.9],
            [t + 0.0, 0.9],
            [t + 0.015, 0],
          ],
          '#cf8f2a',
          0,
        ),
      )
      .join('')
      .replaceAll('fill=', 'opacity=".38" fill=') +
    B.spots(46, 'pg', 0.7, 1.15, '#e9fbff', (t, v) => t < 0.36 && v > -0.8) +
    B.spots(16, 'pgx', 0.6, 0.9, '#5fb4e8', (t) => t < 0.3 && t > 0.05),
  gill: { t: 0.24, bow: 0.03, v0: -0.6, v1: 0.8 },
  mouth: { v0: 0.05, t1: 0.105, v1: 0.5, w: 1.9, sag: 2.4 },
  eye: { t: 0.085, v: -0.82, r: 5, iris: '#ffefc0' },
});

/**
 * Gobiodon citrinus: stubby lemon body with steep head, two blue-white lines under the eye and two
 * on the gill, blue line along the dorsal base.
 */
export const citronGoby: FishSpec = goby({
  L: 118,
  x0: 26,
  cy: 80,
  top: [
    [0, 0.05],
    [0.02, 0.13],
    [0.08, 0.215],
    [0.2, 0.262],
    [0.4, 0.255],
    [0.65, 0.185],
    [0.88, 0.1],
    [1, 0.085],
  ],
  bot: [
    [0, 0.04],
    [0.03, 0.1],
    [0.12, 0.175],
    [0.3, 0.225],
    [0.55, 0.2],
    [0.82, 0.11],
    [1, 0.085],
  ],
  base: '#f7c21f',
  back: '#f0ab1c',
  belly: '#fddb62',
  fin: '#fbd23a',
  edge: '#e2951f',
  pl: 0.12,
  pc: 0.2,
  pw: 0.12,
  dorsal: [
    {
      t0: 0.2,
      t1: 0.46,
      h: [
        [0, 0.04],
        [0.3, 0.115],
        [0.75, 0.11],
        [1, 0.05],
      ],
      spiny: 0.14,
      n: 7,
      lean: 0.15,
      edge: '#e2951f',
      inner: 0.92,
      rays: 7,
    },
    {
      t0: 0.46,
      t1: 0.92,
      h: [
        [0, 0.06],
        [0.3, 0.135],
        [0.75, 0.135],
        [1, 0.02],
      ],
      lean: 0.35,
      edge: '#e2951f',
      inner: 0.92,
      rays: 13,
    },
  ],
  anal: [
    {
      t0: 0.54,
      t1: 0.9,
      h: [
        [0, 0.03],
        [0.4, 0.12],
        [0.8, 0.12],
        [1, 0.02],
      ],
      lean: 0.35,
      edge: '#e2951f',
      inner: 0.92,
    },
  ],
  tailPts: sc(TAIL.round, 0.9, 1),
  face: (B) =>
    [
      [
        [0.115, -0.02],
        [0.1, 0.35],
        [0.105, 0.72],
      ],
      [
        [0.165, -0.02],
        [0.165, 0.36],
        [0.175, 0.8],
      ],
      [
        [0.235, -0.5],
        [0.225, 0.1],
        [0.24, 0.75],
      ],
      [
        [0.3, -0.62],
        [0.285, 0],
        [0.3, 0.5],
      ],
    ]
      .map(
        (p) =>
          line(curve(points(B, p)), '#2b6fb8', 3.1) + line(curve(points(B, p)), '#bfeaff', 1.7),
      )
      .join('') +
    line(
      curve(Array.from({ length: 14 }, (_, i) => B.M(0.22 + i * 0.053, -0.93))),
      '#2b6fb8',
      2.9,
    ) +
    line(
      curve(Array.from({ length: 14 }, (_, i) => B.M(0.22 + i * 0.053, -0.93))),
      '#bfeaff',
      1.5,
    ) +
    line(curve(Array.from({ length: 8 }, (_, i) => B.M(0.56 + i * 0.048, 0.92))), '#2b6fb8', 2.5) +
    line(curve(Array.from({ length: 8 }, (_, i) => B.M(0.56 + i * 0.048, 0.92))), '#bfeaff', 1.3),
  mouth: { t0: 0.012, v0: 0.3, t1: 0.085, v1: 0.52, w: 1.9, sag: 1.6 },
  eye: { t: 0.12, v: -0.36, r: 5.4, iris: '#ffe7b8' },
});
