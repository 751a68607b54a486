import { curve, loop } from '@atoll/art/draw/curves.ts';
import { f2 } from '@atoll/art/draw/numbers.ts';
import { line, sheet } from '@atoll/art/draw/paper.ts';
import type { Surface } from '@atoll/art/drawings/fish/body.ts';
import { points } from '@atoll/art/drawings/fish/pattern.ts';
import type { FishSpec } from '@atoll/art/drawings/fish/spec.ts';
import { even } from './table.ts';

/** The small fins between the large ones and the tail. */
function finlets(B: Surface, side: -1 | 1): string {
  return Array.from({ length: 8 }, (_, i) => {
    const t = 0.7 + i * 0.036;
    const [x, y] = B.M(t, side * 0.9);
    const h = 5.4 - i * 0.32;
    const d = `M${f2(x - 2)} ${f2(y)}L${f2(x + 1.5)} ${f2(y + side * h)}L${f2(x + 5)} ${f2(y + side * h * 0.75)}L${f2(x + 2.6)} ${f2(y)}Z`;
    return `<path d="${d}" fill="#f4c430" stroke="#2a2f40" stroke-width=".6"/>`;
  }).join('');
}

/**
 * Thunnus maccoyii: a spindle, midnight blue over silver; sickle tail, yellow finlets and keel.
 */
export const southernBluefin: FishSpec = {
  L: 140,
  x0: 14,
  top: even(0.012, 0.095, 0.145, 0.165, 0.155, 0.12, 0.075, 0.034, 0.014),
  bot: even(0.012, 0.09, 0.145, 0.168, 0.16, 0.12, 0.072, 0.032, 0.014),
  col: { base: '#8fb0c8', back: '#1c2f5e', belly: '#f2f1ea', fin: '#2a3f6e' },
  backV: -0.18,
  bellyV: 0.28,
  behind: (B) => finlets(B, -1) + finlets(B, 1),
  dorsal: [
    {
      t0: 0.27,
      t1: 0.5,
      h: even(0.03, 0.115, 0.08, 0.055, 0.035, 0.02),
      n: 8,
      spiny: 0.2,
      lean: 0.5,
    },
    {
      t0: 0.52,
      t1: 0.64,
      h: even(0.02, 0.08, 0.155, 0.05, 0.01),
      lean: 0.7,
      rays: 4,
      col: '#7c4b45',
    },
  ],
  anal: [
    {
      t0: 0.57,
      t1: 0.68,
      h: even(0.02, 0.08, 0.15, 0.045, 0.01),
      lean: 0.7,
      rays: 4,
      col: '#c9a23c',
    },
  ],
  tail: {
    pts: [
      [0.02, -0.02],
      [0.09, -0.13],
      [0.24, -0.29],
      [0.15, -0.12],
      [0.115, 0],
      [0.15, 0.12],
      [0.24, 0.29],
      [0.09, 0.13],
      [0.02, 0.02],
    ],
    k: 0.12,
  },
  pelvic: [{ t: 0.3, v: 0.92, len: 0.1, w: 0.03, ang: 0.6, pointy: true, col: '#b9c4cc' }],
  pect: [{ t: 0.285, v: 0.02, len: 0.19, w: 0.042, ang: 0.18, pointy: true, col: '#24365f' }],
  pattern: (B) => {
    let s = '';
    for (let i = 0; i < 9; i++) {
      const t = 0.36 + i * 0.06;
      s += line(
        curve(
          points(B, [
            [t, 0.95],
            [t + 0.015, 0.55],
            [t + 0.004, 0.25],
          ]),
        ),
        '#a9c0cc',
        1.6,
        'opacity=".8"',
      );
    }
    return s + B.stripe(-0.2, 0, 0.24, 0.98, 2.6, '#cfe3ee', 0);
  },
  front: (B) =>
    sheet(
      loop(
        points(B, [
          [0.9, -0.1],
          [0.96, -0.9],
          [1.01, -0.2],
          [1.01, 0.2],
          [0.96, 0.9],
          [0.9, 0.1],
        ]),
      ),
      '#f0c02c',
      1,
    ),
  gill: { t: 0.25, bow: 0.045, v0: -0.75, v1: 0.8 },
  mouth: { t1: 0.085, v1: 0.34, v0: 0.2, sag: 1.4 },
  eye: { t: 0.105, v: -0.06, r: 4.2, iris: '#dfe4e2' },
};
