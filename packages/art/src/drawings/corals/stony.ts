import { dark, light } from '../../draw/colour.ts';
import { dot } from '../../draw/paper.ts';
import { boulder, el, rays } from './boulder.ts';
import { openBrain } from './open-brain.ts';

/** Mounds with large or pinched cups, by card id. */
export const stony = {
  // big bulging cups, rust with green centres
  'great-star-coral': () =>
    boulder({
      seed: 'cavernosa',
      base: '#8a4434',
      step: .25,
      jit: .16,
      asp: 1,
      mark: m =>
        el(m, m.S * .34, m.S * .38, '#c86a48') + el(m, m.S * .27, m.S * .3, '#7a2f34') + rays(m, m.S * .12, m.S * .36, 14, '#f3b48a', .9) +
        el(m, m.S * .14, m.S * .15, '#6fc46a'),
    }),
  // smooth dome with tiny pinched pits, rose-brown
  'massive-starlet-coral': () =>
    boulder({
      seed: 'siderea',
      base: '#b07a86',
      bodies: [[100, 108, 90, 54]],
      wob: .012,
      step: .1,
      jit: .3,
      asp: 1,
      mark: m => el(m, 1.9, 2, '#5c3350') + (m.k > .45 ? rays(m, 1.9, 3.1, 6, '#d8a8a8', .6) : ''),
    }),
  // lumpy mustard mound
  'mustard-hill-coral': () =>
    boulder({
      seed: 'astreoides',
      base: '#d8b22c',
      bodies: [[100, 122, 82, 40], [62, 134, 46, 26], [138, 134, 48, 26]],
      tone: i => ['#b8921f', '#cfa928', '#dcb632'][i],
      wob: .04,
      step: .26,
      abs: 1,
      jit: .5,
      mark: m =>
        el(m, m.S * .5, m.S * .46, dark(m.col, .26), 'transform-origin="0 0"') +
        `<g transform="translate(-1 -1.4)">${el(m, m.S * .44, m.S * .4, light(m.col, .22))}</g>` + Array.from({ length: 5 }, (_, i) =>
          dot(m.p[0] + Math.cos(i * 1.3) * m.S * .22, m.p[1] + Math.sin(i * 1.3) * m.S * .2 - 1, .65, '#8a6414')).join(''),
    }),
  'open-brain-coral': openBrain,
};
