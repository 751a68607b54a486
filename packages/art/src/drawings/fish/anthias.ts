import { dark, light } from '../../draw/colour.ts';
import { curve } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { line } from '../../draw/paper.ts';
import { patch } from './pattern.ts';
import { TAIL } from './shapes.ts';
import type { FishSpec, Look, Paint } from './spec.ts';

interface AnthiasLook extends Look {
  cheek: string | null;
  /** Whether the third dorsal spine is long. */
  spine?: boolean;
  scale?: string;
  mark?: Paint;
}

/** Anthias: slim, large fins, scale rows. */
export const anthias = (o: AnthiasLook): FishSpec => ({
  L: 98,
  x0: 36,
  top: [
    [0, 0.012],
    [0.05, 0.085],
    [0.15, 0.145],
    [0.36, 0.19],
    [0.6, 0.165],
    [0.84, 0.09],
    [1, 0.06],
  ],
  bot: [
    [0, 0.012],
    [0.06, 0.08],
    [0.2, 0.145],
    [0.4, 0.185],
    [0.62, 0.155],
    [0.84, 0.085],
    [1, 0.06],
  ],
  col: { base: o.base, back: o.back, belly: o.belly, fin: o.fin },
  backV: -0.42,
  bellyV: 0.42,
  dorsal: [
    {
      t0: 0.24,
      t1: 0.86,
      h: o.spine
        ? [
            [0, 0.04],
            [0.1, 0.1],
            [0.14, 0.34],
            [0.18, 0.12],
            [0.4, 0.1],
            [0.72, 0.14],
            [0.92, 0.13],
            [1, 0.02],
          ]
        : [
            [0, 0.05],
            [0.2, 0.11],
            [0.5, 0.1],
            [0.78, 0.14],
            [0.95, 0.12],
            [1, 0.02],
          ],
      n: o.spine ? 26 : 12,
      lean: 0.35,
      edge: o.edge,
      inner: 0.9,
      rays: 14,
    },
  ],
  anal: [
    {
      t0: 0.6,
      t1: 0.85,
      h: [
        [0, 0.02],
        [0.4, 0.12],
        [0.8, 0.15],
        [1, 0.03],
      ],
      lean: 0.4,
      edge: o.edge,
      inner: 0.88,
    },
  ],
  tail: { pts: o.tailPts ?? TAIL.lyre, edge: o.edge, inner: 0.9, col: o.fin },
  pelvic: [{ t: 0.34, v: 0.9, len: 0.26, w: 0.05, ang: 0.85, pointy: true, edge: o.edge }],
  pect: [
    {
      t: 0.33,
      v: 0.25,
      len: 0.24,
      w: 0.09,
      ang: 0.42,
      pointy: true,
      col: o.pect ?? light(o.fin, 0.25),
    },
  ],
  pattern: (B) => {
    let s = '';
    for (let i = 0; i < 5; i++) {
      for (let j = 0; j < 9; j++) {
        const [x, y] = B.M(0.34 + j * 0.07, -0.6 + i * 0.28 + (j % 2) * 0.1);
        s += `M${f2(x)} ${f2(y - 2.6)}q-3 2.6 0 5.2`;
      }
    }
    return line(s, o.scale ?? dark(o.base, 0.25), 0.7, 'opacity=".42"') + (o.mark ? o.mark(B) : '');
  },
  face: (B) =>
    o.cheek
      ? line(curve([B.M(0.1, 0.05), B.M(0.2, 0.22), B.M(0.3, 0.32)]), o.cheek, 2.6) +
        line(curve([B.M(0.1, 0.16), B.M(0.2, 0.34), B.M(0.29, 0.44)]), '#fff0d6', 0.9)
      : '',
  gill: { t: 0.25, bow: 0.04, v0: -0.5, v1: 0.7 },
  mouth: { v0: 0.2, t1: 0.08, v1: 0.55 },
  eye: { t: 0.135, v: -0.2, r: 4.1, iris: o.iris ?? '#b78cf0' },
});

/**
 * Pseudanthias squamipinnis: orange-pink, long third dorsal spine, violet cheek stripe, lyre tail.
 */
export const lyretailAnthias: FishSpec = anthias({
  base: '#d8508f',
  back: '#b23a86',
  belly: '#ef86a4',
  fin: '#c8478c',
  edge: '#7b3fb4',
  cheek: '#f59a4e',
  spine: true,
  scale: '#8a2468',
});

/**
 * Pseudanthias pleurotaenia: pink, a violet square with soft corners on the flank, yellow-ringed
 * eye.
 */
export const squarespotAnthias: FishSpec = anthias({
  base: '#e878a8',
  back: '#d4568f',
  belly: '#f6a9b8',
  fin: '#f09a9e',
  edge: '#b04a90',
  cheek: null,
  tailPts: TAIL.fork,
  scale: '#a43a78',
  iris: '#f4c869',
  mark: (B) =>
    patch(
      B,
      [
        [0.44, -0.5],
        [0.49, -0.66],
        [0.63, -0.66],
        [0.68, -0.5],
        [0.675, 0.12],
        [0.62, 0.3],
        [0.5, 0.3],
        [0.44, 0.12],
      ],
      '#9560d6',
      0,
      0.1,
    ),
});
