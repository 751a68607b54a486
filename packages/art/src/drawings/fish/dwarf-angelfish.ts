import { patch, streaks } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec, Look } from './spec.ts';

interface DwarfLook extends Look {
  onFins?: boolean;
}

/** Dwarf angelfish: oval, long soft fins. */
export const dwarfAngel = (o: DwarfLook): FishSpec => ({
  L: 112,
  x0: 32,
  cy: 75,
  top: [
    [0, 0.02],
    [0.05, 0.09],
    [0.16, 0.19],
    [0.36, 0.265],
    [0.58, 0.26],
    [0.8, 0.165],
    [0.93, 0.1],
    [1, 0.09],
  ],
  bot: [
    [0, 0.02],
    [0.06, 0.085],
    [0.18, 0.18],
    [0.4, 0.26],
    [0.6, 0.25],
    [0.8, 0.16],
    [0.93, 0.1],
    [1, 0.09],
  ],
  col: { base: o.base, fin: o.fin, belly: o.belly, back: o.back },
  dorsal: [
    {
      t0: 0.24,
      t1: 0.93,
      h: [
        [0, 0.02],
        [0.2, 0.075],
        [0.55, 0.1],
        [0.82, 0.17],
        [0.95, 0.15],
        [1, 0.03],
      ],
      lean: 0.3,
      edge: o.edge,
      inner: 0.9,
      rays: 15,
      root: 0.6,
      n: 16,
      spiny: 0,
      sub: o.dsub,
    },
  ],
  anal: [
    {
      t0: 0.46,
      t1: 0.93,
      h: [
        [0, 0.03],
        [0.4, 0.1],
        [0.78, 0.165],
        [0.95, 0.14],
        [1, 0.03],
      ],
      lean: 0.3,
      edge: o.edge,
      inner: 0.9,
      root: 0.6,
      col: o.analCol,
      sub: o.asub,
    },
  ],
  tail: { pts: sc(TAIL.round, 0.95, 1.05), col: o.tail, edge: o.tailEdge ?? o.edge, inner: 0.9 },
  pelvic: [
    { t: 0.32, v: 0.95, len: 0.23, w: 0.045, ang: 0.95, pointy: true, col: o.pelv ?? o.base },
  ],
  pect: [{ t: 0.34, v: 0.28, len: 0.19, w: 0.1, ang: 0.32, col: o.pect }],
  patternOnFins: o.onFins ?? true,
  pattern: o.pattern,
  face: o.face,
  finTop: o.finTop,
  gill: { t: 0.25, bow: 0.04, v0: -0.45, v1: 0.7 },
  mouth: { v0: 0.3, t1: 0.055, v1: 0.4, w: 1.5 },
  eye: { t: 0.145, v: -0.2, r: 4.5, iris: o.iris },
});

/**
 * Centropyge loriculus: flame red-orange, vertical black bars, rear dorsal and anal with
 * violet-blue and black streaks.
 */
export const flameAngelfish: FishSpec = dwarfAngel({
  base: '#ee4a26',
  back: '#e23c25',
  belly: '#f5682c',
  fin: '#f0502a',
  edge: '#2a1a4a',
  tail: '#fb9a3a',
  tailEdge: '#f7c25a',
  pelv: '#f36a30',
  pect: '#ff9a55',
  iris: '#ffd27a',
  pattern: (B) =>
    patch(
      B,
      [
        [0.27, -0.05],
        [0.33, -0.66],
        [0.5, -0.9],
        [0.68, -0.8],
        [0.84, -0.4],
        [0.9, 0],
        [0.84, 0.4],
        [0.68, 0.75],
        [0.5, 0.88],
        [0.35, 0.6],
      ],
      '#f26628',
      0,
    ) +
    patch(
      B,
      [
        [0.33, -0.05],
        [0.38, -0.55],
        [0.5, -0.76],
        [0.64, -0.66],
        [0.76, -0.1],
        [0.66, 0.55],
        [0.5, 0.74],
        [0.39, 0.5],
      ],
      '#f7862f',
      0,
    ) +
    [
      [0.295, 0.34],
      [0.455, 0.49],
      [0.575, 0.607],
      [0.685, 0.715],
      [0.79, 0.815],
    ]
      .map(([a, b], i) =>
        patch(
          B,
          [
            [a, -1.08 + i * 0.03],
            [b, -1.08 + i * 0.03],
            [b + 0.012, -0.3],
            [b, 0.55 - i * 0.03],
            [(a + b) / 2, 0.92 - i * 0.06],
            [a + 0.004, 0.5],
            [a + 0.012, -0.3],
          ],
          '#1d1636',
          1,
        ),
      )
      .join('') +
    streaks(B, -1, '#4a5df0', '#1d1636') +
    streaks(B, 1, '#4a5df0', '#1d1636'),
});

/**
 * Centropyge bispinosa: royal violet head, back and fins; orange flank cut by thin violet bars;
 * light blue fin rim.
 */
export const coralBeauty: FishSpec = dwarfAngel({
  base: '#3b2b96',
  fin: '#34309e',
  edge: '#4f9df5',
  tail: '#4038ad',
  tailEdge: '#4f9df5',
  pelv: '#f0913a',
  pect: '#f6b25a',
  iris: '#f6a04c',
  pattern: (B) =>
    patch(
      B,
      [
        [0.25, -0.1],
        [0.3, -0.6],
        [0.44, -0.78],
        [0.64, -0.74],
        [0.82, -0.5],
        [0.9, 0],
        [0.82, 0.45],
        [0.64, 0.7],
        [0.44, 0.82],
        [0.3, 0.62],
      ],
      '#ef7f2e',
      2,
    ) +
    patch(
      B,
      [
        [0.25, 0.2],
        [0.42, 0.36],
        [0.66, 0.3],
        [0.62, 0.64],
        [0.44, 0.8],
        [0.3, 0.62],
      ],
      '#f8a845',
      0,
    ) +
    Array.from({ length: 11 }, (_, i) => {
      const t = 0.32 + i * 0.052;
      const h = 0.82 - Math.abs(i - 5) * 0.05;
      return patch(
        B,
        [
          [t, -h],
          [t + 0.016, -h],
          [t + 0.026, 0],
          [t + 0.014, h],
          [t - 0.002, h],
          [t + 0.008, 0],
        ],
        '#41207f',
        0,
        0.14,
      );
    }).join(''),
});
