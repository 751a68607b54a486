import { loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet } from '../../draw/paper.ts';
import { edged, patch, points } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec, ShapedLook } from './spec.ts';

interface ButterflyLook extends ShapedLook {
  L?: number;
  x0?: number;
  aEdge?: string;
  inner?: number;
  d0?: number;
  a0?: number;
  pelT?: number;
  pecT?: number;
}

/** Butterflyfish: disc, fins high at the rear. */
export const butterfly = (o: ButterflyLook): FishSpec => ({
  L: o.L ?? 108,
  x0: o.x0 ?? 34,
  cy: 75,
  top: o.top,
  bot: o.bot,
  col: { base: o.base, fin: o.fin, belly: o.belly, back: o.back },
  dorsal: [
    {
      t0: o.d0 ?? 0.28,
      t1: 0.95,
      h: o.dh ?? [
        [0, 0.03],
        [0.3, 0.07],
        [0.7, 0.11],
        [0.9, 0.13],
        [1, 0.04],
      ],
      spiny: 0.0,
      lean: 0.3,
      edge: o.edge,
      inner: o.inner ?? 0.92,
      root: 0.6,
      n: 16,
      rays: 14,
      sub: o.dsub,
    },
  ],
  anal: [
    {
      t0: o.a0 ?? 0.5,
      t1: 0.95,
      h: o.ah ?? [
        [0, 0.03],
        [0.4, 0.09],
        [0.8, 0.13],
        [1, 0.04],
      ],
      lean: 0.3,
      edge: o.aEdge ?? o.edge,
      inner: o.inner ?? 0.92,
      root: 0.6,
      n: 14,
      col: o.analCol,
      sub: o.asub,
    },
  ],
  tail: {
    pts: o.tailPts ?? sc(TAIL.square, 0.8, 0.9),
    col: o.tail,
    edge: o.tailEdge,
    inner: 0.9,
    extra: o.tailExtra,
  },
  pelvic: [
    { t: o.pelT ?? 0.34, v: 0.93, len: 0.2, w: 0.05, ang: 1, pointy: true, col: o.pelv ?? o.base },
  ],
  pect: [{ t: o.pecT ?? 0.4, v: 0.3, len: 0.17, w: 0.08, ang: 0.3, col: o.pect }],
  patternOnFins: true,
  pattern: o.pattern,
  face: o.face,
  finTop: o.finTop,
  mouth: o.mouth,
  eye: o.eye,
});

/** Chelmon rostratus: long tube snout, copper bars on white, eye-spot high at the rear. */
export const copperbandButterflyfish: FishSpec = butterfly({
  L: 138,
  x0: 12,
  base: '#f7efe0',
  belly: '#fffaf0',
  fin: '#f3dfb4',
  edge: '#e58a2c',
  tail: '#f0ead8',
  pelv: '#f09a3a',
  pect: '#fff3da',
  d0: 0.4,
  a0: 0.55,
  pelT: 0.45,
  pecT: 0.48,
  top: [
    [0, 0.014],
    [0.1, 0.026],
    [0.18, 0.042],
    [0.23, 0.085],
    [0.3, 0.17],
    [0.42, 0.255],
    [0.6, 0.3],
    [0.78, 0.26],
    [0.92, 0.12],
    [1, 0.055],
  ],
  bot: [
    [0, 0.012],
    [0.1, 0.02],
    [0.18, 0.034],
    [0.25, 0.08],
    [0.36, 0.17],
    [0.5, 0.24],
    [0.66, 0.265],
    [0.82, 0.21],
    [0.93, 0.1],
    [1, 0.055],
  ],
  dh: [
    [0, 0.02],
    [0.3, 0.07],
    [0.7, 0.15],
    [0.9, 0.17],
    [1, 0.03],
  ],
  ah: [
    [0, 0.03],
    [0.4, 0.09],
    [0.8, 0.15],
    [0.94, 0.14],
    [1, 0.03],
  ],
  tailPts: sc(TAIL.square, 0.6, 0.6),
  pattern: (B) =>
    [
      [0.255, 0.3, 0.0],
      [0.385, 0.435, 0.012],
      [0.55, 0.61, 0.02],
    ]
      .map(([a, b, u]) => edged(B, a, b, u, '#ee8a26', '#7a3a1c', 0.007))
      .join('') +
    patch(
      B,
      [
        [0.72, -1.7],
        [0.9, -1.7],
        [0.86, -0.8],
        [0.87, 0],
        [0.88, 0.8],
        [0.9, 1.7],
        [0.74, 1.7],
        [0.765, 0.8],
        [0.76, 0],
        [0.755, -0.8],
      ],
      '#7a3a1c',
      0,
    ) +
    patch(
      B,
      [
        [0.735, -1.7],
        [0.895, -1.7],
        [0.85, -0.8],
        [0.86, 0],
        [0.87, 0.8],
        [0.89, 1.7],
        [0.752, 1.7],
        [0.775, 0.8],
        [0.77, 0],
        [0.768, -0.8],
      ],
      '#f29a34',
      1,
    ) +
    edged(B, 0.955, 0.985, 0, '#1d1a38', '#f7efe0', 0.008),
  finTop: (B) => {
    const [x, y] = B.M(0.8, -1.02);
    return (
      dot(x, y, 6.4, '#bfe4ff') + dot(x, y, 5.2, '#15183a') + dot(x - 1.4, y - 1.6, 1.2, '#ffffff')
    );
  },
  face: (B) =>
    patch(
      B,
      [
        [-0.01, -0.6],
        [0.1, -0.9],
        [0.2, -0.95],
        [0.25, -0.2],
        [0.2, 0.2],
        [0.1, -0.1],
        [0, 0.1],
      ],
      '#ee8a26',
      0,
    ).replace('fill=', 'opacity=".75" fill=') +
    line(
      `M${f2(B.X(0))} ${f2(B.Y(0, 0.1) + 0.4)}L${f2(B.X(0.05))} ${f2(B.Y(0.05, 0.2))}`,
      '#5a2a1c',
      1.2,
    ),
  eye: { t: 0.275, v: -0.2, r: 4.4, iris: '#ffe2a0' },
});

