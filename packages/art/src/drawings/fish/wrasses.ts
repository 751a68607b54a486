import { light } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet } from '../../draw/paper.ts';
import { patch, points, scales } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec, ShapedLook } from './spec.ts';

/** Wrasse: long low dorsal, terminal mouth. */
export const wrasse = (o: ShapedLook): FishSpec => ({
  L: 142,
  x0: 16,
  cy: 76,
  top: o.top,
  bot: o.bot,
  col: { base: o.base, back: o.back, belly: o.belly, fin: o.fin },
  backV: -.55,
  bellyV: .5,
  dorsal: [{
    t0: .24,
    t1: .92,
    h: o.dh ?? [[0, .02], [.1, .045], [.5, .055], [.85, .07], [1, .015]],
    lean: .35,
    edge: o.edge,
    inner: .82,
    n: 18,
    rays: 20,
    sub: o.dsub,
  }],
  anal: [{
    t0: .52,
    t1: .92,
    h: o.ah ?? [[0, .015], [.3, .05], [.85, .065], [1, .015]],
    lean: .35,
    edge: o.edge,
    inner: .82,
    rays: 14,
    sub: o.asub,
  }],
  tail: { pts: o.tailPts ?? sc(TAIL.square, .8, .72), col: o.tail, edge: o.tailEdge, inner: .9, extra: o.tailExtra },
  pelvic: [{ t: .3, v: .92, len: .1, w: .03, ang: .7, pointy: true, col: o.pelv ?? o.fin }],
  pect: [{ t: .28, v: .25, len: .13, w: .06, ang: .25, col: o.pect ?? light(o.fin, .4) }],
  pattern: o.pattern,
  face: o.face,
  gill: { t: .235, bow: .03, v0: -.5, v1: .7 },
  mouth: o.mouth ?? { v0: .25, t1: .06, v1: .4, w: 1.4 },
  eye: o.eye,
});

/**
 * Labroides dimidiatus: slim; one black stripe from snout to tail growing wider; cream front fading to electric
 * blue rear.
 */
export const cleanerWrasse: FishSpec = wrasse({
  base: '#f3edd2',
  back: '#e2c87a',
  belly: '#fff8e6',
  fin: '#58a4f0',
  edge: '#1d5fd0',
  tail: '#3f86f0',
  tailEdge: '#1b4fc0',
  pect: '#f4ecd6',
  pelv: '#dff0fb',
  top: [[0, .012], [.05, .034], [.14, .064], [.34, .092], [.6, .088], [.85, .064], [1, .055]],
  bot: [[0, .012], [.06, .034], [.16, .06], [.36, .088], [.62, .084], [.85, .062], [1, .055]],
  dsub: B => line(curve(Array.from({ length: 12 }, (_, i) => B.M(.26 + i * .06, -1.28))), '#15183a', 2.4),
  pattern: B =>
    patch(B, [[.5, -1.4], [1.05, -1.4], [1.05, 1.4], [.66, 1.4], [.58, .6], [.62, 0], [.54, -.6]], '#8fd0ff', 1) +
    patch(B, [[.74, -1.4], [1.05, -1.4], [1.05, 1.4], [.86, 1.4], [.8, .4], [.84, -.3]], '#4a9cff', 1) +
    sheet(
      loop([...Array.from({ length: 13 }, (_, i) => {
        const t = i / 12 * 1.04 - .02;
        return B.M(t, -.14 - t * .5);
      }), ...Array.from({ length: 13 }, (_, i) => {
        const t = 1.02 - i / 12 * 1.04;
        return B.M(t, .06 + t * .46);
      })]),
      '#12152f',
      2,
    ),
  tailExtra: (_B, x, y) =>
    sheet(
      loop([[x - 5, y - 4.5], [x + 14, y - 6.5], [x + 27, y - 8], [x + 27, y + 8], [x + 14, y + 6], [x - 5, y + 4.5]]),
      '#12152f',
      1,
    ),
  mouth: { v0: .5, t1: .05, v1: .62, w: 1.4 },
  eye: { t: .105, v: -.12, r: 3.9, iris: '#f6cf6a' },
});

