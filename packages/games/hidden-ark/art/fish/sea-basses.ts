import { curve } from '@atoll/art/draw/curves.ts';
import { line } from '@atoll/art/draw/paper.ts';
import { grouper } from '@atoll/art/drawings/fish/groupers.ts';
import { patch, points } from '@atoll/art/drawings/fish/pattern.ts';
import { sc, TAIL } from '@atoll/art/drawings/fish/shapes.ts';
import type { FishSpec } from '@atoll/art/drawings/fish/spec.ts';
import { even } from './table.ts';
import { jaw, sideLine } from './bass-marks.ts';

/**
 * Stereolepis gigas: a dark giant with round black spots; the spiny dorsal fin lies low, the soft
 * one stands higher; small tail.
 */
export const giantSeaBass: FishSpec = {
  L: 136,
  x0: 16,
  top: even(0.02, 0.14, 0.21, 0.235, 0.215, 0.16, 0.09, 0.065),
  bot: even(0.04, 0.16, 0.21, 0.22, 0.195, 0.14, 0.085, 0.065),
  col: { base: '#5f6d78', back: '#36424f', belly: '#a4a79c', fin: '#3f4b57' },
  backV: -0.4,
  bellyV: 0.48,
  dorsal: [
    {
      t0: 0.3,
      t1: 0.6,
      h: even(0.015, 0.05, 0.055, 0.05, 0.03),
      n: 10,
      spiny: 0.5,
      lean: 0.3,
      rays: 10,
    },
    { t0: 0.6, t1: 0.86, h: even(0.03, 0.12, 0.1, 0.02), lean: 0.35, rays: 8 },
  ],
  anal: [{ t0: 0.68, t1: 0.85, h: even(0.02, 0.11, 0.085, 0.02), lean: 0.4, rays: 7 }],
  tail: { pts: sc(TAIL.square, 0.72, 0.9) },
  pelvic: [{ t: 0.36, v: 0.95, len: 0.16, w: 0.055, ang: 0.75 }],
  pect: [{ t: 0.34, v: 0.28, len: 0.15, w: 0.08, ang: 0.3, col: '#4c5965' }],
  pattern: (B) =>
    B.spots(34, 'gsb', 2.2, 3.8, '#1b2230', (t, v) => t > 0.24 && Math.abs(v) < 0.78) +
    sideLine(B, '#c9d0cf', -0.35),
  gill: { t: 0.3, bow: 0.05, v0: -0.6, v1: 0.8 },
  face: (B) => jaw(B, '#5f6d78', 0.17),
  eye: { t: 0.165, v: -0.36, r: 3.9, iris: '#b9c2c4' },
};

/**
 * Epinephelus striatus: buff with five dark bars, a fork of stripes over the eye, a black saddle on
 * the tail root.
 */
export const nassauGrouper: FishSpec = grouper({
  L: 126,
  top: even(0.02, 0.12, 0.185, 0.215, 0.2, 0.15, 0.095, 0.075),
  bot: even(0.03, 0.13, 0.185, 0.2, 0.18, 0.135, 0.09, 0.075),
  base: '#e3bd8d',
  back: '#cf9f6d',
  belly: '#f7e3c0',
  fin: '#b97c4e',
  edge: '#7a4a32',
  iris: '#f0a23c',
  pattern: (B) =>
    [
      [0.27, 0.35],
      [0.43, 0.52],
      [0.59, 0.67],
      [0.74, 0.8],
    ]
      .map(([a, b], i) => B.band(a, b, 0.03, '#71412e', 1, -1.4, 0.72 - (i % 2) * 0.1, 0.012))
      .join('') +
    patch(
      B,
      [
        [0.9, -1.3],
        [1.04, -1.3],
        [1.04, -0.1],
        [0.97, 0.05],
        [0.9, -0.15],
      ],
      '#231a22',
    ),
  faceMore: (B) =>
    line(
      curve(
        points(B, [
          [0.0, -0.05],
          [0.1, -0.38],
          [0.28, -0.62],
        ]),
      ),
      '#71412e',
      4,
    ) +
    line(
      curve(
        points(B, [
          [0.03, -0.75],
          [0.12, -0.86],
          [0.24, -0.94],
        ]),
      ),
      '#71412e',
      2.4,
    ) +
    B.spots(9, 'nas', 0.8, 1.2, '#71412e', (t, v) => t > 0.12 && t < 0.24 && v > -0.4 && v < 0.1),
});