/**
 * Chaetodon lunulatus: cream-yellow oval with thin violet length lines, two black bars on the face,
 * orange-red anal fin with black band.
 */
export const ovalButterflyfish: FishSpec = butterfly({
  L: 116,
  x0: 30,
  base: '#f9d878',
  fin: '#f2a23e',
  edge: '#fbe39a',
  tail: '#f6c04a',
  pelv: '#f7c64a',
  pect: '#fff0c4',
  analCol: '#e2452f',
  aEdge: '#f7c64a',
  top: [
    [0, 0.016],
    [0.04, 0.055],
    [0.1, 0.1],
    [0.2, 0.2],
    [0.38, 0.275],
    [0.58, 0.275],
    [0.8, 0.185],
    [0.93, 0.1],
    [1, 0.085],
  ],
  bot: [
    [0, 0.016],
    [0.05, 0.06],
    [0.12, 0.1],
    [0.24, 0.195],
    [0.42, 0.265],
    [0.6, 0.265],
    [0.8, 0.18],
    [0.93, 0.1],
    [1, 0.085],
  ],
  dh: [
    [0, 0.025],
    [0.25, 0.05],
    [0.6, 0.075],
    [0.85, 0.1],
    [1, 0.04],
  ],
  ah: [
    [0, 0.03],
    [0.4, 0.08],
    [0.8, 0.11],
    [1, 0.04],
  ],
  tailPts: sc(TAIL.round, 0.74, 0.82),
  tailExtra: (_B, x, y) =>
    sheet(
      loop([
        [x + 12, y - 12],
        [x + 16.5, y - 12],
        [x + 18.5, y],
        [x + 16.5, y + 12],
        [x + 12, y + 12],
        [x + 14, y],
      ]),
      '#1d1838',
      1,
    ),
  pattern: (B) =>
    Array.from({ length: 8 }, (_, i) => {
      const v = -0.78 + i * 0.225;
      return B.stripe(v * 0.95 - 0.02, v * 0.92 - 0.1, 0.26, 0.97, 2.5, '#6a4aa8', 0);
    }).join('') +
    patch(
      B,
      [
        [0.9, -1.5],
        [1.0, -1.5],
        [1.0, 0],
        [1.0, 1.3],
        [0.93, 1.3],
        [0.955, 0],
      ],
      '#1d1838',
      1,
    ) +
    clipTo(
      loop(
        points(B, [
          [0.5, 0.96],
          [0.7, 1.0],
          [0.86, 1.04],
          [0.98, 1.0],
          [1.0, 1.2],
          [0.8, 1.16],
          [0.6, 1.07],
        ]),
      ),
      `<rect width="200" height="150" fill="#1d1838"/>`,
    ),
  face: (B) =>
    clipTo(
      B.body,
      patch(
        B,
        [
          [0.085, -1.6],
          [0.15, -1.6],
          [0.165, -0.6],
          [0.16, 0.2],
          [0.135, 1.6],
          [0.08, 1.6],
          [0.105, 0.3],
          [0.105, -0.5],
        ],
        '#1d1838',
        1,
      ) +
        patch(
          B,
          [
            [0.2, -1.6],
            [0.225, -1.6],
            [0.235, -0.5],
            [0.235, 0.3],
            [0.2, 1.4],
            [0.18, 1.4],
            [0.212, 0.3],
            [0.212, -0.5],
          ],
          '#1d1838',
          0,
        ) +
        patch(
          B,
          [
            [-0.03, -1],
            [0.03, -1],
            [0.04, 0],
            [0.035, 1],
            [-0.03, 1],
          ],
          '#1d1838',
          0,
        ),
    ),
  mouth: { v0: 0.25, t1: 0.035, v1: 0.3, w: 1 },
  eye: { t: 0.13, v: -0.22, r: 4.4, iris: '#f59a34' },
});
