import { curve, loop } from '@atoll/art/draw/curves.ts';
import { g, line, sheet } from '@atoll/art/draw/paper.ts';
import { patch, points } from '@atoll/art/drawings/fish/pattern.ts';
import { TAIL, sc } from '@atoll/art/drawings/fish/shapes.ts';
import type { FishSpec } from '@atoll/art/drawings/fish/spec.ts';
import { even } from './table.ts';

/** A fin like a hand: an arm with five fingers. */
function hand([x, y]: readonly number[], { turn, size }: { turn: number; size: number }): string {
  const finger = (a: number, l: number): string =>
    line(
      curve([
        [0, 0],
        [Math.cos(a) * l * 0.6, Math.sin(a) * l * 0.6],
        [Math.cos(a) * l, Math.sin(a) * l],
      ]),
      '#f0b79a',
      3.4,
    );
  const fingers = [-0.75, -0.38, 0, 0.38, 0.75]
    .map((a, i) => finger(a, 13 - Math.abs(i - 2) * 1.2))
    .join('');
  const arm = sheet(
    loop([
      [-20, -5],
      [-8, -5.5],
      [1, -4.4],
      [3, 0],
      [1, 4.4],
      [-8, 5.5],
      [-20, 5],
    ]),
    '#f7d9c4',
    1,
  );
  return g(
    g(fingers, 'filter="url(#lift1)"') + arm,
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
  );
}

/**
 * Brachionichthys hirsutus: cream with rust spots, walks on fins like hands; a lure on its snout
 * and a high sail on its head.
 */
export const spottedHandfish: FishSpec = {
  L: 112,
  x0: 34,
  cy: 70,
  top: even(0.03, 0.17, 0.215, 0.21, 0.18, 0.135, 0.09, 0.07),
  bot: even(0.09, 0.18, 0.21, 0.2, 0.165, 0.12, 0.085, 0.07),
  col: { base: '#f6dfc8', back: '#f0c9ab', belly: '#fff4e6', fin: '#f3c9a8' },
  backV: -0.5,
  bellyV: 0.5,
  behind: (B) => hand(B.M(0.46, 1.5), { turn: 78, size: 0.95 }),
  dorsal: [
    {
      t0: 0.2,
      t1: 0.34,
      h: even(0.06, 0.25, 0.24, 0.06),
      n: 6,
      spiny: 0.3,
      lean: 0.15,
      rays: 4,
      edge: '#d9783c',
      inner: 0.86,
    },
    {
      t0: 0.38,
      t1: 0.94,
      h: even(0.05, 0.13, 0.145, 0.14, 0.12, 0.03),
      lean: 0.15,
      rays: 16,
      edge: '#d9783c',
      inner: 0.88,
    },
  ],
  anal: [
    {
      t0: 0.64,
      t1: 0.92,
      h: even(0.03, 0.1, 0.1, 0.03),
      lean: 0.2,
      rays: 8,
      edge: '#d9783c',
      inner: 0.88,
    },
  ],
  tail: { pts: sc(TAIL.round, 0.95, 0.95), edge: '#d9783c', inner: 0.88 },
  patternOnFins: true,
  pattern: (B) =>
    B.spots(70, 'hand', 1.7, 3, '#b8562c', (t) => t > 0.1) +
    B.spots(30, 'hand small', 0.9, 1.3, '#7e3a22'),
  face: (B) => {
    const [x, y] = B.M(0.06, -0.85);
    return (
      patch(
        B,
        [
          [-0.02, 0.2],
          [0.06, 0.18],
          [0.11, 0.36],
          [0.08, 0.6],
          [0.0, 0.62],
        ],
        '#f3c3a4',
      ) +
      line(
        curve(
          points(B, [
            [-0.01, 0.3],
            [0.05, 0.36],
            [0.1, 0.34],
          ]),
        ),
        '#6d2f22',
        1.8,
      ) +
      line(
        curve([
          [x, y],
          [x - 6, y - 13],
          [x - 14, y - 17],
        ]),
        '#c98a62',
        1.7,
      ) +
      g(
        sheet(
          loop([
            [x - 13, y - 20],
            [x - 19, y - 21],
            [x - 21, y - 15],
            [x - 15, y - 13],
          ]),
          '#fff6e4',
          1,
        ),
      )
    );
  },
  eye: { t: 0.15, v: -0.4, r: 4.6, iris: '#e9a13c' },
  pelvic: [{ t: 0.22, v: 0.96, len: 0.17, w: 0.045, ang: 1.5, col: '#f3c3a4' }],
  front: (B) => hand(B.M(0.36, 1.42), { turn: 112, size: 1.15 }),
};
