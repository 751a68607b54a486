import type { Drawing } from '../../draw/detail.ts';
import { boulder, el, rays } from './boulder.ts';
import { mustardHill } from './mustard-hill.ts';
import { openBrain } from './open-brain.ts';

/** Mounds with large or pinched cups, by card id. */
export const stony = {
  // big bulging cups, rust with green centres
  'great-star-coral': (detail) =>
    boulder({
      seed: 'cavernosa',
      base: '#8a4434',
      step: detail === 'bold' ? 0.36 : 0.25,
      jit: 0.16,
      asp: 1,
      mark: (m) =>
        el(m, m.S * 0.34, m.S * 0.38, '#c86a48') +
        el(m, m.S * 0.27, m.S * 0.3, '#7a2f34') +
        rays(
          m,
          m.S * 0.12,
          m.S * 0.36,
          detail === 'bold' ? 9 : 14,
          '#f3b48a',
          detail === 'bold' ? 1.6 : 0.9,
        ) +
        el(m, m.S * 0.14, m.S * 0.15, '#6fc46a'),
    }),
  // smooth dome with tiny pinched pits, rose-brown
  'massive-starlet-coral': (detail) =>
    boulder({
      seed: 'siderea',
      base: '#b07a86',
      bodies: [[100, 108, 90, 54]],
      wob: 0.012,
      step: detail === 'bold' ? 0.19 : 0.1,
      jit: 0.3,
      asp: 1,
      mark: (m) => {
        const k = detail === 'bold' ? 1.9 : 1;
        return (
          el(m, 1.9 * k, 2 * k, '#5c3350') +
          (m.k > 0.45 ? rays(m, 1.9 * k, 3.1 * k, 6, '#d8a8a8', 0.6 * k) : '')
        );
      },
    }),
  'mustard-hill-coral': mustardHill,
  'open-brain-coral': openBrain,
} satisfies Record<string, Drawing>;
