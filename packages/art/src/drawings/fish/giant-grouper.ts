import { curve, loop } from '../../draw/curves.ts';
import { dot, line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { fins, points } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec } from './spec.ts';

/**
 * Epinephelus lanceolatus: massive, short tail; blotched grey-brown; yellow fins sown with black spots; huge
 * lower lip and small eye.
 */
export const giantGrouper: FishSpec = {
  L: 134,
  x0: 16,
  cy: 75,
  top: [[0, .02], [.04, .085], [.14, .175], [.32, .25], [.52, .245], [.76, .155], [.92, .1], [1, .09]],
  bot: [[0, .06], [.04, .12], [.15, .2], [.34, .245], [.56, .22], [.78, .14], [.92, .095], [1, .09]],
  col: { base: '#7d7460', back: '#5b5a55', belly: '#b3a27a', fin: '#d9a93a' },
  backV: -.45,
  bellyV: .5,
  dorsal: [{
    t0: .32,
    t1: .66,
    h: [[0, .02], [.15, .06], [.8, .055], [1, .05]],
    n: 11,
    spiny: .32,
    lean: .25,
    rays: 11,
    edge: '#4a4a48',
    inner: .85,
  }, {
    t0: .64,
    t1: .92,
    h: [[0, .05], [.4, .115], [.8, .11], [1, .02]],
    lean: .3,
    edge: '#4a4a48',
    inner: .9,
    sub: B => fins(B, .6, 1.1, -2.2, -1, 30, 'gg1', '#26253a', 1.2),
  }],
  anal: [{
    t0: .66,
    t1: .9,
    h: [[0, .02], [.4, .115], [.8, .11], [1, .02]],
    lean: .35,
    edge: '#4a4a48',
    inner: .9,
    sub: B => fins(B, .6, 1.1, 1, 2.4, 26, 'gg2', '#26253a', 1.2),
  }],
  tail: {
    pts: sc(TAIL.round, .78, .98),
    col: '#d9a93a',
    edge: '#4a4a48',
    inner: .92,
    extra: (_B, x, y) => {
      const r = rng('ggt');
      let s = '';
      for (let i = 0; i < 24; i++) s += dot(x + r.range(6, 26), y + r.range(-15, 15), r.range(.8, 1.5), '#26253a');
      return s;
    },
  },
  pelvic: [{ t: .36, v: .95, len: .13, w: .05, ang: .8, col: '#c9992f', edge: '#4a4a48' }],
  pect: [{ t: .33, v: .3, len: .18, w: .1, ang: .25, col: '#e6bb52', edge: '#5b5648' }],
  pattern: B => {
    const r = rng('ggb');
    let s = '';
    for (let i = 0; i < 34; i++) {
      const [x, y] = B.M(r.range(.12, .98), r.range(-.85, .75)), a = r.range(3, 8), k = r();
      s += `<path d="${
        loop(
          Array.from({ length: 8 }, (_, j) => {
            const w = j / 8 * 6.283, q = a * r.range(.6, 1.15);
            return [x + Math.cos(w) * q * 1.2, y + Math.sin(w) * q];
          }),
        )
      }" fill="${k < .6 ? '#3f4148' : '#c9b583'}" opacity="${k < .6 ? .62 : .6}"/>`;
    }
    return s + B.spots(60, 'ggs', .7, 1.3, '#2b2c3a', t => t > .1);
  },
  front: B => {
    let s = '';
    const r = rng('ggp');
    for (let i = 0; i < 12; i++) {
      const [x, y] = B.M(.33, .3);
      s += dot(x + r.range(5, 22), y + r.range(-5, 9), r.range(.7, 1.2), '#26253a');
    }
    return s;
  },
  gill: { t: .3, bow: .05, v0: -.6, v1: .8 },
  face: B =>
    sheet(loop(points(B, [[0, .1], [.08, .32], [.19, .56], [.21, .78], [.15, .78], [.02, .5]])), '#8f8366', 1) +
    line(curve(points(B, [[-.004, .2], [.07, .48], [.185, .76]])), '#22223a', 1.9) +
    sheet(loop(points(B, [[-.03, .62], [.02, .5], [.1, .66], [.185, .84], [.16, .99], [.07, 1.04], [-.01, 1.0]])), '#a2946e', 2) +
    B.spots(14, 'ggf', .8, 1.2, '#2b2c3a', (t, v) => t < .25 && t > .05 && v > .2 && v < 1),
  eye: { t: .155, v: -.34, r: 4.1, iris: '#e8a83c' },
};
