import { loop } from '../../draw/curves.ts';
import { sheet } from '../../draw/paper.ts';
import { patch, points, scales } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec } from './spec.ts';

/** Paracanthurus hepatus: royal blue, black 'painter's palette' with a blue window, yellow wedge tail edged black. */
export const paletteSurgeonfish: FishSpec = {
  L: 122,
  x0: 26,
  cy: 75,
  top: [[0, .025], [.04, .1], [.14, .19], [.34, .245], [.58, .225], [.82, .11], [.94, .06], [1, .058]],
  bot: [[0, .025], [.05, .095], [.18, .19], [.4, .235], [.62, .205], [.84, .1], [.94, .06], [1, .058]],
  col: { base: '#2f6ae6', belly: '#4a86f4', fin: '#2456cf' },
  bellyV: .5,
  dorsal: [{
    t0: .2,
    t1: .93,
    h: [[0, .02], [.15, .06], [.6, .075], [.9, .08], [1, .02]],
    lean: .35,
    edge: '#14183c',
    inner: .72,
    rays: 18,
    n: 18,
  }],
  anal: [{ t0: .48, t1: .93, h: [[0, .02], [.3, .06], [.9, .075], [1, .02]], lean: .35, edge: '#14183c', inner: .72, rays: 13 }],
  tail: {
    pts: sc(TAIL.lunate, .95, 1),
    col: '#ffd02e',
    edge: '#14183c',
    inner: .78,
    norays: false,
    extra: (_B, x, y) =>
      sheet(
        loop([[x - 16, y], [x + 2, y - 6.4], [x + 12, y - 9], [x + 20, y], [x + 12, y + 9], [x + 2, y + 6.4]], .1),
        '#ffd02e',
        0,
      ),
  },
  pelvic: [{ t: .33, v: .94, len: .14, w: .035, ang: .9, pointy: true, col: '#2456cf' }],
  pect: [{ t: .3, v: .25, len: .2, w: .09, ang: .3, col: '#ffd95a', edge: '#2456cf' }],
  pattern: B =>
    patch(
      B,
      [[.1, -.32], [.18, -.78], [.34, -.93], [.6, -.93], [.86, -.9], [1.04, -1], [1.04, 1], [.9, .86], [.74, .62], [.58, .56], [.44, .42], [
        .36,
        .14,
      ], [.36, -.12], [.28, -.34], [.18, -.3]],
      '#12163a',
      2,
    ) + patch(B, [[.42, -.2], [.5, -.5], [.64, -.52], [.76, -.3], [.76, .08], [.66, .26], [.52, .2], [.44, .06]], '#3f7df2', 2),
  front: B =>
    sheet(
      loop([B.M(.84, 0), B.M(.93, -.5), B.M(1.03, -.95), [B.X(1.03) + 8, B.Y(1, 0)], B.M(1.03, .95), B.M(.93, .5)], .1),
      '#ffd02e',
      1,
    ) + sheet(loop([B.M(.89, .02), B.M(.915, -.22), B.M(.99, -.1), B.M(.99, .12)], .1), '#fff6d8', 1),
  gill: { t: .245, bow: .035, v0: -.3, v1: .7 },
  mouth: { v0: .35, t1: .045, v1: .48, w: 1.6 },
  eye: { t: .135, v: -.3, r: 4.6, iris: '#e6c25a' },
};

/** Zebrasoma flavescens: lemon disc, sail-like dorsal and anal fins, pointed snout, white scalpel at the tail root. */
export const yellowTang: FishSpec = {
  L: 116,
  x0: 28,
  cy: 76,
  top: [[0, .022], [.06, .045], [.12, .1], [.2, .2], [.36, .28], [.56, .275], [.78, .175], [.93, .062], [1, .05]],
  bot: [[0, .022], [.07, .045], [.14, .1], [.26, .205], [.42, .265], [.6, .25], [.8, .155], [.93, .06], [1, .05]],
  col: { base: '#ffd21f', back: '#fbc512', belly: '#ffe25a', fin: '#ffd93a' },
  backV: -.5,
  bellyV: .5,
  dorsal: [{
    t0: .23,
    t1: .93,
    h: [[0, .03], [.2, .1], [.55, .165], [.85, .2], [.96, .15], [1, .02]],
    lean: .32,
    edge: '#f0a91a',
    inner: .95,
    rays: 20,
    n: 18,
    root: .6,
  }],
  anal: [{
    t0: .42,
    t1: .93,
    h: [[0, .03], [.3, .095], [.8, .17], [.95, .13], [1, .02]],
    lean: .32,
    edge: '#f0a91a',
    inner: .95,
    rays: 16,
    root: .6,
  }],
  tail: { pts: sc(TAIL.square, .82, .92), col: '#ffdc48', edge: '#f0a91a', inner: .94 },
  pelvic: [{ t: .31, v: .93, len: .15, w: .035, ang: .95, pointy: true, col: '#ffe06a' }],
  pect: [{ t: .31, v: .22, len: .2, w: .085, ang: .34, col: '#fff0a0' }],
  pattern: B => scales(B, '#d9950f', { rows: 9, cols: 13, s: 2.2, op: .32, t0: .28, t1: .88 }),
  front: B => sheet(loop(points(B, [[.9, .1], [.93, -.35], [1.0, -.28], [1.0, .3], [.94, .36]]), .1), '#fffdf2', 1),
  gill: { t: .25, bow: .03, v0: -.35, v1: .6, col: '#c9850c' },
  mouth: { v0: .4, t1: .035, v1: .5, w: 1.6, col: '#8f5a10' },
  eye: { t: .185, v: -.28, r: 4.6, iris: '#fff0c0' },
};
