import { dark, light } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { line, sheet } from '../../draw/paper.ts';
import type { Table } from '../../draw/tube.ts';
import { TAIL } from './shapes.ts';
import type { FishSpec, Look, Paint } from './spec.ts';

interface GrouperLook extends Look {
  L?: number;
  top?: Table;
  bot?: Table;
  eyeSize?: number;
  faceMore?: Paint;
}

/** Grouper: heavy jaw, rounded tail. */
export const grouper = (o: GrouperLook): FishSpec => ({
  L: o.L ?? 128,
  x0: 26,
  top: o.top ?? [[0, .015], [.05, .05], [.18, .09], [.36, .128], [.55, .125], [.8, .08], [1, .055]],
  bot: o.bot ?? [[0, .02], [.04, .06], [.16, .105], [.36, .13], [.58, .12], [.8, .078], [1, .055]],
  col: { base: o.base, back: o.back, belly: o.belly, fin: o.fin },
  backV: -.5,
  bellyV: .55,
  dorsal: [{ t0: .34, t1: .64, h: [[0, .02], [.15, .085], [.8, .08], [1, .06]], n: 9, spiny: .3, edge: o.edge, rays: 9, lean: .25 }, {
    t0: .62,
    t1: .9,
    h: [[0, .06], [.4, .105], [.8, .1], [1, .02]],
    edge: o.edge,
    inner: .9,
    lean: .3,
  }],
  anal: [{ t0: .64, t1: .88, h: [[0, .02], [.4, .105], [.8, .1], [1, .02]], edge: o.edge, inner: .9, lean: .35 }],
  tail: { pts: o.tailPts ?? TAIL.round, edge: o.edge, inner: .92 },
  pelvic: [{ t: .36, v: .92, len: .13, w: .045, ang: .8, edge: o.edge }],
  pect: [{ t: .34, v: .3, len: .15, w: .075, ang: .3, col: o.pect ?? light(o.fin, .2) }],
  pattern: o.pattern,
  gill: { t: .29, bow: .045, v0: -.6, v1: .8 },
  face: B => {
    const a = B.M(.0, .3), b = B.M(.145, .62), c = B.M(.135, .95), d = B.M(.02, .9);
    return line(curve([a, B.M(.07, .48), b]), dark(o.base, .72), 1.8) +
      sheet(loop([a, B.M(.07, .5), b, c, B.M(.07, 1.02), d]), light(o.base, .12), 1) + (o.faceMore ? o.faceMore(B) : '');
  },
  eye: { t: .155, v: -.42, r: o.eyeSize ?? 4.3, iris: o.iris ?? '#f2b14a' },
});

/** Anyperodon leucogrammicus: long and low, pale stripes with rows of orange dots. */
export const slenderGrouper: FishSpec = grouper({
  L: 136,
  base: '#8f9a84',
  back: '#6d7b74',
  belly: '#b9bfa2',
  fin: '#87937f',
  edge: '#5b6a68',
  iris: '#f4b54c',
  pattern: B =>
    [-.62, -.2, .24, .66].map(v => B.stripe(v * .55, v, .06 + Math.abs(v) * .04, .99, 3.4, '#f2efda', 1)).join('') +
    B.spots(82, 'gro', 1.05, 1.6, '#e0692f', (t, v) =>
      Math.min(...[-.62, -.2, .24, .66].map(q =>
        Math.abs(v - q * Math.min(1, .55 + .45 * t))
      )) > .1),
  faceMore: B => B.spots(9, 'gf', .9, 1.3, '#e0692f', (t, v) => t < .3 && t > .05 && v > .1 && v < .9),
});

/** Cephalopholis formosa: brown with narrow blue lines along the body. */
export const blueLineGrouper: FishSpec = grouper({
  L: 118,
  top: [[0, .02], [.05, .075], [.18, .14], [.38, .19], [.56, .18], [.8, .105], [1, .075]],
  bot: [[0, .02], [.05, .08], [.18, .15], [.38, .185], [.58, .17], [.8, .1], [1, .075]],
  base: '#7a4a3a',
  back: '#633a36',
  belly: '#96604a',
  fin: '#6d4138',
  edge: '#3f6fd0',
  iris: '#f4a94c',
  eyeSize: 4.6,
  pattern: B => {
    let s = '';
    for (let i = 0; i < 9; i++) s += B.stripe(-.86 + i * .215, -.98 + i * .235, .1, 1, 2.1, '#5aa3f0');
    return s;
  },
});
