import { light } from '../../draw/colour.ts';
import { curve } from '../../draw/curves.ts';
import { line } from '../../draw/paper.ts';
import { fins, patch, points } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec, ShapedLook } from './spec.ts';

interface GobyLook extends ShapedLook, Pick<FishSpec, 'L' | 'x0' | 'cy' | 'dorsal' | 'anal' | 'gill' | 'behind' | 'front'> {
  pl?: number;
  pc?: number;
  pw?: number;
}

/** Goby: two dorsals, eye high on the head. */
export const goby = (o: GobyLook): FishSpec => ({
  L: o.L,
  x0: o.x0,
  cy: o.cy ?? 78,
  top: o.top,
  bot: o.bot,
  col: { base: o.base, back: o.back, belly: o.belly, fin: o.fin },
  backV: -.5,
  bellyV: .5,
  dorsal: o.dorsal,
  anal: o.anal,
  tail: { pts: o.tailPts ?? sc(TAIL.round, .85, .85), edge: o.edge, inner: .9, col: o.fin },
  pelvic: [{ t: .27, v: .95, len: o.pl ?? .11, w: .045, ang: .9, edge: o.edge }],
  pect: [{ t: .3, v: .3, len: o.pc ?? .14, w: o.pw ?? .075, ang: .2, col: light(o.fin, .28) }],
  pattern: o.pattern,
  face: o.face,
  gill: o.gill,
  mouth: o.mouth,
  eye: o.eye,
  behind: o.behind,
  front: o.front,
});

/**
 * Cryptocentrus cinctus: lemon yellow, tiny blue-white dots on head and fins, tall first dorsal, frog-like eye
 * and big mouth.
 */
export const yellowPrawnGoby: FishSpec = goby({
  L: 146,
  x0: 14,
  cy: 80,
  top: [[0, .03], [.03, .075], [.09, .1], [.2, .102], [.4, .1], [.7, .075], [1, .052]],
  bot: [[0, .02], [.04, .055], [.14, .095], [.35, .105], [.65, .085], [1, .052]],
  base: '#f6c93a',
  back: '#eab02c',
  belly: '#fce48a',
  fin: '#f7d453',
  edge: '#e09a2c',
  dorsal: [{
    t0: .27,
    t1: .47,
    h: [[0, .06], [.2, .17], [.45, .185], [.8, .12], [1, .02]],
    lean: .35,
    spiny: .1,
    n: 7,
    edge: '#e09a2c',
    inner: .94,
    rays: 7,
    sub: B => fins(B, .25, .6, -3.2, -1, 24, 'pg1'),
  }, {
    t0: .5,
    t1: .93,
    h: [[0, .05], [.2, .1], [.8, .105], [1, .04]],
    lean: .4,
    edge: '#e09a2c',
    inner: .92,
    rays: 14,
    sub: B => fins(B, .5, 1, -2.6, -1.1, 26, 'pg2'),
  }],
  anal: [{ t0: .56, t1: .92, h: [[0, .03], [.3, .075], [.85, .08], [1, .03]], lean: .4, edge: '#e09a2c', inner: .92, rays: 12 }],
  pattern: B =>
    [.3, .44, .58, .73, .88].map(t =>
      patch(B, [[t, -1.2], [t + .05, -1.2], [t + .065, 0], [t + .04, .9], [t + .0, .9], [t + .015, 0]], '#cf8f2a', 0)
    ).join('').replaceAll('fill=', 'opacity=".38" fill=') + B.spots(46, 'pg', .7, 1.15, '#e9fbff', (t, v) => t < .36 && v > -.8) +
    B.spots(16, 'pgx', .6, .9, '#5fb4e8', t => t < .3 && t > .05),
  gill: { t: .24, bow: .03, v0: -.6, v1: .8 },
  mouth: { v0: .05, t1: .105, v1: .5, w: 1.9, sag: 2.4 },
  eye: { t: .085, v: -.82, r: 5, iris: '#ffefc0' },
});

/**
 * Gobiodon citrinus: stubby lemon body with steep head, two blue-white lines under the eye and two on the gill,
 * blue line along the dorsal base.
 */
export const citronGoby: FishSpec = goby({
  L: 118,
  x0: 26,
  cy: 80,
  top: [[0, .05], [.02, .13], [.08, .215], [.2, .262], [.4, .255], [.65, .185], [.88, .1], [1, .085]],
  bot: [[0, .04], [.03, .1], [.12, .175], [.3, .225], [.55, .2], [.82, .11], [1, .085]],
  base: '#f7c21f',
  back: '#f0ab1c',
  belly: '#fddb62',
  fin: '#fbd23a',
  edge: '#e2951f',
  pl: .12,
  pc: .2,
  pw: .12,
  dorsal: [{
    t0: .2,
    t1: .46,
    h: [[0, .04], [.3, .115], [.75, .11], [1, .05]],
    spiny: .14,
    n: 7,
    lean: .15,
    edge: '#e2951f',
    inner: .92,
    rays: 7,
  }, { t0: .46, t1: .92, h: [[0, .06], [.3, .135], [.75, .135], [1, .02]], lean: .35, edge: '#e2951f', inner: .92, rays: 13 }],
  anal: [{ t0: .54, t1: .9, h: [[0, .03], [.4, .12], [.8, .12], [1, .02]], lean: .35, edge: '#e2951f', inner: .92 }],
  tailPts: sc(TAIL.round, .9, 1),
  face: B =>
    [[[.115, -.02], [.1, .35], [.105, .72]], [[.165, -.02], [.165, .36], [.175, .8]], [[.235, -.5], [.225, .1], [.24, .75]], [[.3, -.62], [
      .285,
      0,
    ], [.3, .5]]].map(p => line(curve(points(B, p)), '#2b6fb8', 3.1) + line(curve(points(B, p)), '#bfeaff', 1.7)).join('') +
    line(curve(Array.from({ length: 14 }, (_, i) => B.M(.22 + i * .053, -.93))), '#2b6fb8', 2.9) +
    line(curve(Array.from({ length: 14 }, (_, i) => B.M(.22 + i * .053, -.93))), '#bfeaff', 1.5) +
    line(curve(Array.from({ length: 8 }, (_, i) => B.M(.56 + i * .048, .92))), '#2b6fb8', 2.5) +
    line(curve(Array.from({ length: 8 }, (_, i) => B.M(.56 + i * .048, .92))), '#bfeaff', 1.3),
  mouth: { t0: .012, v0: .3, t1: .085, v1: .52, w: 1.9, sag: 1.6 },
  eye: { t: .12, v: -.36, r: 5.4, iris: '#ffe7b8' },
});