/** Pseudocheilinus hexataenia: six blue lines on a magenta to orange flank, green tail, red-and-white ringed eye. */
export const sixlineWrasse: FishSpec = wrasse({
  base: '#e04a72',
  back: '#c23a8a',
  belly: '#f7904a',
  fin: '#ef8a4a',
  edge: '#8a3fae',
  tail: '#63b45a',
  tailEdge: '#2f7d58',
  pect: '#f7c9a0',
  top: [[0, .014], [.05, .055], [.14, .1], [.34, .142], [.58, .135], [.84, .09], [1, .072]],
  bot: [[0, .014], [.06, .055], [.18, .1], [.38, .135], [.6, .128], [.84, .088], [1, .072]],
  dh: [[0, .03], [.12, .065], [.5, .075], [.85, .1], [1, .02]],
  ah: [[0, .02], [.3, .07], [.85, .095], [1, .02]],
  tailPts: sc(TAIL.round, .82, .82),
  pattern: B =>
    Array.from({ length: 6 }, (_, i) => {
      const v = -.78 + i * .29;
      const b = B.stripe(v * .8, v, .13, 1, 2.6, '#4fa2f4', 1);
      return b;
    }).join('') + dot(...B.M(.965, -.45), 3.2, '#15183a') + dot(...B.M(.965, -.45), 1.1, '#9fe0ff'),
  face: B =>
    line(curve(points(B, [[.02, .3], [.1, .42], [.18, .42], [.23, .3]])), '#ffe9d0', 1.4) + dot(...B.M(.125, -.18), 6.6, '#ff5a3c'),
  mouth: { v0: .3, t1: .055, v1: .5, w: 1.4 },
  eye: { t: .125, v: -.18, r: 4.6, iris: '#fff0d0' },
});

/**
 * Cheilinus undulatus: forehead hump, thick lips, two black lines behind the eye, blue-green with fine vertical
 * scale strokes.
 */
export const humpheadWrasse: FishSpec = {
  L: 132,
  x0: 14,
  cy: 80,
  top: [[0, .03], [.025, .1], [.05, .19], [.085, .285], [.14, .335], [.22, .33], [.32, .285], [.5, .25], [.74, .175], [.92, .115], [1,
    .11]],
  bot: [[0, .04], [.05, .1], [.18, .18], [.38, .24], [.58, .225], [.8, .15], [.93, .11], [1, .11]],
  col: { base: '#3f9a93', back: '#2f7f8c', belly: '#86c9a4', fin: '#2f8a96' },
  backV: -.5,
  bellyV: .5,
  dorsal: [{
    t0: .32,
    t1: .93,
    h: [[0, .02], [.2, .05], [.55, .06], [.85, .115], [1, .02]],
    lean: .45,
    edge: '#e7cf6a',
    inner: .93,
    rays: 18,
    n: 16,
  }],
  anal: [{ t0: .58, t1: .93, h: [[0, .02], [.3, .06], [.85, .12], [1, .02]], lean: .45, edge: '#e7cf6a', inner: .93, rays: 12 }],
  tail: { pts: sc(TAIL.round, .8, 1), col: '#2f8a96', edge: '#e7cf6a', inner: .94 },
  pelvic: [{ t: .34, v: .95, len: .16, w: .045, ang: .75, pointy: true, col: '#58b09c' }],
  pect: [{ t: .34, v: .28, len: .18, w: .09, ang: .28, col: '#a8d8a8' }],
  pattern: B => {
    let s = '';
    for (let i = 0; i < 8; i++) {
      for (let j = 0; j < 11; j++) {
        const [x, y] = B.M(.33 + (j + (i % 2) * .5) * .06, -.8 + i * .225);
        s += `M${f2(x)} ${f2(y - 3.3)}q-1.6 3.3 0 6.6`;
      }
    }
    return line(s, '#155a6c', 1.7, 'opacity=".8"') +
      scales(B, '#d8f2c0', { rows: 8, cols: 11, t0: .345, t1: 1.0, v0: -.8, v1: .775, s: 3.4, op: .35 });
  },
  face: B => {
    let m = '';
    for (let i = 0; i < 9; i++) {
      const t = .06 + i * .026;
      m += curve(points(B, [[t + .015, -.86 + Math.abs(i - 4) * .05], [t - .012, -.72], [t + .014, -.58], [t - .006, -.46]]));
    }
    for (let i = 0; i < 5; i++) {
      m += curve(points(B, [[.1 + i * .036, .28], [.085 + i * .036, .42], [.105 + i * .036, .56], [.09 + i * .036, .7]]));
    }
    return clipTo(B.body, line(m, '#f0b45a', 1.3, 'opacity=".85"')) +
      line(
        curve(points(B, [[.2, -.2], [.26, -.16], [.32, -.2]])) + curve(points(B, [[.2, -.06], [.26, .0], [.325, -.02]])),
        '#142038',
        2.3,
      ) +
      line(curve(points(B, [[.06, -.08], [.1, -.02], [.13, -.06]])), '#142038', 1.6) +
      sheet(loop([[9, 82], [12, 75.5], [20, 75], [30, 80], [34, 85], [26, 86], [16, 85.5]]), '#9ad6b2', 2) +
      sheet(loop([[11, 87.5], [20, 87], [33, 86.5], [36, 92], [28, 97.5], [17, 95.5]]), '#b3e2bc', 2);
  },
  gill: { t: .3, bow: .045, v0: -.4, v1: .75 },
  eye: { t: .165, v: -.14, r: 4.3, iris: '#f6b04c' },
};
