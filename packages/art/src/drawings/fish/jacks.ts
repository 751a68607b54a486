import { curve, loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { f2 } from '../../draw/numbers.ts';
import { g, line, sheet } from '../../draw/paper.ts';
import { points } from './pattern.ts';
import { stouter } from './shapes.ts';
import type { FishSpec } from './spec.ts';

/**
 * Gnathanodon speciosus: silver-gold, deep; black bars alternating broad and thin, first through
 * the eye; yellow forked tail with black tips, thick lips.
 */
export const goldenTrevally: FishSpec = {
  L: 122,
  x0: 22,
  cy: 76,
  top: [
    [0, 0.02],
    [0.03, 0.085],
    [0.1, 0.16],
    [0.24, 0.225],
    [0.44, 0.24],
    [0.66, 0.18],
    [0.88, 0.06],
    [1, 0.026],
  ],
  bot: [
    [0, 0.03],
    [0.04, 0.08],
    [0.14, 0.145],
    [0.3, 0.2],
    [0.48, 0.215],
    [0.68, 0.165],
    [0.88, 0.055],
    [1, 0.026],
  ],
  col: { base: '#edd27c', back: '#d8ab3c', belly: '#f8efcf', fin: '#f4bd2e' },
  backV: -0.42,
  bellyV: 0.25,
  dorsal: [
    {
      t0: 0.3,
      t1: 0.46,
      h: [
        [0, 0.02],
        [0.3, 0.075],
        [0.8, 0.07],
        [1, 0.03],
      ],
      n: 6,
      spiny: 0.2,
      lean: 0.3,
      rays: 6,
    },
    {
      t0: 0.46,
      t1: 0.94,
      h: [
        [0, 0.03],
        [0.1, 0.155],
        [0.25, 0.1],
        [0.6, 0.055],
        [1, 0.02],
      ],
      lean: 0.55,
      rays: 16,
      n: 18,
      edge: '#e09a1c',
      inner: 0.92,
    },
  ],
  anal: [
    {
      t0: 0.52,
      t1: 0.94,
      h: [
        [0, 0.03],
        [0.12, 0.15],
        [0.28, 0.095],
        [0.6, 0.055],
        [1, 0.02],
      ],
      lean: 0.55,
      rays: 14,
      n: 18,
      edge: '#e09a1c',
      inner: 0.92,
    },
  ],
  tail: {
    pts: [
      [0.03, -0.03],
      [0.17, -0.15],
      [0.37, -0.27],
      [0.26, -0.11],
      [0.15, 0],
      [0.26, 0.11],
      [0.37, 0.27],
      [0.17, 0.15],
      [0.03, 0.03],
    ],
    col: '#f7c530',
    extra: (_B, x, y) =>
      [-1, 1]
        .map((s) =>
          sheet(
            loop(
              [
                [x + 26, y + s * 20],
                [x + 45, y + s * 33],
                [x + 36, y + s * 19.5],
              ],
              0.1,
            ),
            '#1d1d38',
            1,
          ),
        )
        .join(''),
  },
  pelvic: [{ t: 0.32, v: 0.95, len: 0.15, w: 0.035, ang: 0.75, pointy: true, col: '#f4bd2e' }],
  pect: [{ t: 0.29, v: 0.35, len: 0.3, w: 0.06, ang: 0.32, pointy: true, col: '#f9d668' }],
  pattern: (B) =>
    [
      [0.105, 0.16, -0.01],
      [0.275, 0.3, 0.02],
      [0.37, 0.425, 0.03],
      [0.49, 0.512, 0.03],
      [0.575, 0.625, 0.03],
      [0.685, 0.702, 0.025],
      [0.76, 0.8, 0.02],
      [0.85, 0.862, 0.01],
      [0.91, 0.94, 0],
    ]
      .map(([a, b, u], i) =>
        B.band(a, b, u, '#2a2a3e', i % 2 ? 0 : 1, -1.3, i ? 0.86 - i * 0.02 : 0.95, 0.004),
      )
      .join('') +
    line(
      curve(
        points(B, [
          [0.26, -0.35],
          [0.4, -0.42],
          [0.56, -0.12],
          [0.7, 0],
          [0.98, 0],
        ]),
      ),
      '#fff6d0',
      1,
      'opacity=".8"',
    ),
  face: (B) =>
    sheet(
      loop(
        points(B, [
          [-0.012, 0.15],
          [0.03, 0.02],
          [0.085, 0.35],
          [0.08, 0.62],
          [0.03, 0.55],
        ]),
      ),
      '#f2b83c',
      1,
    ) +
    sheet(
      loop(
        points(B, [
          [-0.005, 0.5],
          [0.04, 0.56],
          [0.085, 0.66],
          [0.06, 0.95],
          [0.015, 0.85],
        ]),
      ),
      '#f7cb5e',
      1,
    ),
  gill: { t: 0.255, bow: 0.04, v0: -0.4, v1: 0.75, col: '#8f6a1c' },
  eye: { t: 0.135, v: -0.22, r: 5, iris: '#ffe7a0' },
};

/**
 * Echeneis naucrates: slatted suction disc on a flat head, dark stripe between two white lines,
 * jutting lower jaw.
 */
export const liveSharksucker = (detail: Detail): FishSpec =>
  stouter(
    {
      L: 154,
      x0: 12,
      cy: 82,
      top: [
        [0, 0.02],
        [0.04, 0.062],
        [0.14, 0.08],
        [0.35, 0.092],
        [0.65, 0.078],
        [0.9, 0.04],
        [1, 0.03],
      ],
      bot: [
        [0, 0.03],
        [0.03, 0.066],
        [0.14, 0.094],
        [0.35, 0.1],
        [0.65, 0.08],
        [0.9, 0.04],
        [1, 0.03],
      ],
      col: { base: '#66788a', back: '#4b5d72', belly: '#c9d4d6', fin: '#46586e' },
      backV: -0.35,
      bellyV: 0.5,
      dorsal: [
        {
          t0: 0.5,
          t1: 0.92,
          h: [
            [0, 0.01],
            [0.15, 0.085],
            [0.4, 0.062],
            [1, 0.02],
          ],
          lean: 0.5,
          edge: '#dfe8ea',
          inner: 0.86,
          rays: 18,
          n: 16,
        },
      ],
      anal: [
        {
          t0: 0.5,
          t1: 0.92,
          h: [
            [0, 0.01],
            [0.15, 0.085],
            [0.4, 0.062],
            [1, 0.02],
          ],
          lean: 0.5,
          edge: '#dfe8ea',
          inner: 0.86,
          rays: 18,
          n: 16,
        },
      ],
      tail: {
        pts: [
          [0.04, -0.035],
          [0.11, -0.08],
          [0.17, -0.095],
          [0.165, -0.03],
          [0.175, 0],
          [0.165, 0.03],
          [0.17, 0.095],
          [0.11, 0.08],
          [0.04, 0.035],
        ],
        col: '#3a4a60',
        edge: '#e6eef0',
        inner: 0.82,
      },
      pelvic: [{ t: 0.25, v: 0.92, len: 0.1, w: 0.028, ang: 0.45, pointy: true, col: '#46586e' }],
      pect: [{ t: 0.23, v: 0.15, len: 0.13, w: 0.05, ang: 0.2, pointy: true, col: '#55687e' }],
      pattern: (B) =>
        B.stripe(-0.34, -0.4, 0.02, 1, detail === 'bold' ? 5.4 : 3.8, '#eef4f2', 1) +
        B.stripe(0.42, 0.4, 0.02, 1, detail === 'bold' ? 5.4 : 3.8, '#eef4f2', 1) +
        B.stripe(0.05, 0, -0.01, 1.04, detail === 'bold' ? 13 : 9.6, '#1c2742', 1),
      front: (B) => {
        // disc seen from above its edge, two rows of slats
        const a = B.M(0.008, -0.4);
        const b = B.M(0.235, -1.02);
        const cx = (a[0] + b[0]) / 2 + 1;
        const cy = B.Y(0.11, -1) + 1.2;
        const rx = 23;
        const ry = detail === 'bold' ? 10 : 7.4;
        const el = (k: number, dy = 0) =>
          loop(
            Array.from({ length: 24 }, (_, i) => {
              const w = (i / 24) * Math.PI * 2;
              return [cx + Math.cos(w) * rx * k, cy + dy + Math.sin(w) * ry * k];
            }),
          );
        let d = '';
        const n = detail === 'bold' ? 7 : 13;
        for (let i = 0; i < n; i++) {
          const x = -17.6 + (i * 35.2) / (n - 1);
          const h = ry * 0.74 * Math.sqrt(1 - (x / rx / 0.86) ** 2 || 0);
          if (h > 0.6)
            d += `M${f2(cx + x)} ${f2(cy - 0.5)}l1.5 ${f2(-h)}M${f2(cx + x)} ${f2(cy + 0.5)}l1.5 ${f2(h)}`;
        }
        return g(
          sheet(el(1), '#f1e2c4', 2) +
            `<path d="${el(0.86)}" fill="#8c5f52"/>` +
            line(d, '#fbeed4', detail === 'bold' ? 2 : 1.3) +
            line(`M${f2(cx - 19)} ${f2(cy)}H${f2(cx + 19)}`, '#fbeed4', 1.5),
          `transform="rotate(-4 ${f2(cx)} ${f2(cy)})"`,
        );
      },
      mouth: { t0: -0.004, v0: 0.0, t1: 0.075, v1: 0.42, w: 1.7, col: '#f1e2c4' },
      eye: { t: 0.1, v: 0.02, r: 3.6, iris: '#f3d88a' },
    },
    detail === 'bold' ? 1.4 : 1,
  );
