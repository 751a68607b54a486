import { light } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet } from '../../draw/paper.ts';
import { patch, points } from './pattern.ts';
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
 * Cheilinus undulatus: round hump over the brow, thick lips, two black lines behind a small eye, blue-green with fine
 * vertical scale strokes.
 */
export const humpheadWrasse: FishSpec = {
  L: 130,
  x0: 16,
  cy: 84,
  top: [[0, .03], [.035, .085], [.06, .17], [.075, .26], [.11, .35], [.17, .395], [.24, .385], [.31, .325], [.39, .272], [.54, .262],
    [.74, .185], [.92, .115], [1, .11]],
  bot: [[0, .05], [.05, .115], [.18, .195], [.38, .25], [.58, .235], [.8, .155], [.93, .11], [1, .11]],
  col: { base: '#3fa295', back: '#2b7f90', belly: '#8fd0a8', fin: '#2b8a98' },
  backV: -.5,
  bellyV: .5,
  dorsal: [{
    t0: .4,
    t1: .93,
    h: [[0, .02], [.2, .045], [.55, .055], [.85, .11], [1, .02]],
    lean: .45,
    edge: '#e7cf6a',
    inner: .9,
    rays: 16,
    n: 16,
  }],
  anal: [{ t0: .58, t1: .93, h: [[0, .02], [.3, .06], [.85, .12], [1, .02]], lean: .45, edge: '#e7cf6a', inner: .9, rays: 12 }],
  tail: { pts: sc(TAIL.round, .8, 1), col: '#2b8a98', edge: '#e7cf6a', inner: .9 },
  pelvic: [{ t: .34, v: .95, len: .16, w: .045, ang: .75, pointy: true, col: '#58b09c' }],
  pect: [{ t: .36, v: .3, len: .18, w: .09, ang: .28, col: '#b9e2ac' }],
  pattern: B => {
    let s = '';
    for (let i = 0; i < 7; i++) {
      for (let j = 0; j < 10; j++) {
        const [x, y] = B.M(.37 + (j + (i % 2) * .5) * .063, -.8 + i * .26);
        s += `M${f2(x)} ${f2(y - 4)}q-1.8 4 0 8`;
      }
    }
    return line(s, '#135466', 2, 'opacity=".85"');
  },
  face: B => {
    let m = '';
    for (let i = 0; i < 4; i++)
      m += curve(points(B, [[.1 + i * .05, .3], [.085 + i * .05, .44], [.105 + i * .05, .58], [.09 + i * .05, .72]]));
    const [x, y] = B.M(.165, -.82), shine = `M${f2(x - 11)} ${f2(y + 9)}q3 -11 14 -13M${f2(x - 6)} ${f2(y + 14)}q3 -8 11 -9`;
    return clipTo(B.body, line(m, '#f0b45a', 1.7, 'opacity=".8"') + line(shine, '#c8ecc8', 2.2, 'opacity=".75"')) +
      line(
        curve(points(B, [[.215, -.34], [.275, -.32], [.345, -.4]])) + curve(points(B, [[.215, -.18], [.275, -.13], [.345, -.16]])),
        '#10192f',
        3,
      ) +
      sheet(loop([[7, 86], [9, 78], [18, 75], [30, 80.5], [35, 86], [26, 88], [14, 88]]), '#a4dcb6', 2) +
      sheet(loop([[9, 90], [18, 88.5], [33, 88], [37, 94], [29, 101], [16, 100]]), '#c4ebc6', 2) +
      line('M9 88.6Q22 87 35 88', '#1d4f5c', 1.6);
  },
  gill: { t: .3, bow: .045, v0: -.4, v1: .75 },
  eye: { t: .165, v: -.3, r: 4.1, iris: '#f6b04c' },
};
