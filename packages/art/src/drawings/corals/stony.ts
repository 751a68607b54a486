import type { Drawing } from '../../draw/detail.ts';
import { boulder, el, rays } from './boulder.ts';
import { mustardHill } from './mustard-hill.ts';
import { openBrain } from './open-brain.ts';

/** Mounds with large or pinched cups, by card id. */
export const stony = {
  // big bulging cups, rust with green centres
  'great-star-coral': detail =>
    boulder({
      seed: 'cavernosa',
      base: '#8a4434',
      step: detail === 'bold' ? .36 : .25,
      jit: .16,
      asp: 1,
      mark: m =>
        el(m, m.S * .34, m.S * .38, '#c86a48') + el(m, m.S * .27, m.S * .3, '#7a2f34') + rays(m, m.S * .12, m.S * .36, detail === 'bold' ? 9 : 14, '#f3b48a', detail === 'bold' ? 1.6 : .9) +
        el(m, m.S * .14, m.S * .15, '#6fc46a'),
    }),
  // smooth dome with tiny pinched pits, rose-brown
  'massive-starlet-coral': detail =>
    boulder({
      seed: 'siderea',
      base: '#b07a86',
      bodies: [[100, 108, 90, 54]],
      wob: .012,
      step: detail === 'bold' ? .19 : .1,
      jit: .3,
      asp: 1,
      mark: m => {
        const k = detail === 'bold' ? 1.9 : 1;
        return el(m, 1.9 * k, 2 * k, '#5c3350') + (m.k > .45 ? rays(m, 1.9 * k, 3.1 * k, 6, '#d8a8a8', .6 * k) : '');
      },
    }),
  'mustard-hill-coral': mustardHill,
  'open-brain-coral': openBrain,
} satisfies Record<string, Drawing>;
