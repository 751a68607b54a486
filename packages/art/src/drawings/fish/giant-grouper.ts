import { curve, loop } from '../../draw/curves.ts';
import { dot, line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { fins, points } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec } from './spec.ts';

/**
 * Epinephelus lanceolatus: massive, short tail; blotched grey-brown; yellow fins sown with black
 * spots; huge lower lip and small eye.
 */
export const giantGrouper: FishSpec = {
  L: 134,
  x0: 16,
  cy: 75,
  top: [
    [0, 0.02],
    [0.04, 0.085],
    [0.14, 0.175],
    [0.32, 0.25],
    [0.52, 0.245],
    [0.76, 0.155],
    [0.92, 0.1],
    [1, 0.09],
  ],
  bot: [
    [0, 0.06],
    [0.04, 0.12],
    [0.15, 0.2],
    [0.34, 0.245],
    [0.56, 0.22],
    [0.78, 0.14],
    [0.92, 0.095],
    [1, 0.09],
  ],
  col: { base: '#7d7460', back: '#5b5a55', belly: '#b3a27a', fin: '#d9a93a' },
  backV: -0.45,
  bellyV: 0.5,
  dorsal: [
    {
      t0: 0.32,
      t1: 0.66,
      h: [
        [0, 0.02],
        [0.15, 0.06],
        [0.8, 0.055],
        [1, 0.05],
      ],
      n: 11,
      spiny: 0.32,
      lean: 0.25,
      rays: 11,
      edge: '#4a4a48',
      inner: 0.85,
    },
    {
      t0: 0.64,
      t1: 0.92,
      h: [
        [0, 0.05],
        [0.4, 0.115],
        [0.8, 0.11],
        [1, 0.02],
      ],
      lean: 0.3,
      edge: '#4a4a48',
      inner: 0.9,
      sub: (B) => fins(B, 0.6, 1.1, -2.2, -1, 30, 'gg1', '#26253a', 1.2),
    },
  ],
  anal: [
    {
      t0: 0.66,
      t1: 0.9,
      h: [
        [0, 0.02],
        [0.4, 0.115],
        [0.8, 0.11],
        [1, 0.02],
      ],
      lean: 0.35,
      edge: '#4a4a48',
      inner: 0.9,
      sub: (B) => fins(B, 0.6, 1.1, 1, 2.4, 26, 'gg2', '#26253a', 1.2),
    },
  ],
  tail: {
    pts: sc(TAIL.round, 0.78, 0.98),
    col: '#d9a93a',
    edge: '#4a4a48',
    inner: 0.92,
    extra: (_B, x, y) => {
      const r = rng('ggt');
      let s = '';
      for (let i = 0; i < 24; i++)
        s += dot(x + r.range(6, 26), y + r.range(-15, 15), r.range(0.8, 1.5), '#26253a');
      return s;
    },
  },
  pelvic: [{ t: 0.36, v: 0.95, len: 0.13, w: 0.05, ang: 0.8, col: '#c9992f', edge: '#4a4a48' }],
  pect: [{ t: 0.33, v: 0.3, len: 0.18, w: 0.1, ang: 0.25, col: '#e6bb52', edge: '#5b5648' }],
  pattern: (B) => {
    const r = rng('ggb');
    let s = '';
    for (let i = 0; i < 34; i++) {
      const [x, y] = B.M(r.range(0.12, 0.98), r.range(-0.85, 0.75));
      const a = r.range(3, 8);
      const k = r();
      s += `<path d="${loop(
        Array.from({ length: 8 }, (_, j) => {
          const w = (j / 8) * 6.283;
          const q = a * r.range(0.6, 1.15);
          return [x + Math.cos(w) * q * 1.2, y + Math.sin(w) * q];
        }),
      )}" fill="${k < 0.6 ? '#3f4148' : '#c9b583'}" opacity="${k < 0.6 ? 0.62 : 0.6}"/>`;
    }
    return s + B.spots(60, 'ggs', 0.7, 1.3, '#2b2c3a', (t) => t > 0.1);
  },
  front: (B) => {
    let s = '';
    const r = rng('ggp');
    for (let i = 0; i < 12; i++) {
      const [x, y] = B.M(0.33, 0.3);
      s += dot(x + r.range(5, 22), y + r.range(-5, 9), r.range(0.7, 1.2), '#26253a');
    }
    return s;
  },
  gill: { t: 0.3, bow: 0.05, v0: -0.6, v1: 0.8 },
  face: (B) =>
    sheet(
      loop(
        points(B, [
          [0, 0.1],
          [0.08, 0.32],
          [0.19, 0.56],
          [0.21, 0.78],
          [0.15, 0.78],
          [0.02, 0.5],
        ]),
      ),
      '#8f8366',
      1,
    ) +
    line(
      curve(
        points(B, [
          [-0.004, 0.2],
          [0.07, 0.48],
          [0.185, 0.76],
        ]),
      ),
      '#22223a',
      1.9,
    ) +
    sheet(
      loop(
        points(B, [
          [-0.03, 0.62],
          [0.02, 0.5],
          [0.1, 0.66],
          [0.185, 0.84],
          [0.16, 0.99],
          [0.07, 1.04],
          [-0.01, 1.0],
        ]),
      ),
      '#a2946e',
      2,
    ) +
    B.spots(14, 'ggf', 0.8, 1.2, '#2b2c3a', (t, v) => t < 0.25 && t > 0.05 && v > 0.2 && v < 1),
  eye: { t: 0.155, v: -0.34, r: 4.1, iris: '#e8a83c' },
};
