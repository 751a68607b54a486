import { rng } from '@atoll/art/draw/random.ts';
import { scales } from '@atoll/art/drawings/fish/pattern.ts';
import type { FishSpec } from '@atoll/art/drawings/fish/spec.ts';
import { even } from './table.ts';

/**
 * Azurina eupalama: a slender damselfish, steel blue over silver, long forked tail; a bright line
 * along the flank.
 */
export const galapagosDamselfish: FishSpec = {
  L: 112,
  x0: 22,
  top: even(0.02, 0.12, 0.165, 0.17, 0.145, 0.1, 0.055, 0.036),
  bot: even(0.02, 0.12, 0.155, 0.16, 0.135, 0.095, 0.052, 0.036),
  col: { base: '#6f9fd0', back: '#2f4f8a', belly: '#e8f1f6', fin: '#4b74b0' },
  backV: -0.28,
  bellyV: 0.3,
  dorsal: [
    { t0: 0.3, t1: 0.6, h: even(0.02, 0.075, 0.08, 0.065, 0.045), n: 10, spiny: 0.3, lean: 0.3 },
    { t0: 0.6, t1: 0.84, h: even(0.045, 0.085, 0.05, 0.012), lean: 0.45, rays: 8 },
  ],
  anal: [{ t0: 0.6, t1: 0.84, h: even(0.02, 0.085, 0.05, 0.012), lean: 0.45, rays: 8 }],
  tail: {
    pts: [
      [0.06, -0.045],
      [0.22, -0.17],
      [0.43, -0.25],
      [0.3, -0.1],
      [0.17, 0],
      [0.3, 0.1],
      [0.43, 0.25],
      [0.22, 0.17],
      [0.06, 0.045],
    ],
  },
  pelvic: [{ t: 0.36, v: 0.94, len: 0.15, w: 0.035, ang: 0.8, pointy: true }],
  pect: [{ t: 0.32, v: 0.16, len: 0.2, w: 0.07, ang: 0.3, col: '#bcd8ee' }],
  pattern: (B) => {
    const r = rng('azu');
    return (
      B.stripe(-0.5, -0.3, 0.2, 0.98, 3, '#9fe0f4', 0) +
      scales(B, '#29487c', { rows: 7, cols: 13, s: 2.6, op: 0.45, t0: 0.28 + r() * 0.01 })
    );
  },
  gill: { t: 0.27, bow: 0.04, v0: -0.6, v1: 0.8 },
  mouth: { t1: 0.06, v1: 0.1, v0: -0.05 },
  eye: { t: 0.13, v: -0.18, r: 5.6, iris: '#dfe9f2' },
};
