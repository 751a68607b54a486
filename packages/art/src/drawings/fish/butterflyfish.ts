import { loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet } from '../../draw/paper.ts';
import { edged, patch, points } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec, ShapedLook } from './spec.ts';

interface ButterflyLook extends ShapedLook {
  L?: number;
  x0?: number;
  aEdge?: string;
  inner?: number;
  d0?: number;
  a0?: number;
  pelT?: number;
  pecT?: number;
}

/** Butterflyfish: disc, fins high at the rear. */
export const butterfly = (o: ButterflyLook): FishSpec => ({
  L: o.L ?? 108,
  x0: o.x0 ?? 34,
  cy: 75,
  top: o.top,
  bot: o.bot,
  col: { base: o.base, fin: o.fin, belly: o.belly, back: o.back },
  dorsal: [{
    t0: o.d0 ?? .28,
    t1: .95,
    h: o.dh ?? [[0, .03], [.3, .07], [.7, .11], [.9, .13], [1, .04]],
    spiny: .0,
    lean: .3,
    edge: o.edge,
    inner: o.inner ?? .92,
    root: .6,
    n: 16,
    rays: 14,
    sub: o.dsub,
  }],
  anal: [{
    t0: o.a0 ?? .5,
    t1: .95,
    h: o.ah ?? [[0, .03], [.4, .09], [.8, .13], [1, .04]],
    lean: .3,
    edge: o.aEdge ?? o.edge,
    inner: o.inner ?? .92,
    root: .6,
    n: 14,
    col: o.analCol,
    sub: o.asub,
  }],
  tail: { pts: o.tailPts ?? sc(TAIL.square, .8, .9), col: o.tail, edge: o.tailEdge, inner: .9, extra: o.tailExtra },
  pelvic: [{ t: o.pelT ?? .34, v: .93, len: .2, w: .05, ang: 1, pointy: true, col: o.pelv ?? o.base }],
  pect: [{ t: o.pecT ?? .4, v: .3, len: .17, w: .08, ang: .3, col: o.pect }],
  patternOnFins: true,
  pattern: o.pattern,
  face: o.face,
  finTop: o.finTop,
  mouth: o.mouth,
  eye: o.eye,
});

/** Chelmon rostratus: long tube snout, copper bars on white, eye-spot high at the rear. */
export const copperbandButterflyfish: FishSpec = butterfly({
  L: 138,
  x0: 12,
  base: '#f7efe0',
  belly: '#fffaf0',
  fin: '#f3dfb4',
  edge: '#e58a2c',
  tail: '#f0ead8',
  pelv: '#f09a3a',
  pect: '#fff3da',
  d0: .4,
  a0: .55,
  pelT: .45,
  pecT: .48,
  top: [[0, .014], [.1, .026], [.18, .042], [.23, .085], [.3, .17], [.42, .255], [.6, .3], [.78, .26], [.92, .12], [1, .055]],
  bot: [[0, .012], [.1, .02], [.18, .034], [.25, .08], [.36, .17], [.5, .24], [.66, .265], [.82, .21], [.93, .1], [1, .055]],
  dh: [[0, .02], [.3, .07], [.7, .15], [.9, .17], [1, .03]],
  ah: [[0, .03], [.4, .09], [.8, .15], [.94, .14], [1, .03]],
  tailPts: sc(TAIL.square, .6, .6),
  pattern: B =>
    [[.255, .3, .0], [.385, .435, .012], [.55, .61, .02]].map(([a, b, u]) => edged(B, a, b, u, '#ee8a26', '#7a3a1c', .007)).join('') +
    patch(
      B,
      [[.72, -1.7], [.9, -1.7], [.86, -.8], [.87, 0], [.88, .8], [.9, 1.7], [.74, 1.7], [.765, .8], [.76, 0], [.755, -.8]],
      '#7a3a1c',
      0,
    ) +
    patch(
      B,
      [[.735, -1.7], [.895, -1.7], [.85, -.8], [.86, 0], [.87, .8], [.89, 1.7], [.752, 1.7], [.775, .8], [.77, 0], [.768, -.8]],
      '#f29a34',
      1,
    ) + edged(B, .955, .985, 0, '#1d1a38', '#f7efe0', .008),
  finTop: B => {
    const [x, y] = B.M(.8, -1.02);
    return dot(x, y, 6.4, '#bfe4ff') + dot(x, y, 5.2, '#15183a') + dot(x - 1.4, y - 1.6, 1.2, '#ffffff');
  },
  face: B =>
    patch(B, [[-.01, -.6], [.1, -.9], [.2, -.95], [.25, -.2], [.2, .2], [.1, -.1], [0, .1]], '#ee8a26', 0).replace(
      'fill=',
      'opacity=".75" fill=',
    ) + line(`M${f2(B.X(0))} ${f2(B.Y(0, .1) + .4)}L${f2(B.X(.05))} ${f2(B.Y(.05, .2))}`, '#5a2a1c', 1.2),
  eye: { t: .275, v: -.2, r: 4.4, iris: '#ffe2a0' },
});

/**
 * Chaetodon lunulatus: cream-yellow oval with thin violet length lines, two black bars on the face, orange-red
 * anal fin with black band.
 */
export const ovalButterflyfish: FishSpec = butterfly({
  L: 116,
  x0: 30,
  base: '#f9d878',
  fin: '#f2a23e',
  edge: '#fbe39a',
  tail: '#f6c04a',
  pelv: '#f7c64a',
  pect: '#fff0c4',
  analCol: '#e2452f',
  aEdge: '#f7c64a',
  top: [[0, .016], [.04, .055], [.1, .1], [.2, .2], [.38, .275], [.58, .275], [.8, .185], [.93, .1], [1, .085]],
  bot: [[0, .016], [.05, .06], [.12, .1], [.24, .195], [.42, .265], [.6, .265], [.8, .18], [.93, .1], [1, .085]],
  dh: [[0, .025], [.25, .05], [.6, .075], [.85, .1], [1, .04]],
  ah: [[0, .03], [.4, .08], [.8, .11], [1, .04]],
  tailPts: sc(TAIL.round, .74, .82),
  tailExtra: (_B, x, y) =>
    sheet(
      loop([[x + 12, y - 12], [x + 16.5, y - 12], [x + 18.5, y], [x + 16.5, y + 12], [x + 12, y + 12], [x + 14, y]]),
      '#1d1838',
      1,
    ),
  pattern: B =>
    Array.from({ length: 8 }, (_, i) => {
      const v = -.78 + i * .225;
      return B.stripe(v * .95 - .02, v * .92 - .1, .26, .97, 2.5, '#6a4aa8', 0);
    }).join('') + patch(B, [[.9, -1.5], [1.0, -1.5], [1.0, 0], [1.0, 1.3], [.93, 1.3], [.955, 0]], '#1d1838', 1) +
    clipTo(
      loop(points(B, [[.5, .96], [.7, 1.0], [.86, 1.04], [.98, 1.0], [1.0, 1.2], [.8, 1.16], [.6, 1.07]])),
      `<rect width="200" height="150" fill="#1d1838"/>`,
    ),
  face: B =>
    clipTo(
      B.body,
      patch(B, [[.085, -1.6], [.15, -1.6], [.165, -.6], [.16, .2], [.135, 1.6], [.08, 1.6], [.105, .3], [.105, -.5]], '#1d1838', 1) +
        patch(B, [[.2, -1.6], [.225, -1.6], [.235, -.5], [.235, .3], [.2, 1.4], [.18, 1.4], [.212, .3], [.212, -.5]], '#1d1838', 0) +
        patch(B, [[-.03, -1], [.03, -1], [.04, 0], [.035, 1], [-.03, 1]], '#1d1838', 0),
    ),
  mouth: { v0: .25, t1: .035, v1: .3, w: 1 },
  eye: { t: .13, v: -.22, r: 4.4, iris: '#f59a34' },
});
