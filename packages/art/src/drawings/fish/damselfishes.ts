import { light } from '../../draw/colour.ts';
import { curve } from '../../draw/curves.ts';
import { line } from '../../draw/paper.ts';
import { patch, points, scales } from './pattern.ts';
import { OVAL, sc, TAIL } from './shapes.ts';
import type { FishSpec } from './spec.ts';

/** Clownfish: oval body with up to three bands. */
export const clown = (base: string, band: string, edge: string): FishSpec => ({
  L: 122,
  ...OVAL,
  col: { base, belly: light(base, .13), fin: base },
  dorsal: [{ t0: .26, t1: .6, h: [[0, .03], [.3, .095], [.75, .085], [1, .03]], n: 8, spiny: .22, edge, inner: .9, rays: 8 }, {
    t0: .58,
    t1: .9,
    h: [[0, .03], [.35, .13], [.75, .12], [1, .02]],
    edge,
    inner: .84,
    lean: .25,
  }],
  anal: [{ t0: .6, t1: .9, h: [[0, .02], [.35, .12], [.75, .11], [1, .02]], edge, inner: .84, lean: .25 }],
  tail: { pts: TAIL.round, edge, inner: .84 },
  pelvic: [{ t: .38, v: .93, len: .16, w: .06, ang: 1.15, edge }],
  pect: [{ t: .4, v: .3, len: .2, w: .115, ang: .35, edge }],
  pattern: B =>
    [[.245, .34, .03, 0], [.5, .68, .085, .03], [.895, .965, .01, 0]].map(([a, b, bu, pi]) =>
      B.band(a - .014, b + .014, bu, edge, 0, -1.4, 1.4, pi) + B.band(a, b, bu, band, 1, -1.4, 1.4, pi)
    ).join(''),
  mouth: { v0: .25, t1: .07, v1: .5 },
  eye: { t: .145, v: -.22, r: 4.6, iris: '#f6a04c' },
});

/** Amphiprion ocellaris: orange, three white bands edged black, the middle one bulging forward. */
export const ocellarisClownfish: FishSpec = clown('#f0722a', '#fff6e6', '#17183a');

/**
 * Chromis viridis: plain pale blue-green with scale rows, blue line snout to eye, deeply forked tail with long
 * lobes.
 */
export const blueGreenChromis: FishSpec = {
  L: 108,
  x0: 34,
  cy: 75,
  top: [[0, .015], [.05, .075], [.16, .15], [.38, .205], [.6, .185], [.82, .1], [1, .065]],
  bot: [[0, .015], [.06, .08], [.2, .16], [.42, .205], [.62, .18], [.82, .1], [1, .065]],
  col: { base: '#79d3bd', back: '#4fb3c4', belly: '#d2f3dc', fin: '#8fdccb' },
  backV: -.4,
  bellyV: .42,
  dorsal: [{
    t0: .26,
    t1: .64,
    h: [[0, .03], [.25, .085], [.8, .08], [1, .06]],
    n: 10,
    spiny: .24,
    rays: 10,
    lean: .3,
    edge: '#3f9fb8',
    inner: .88,
  }, { t0: .6, t1: .86, h: [[0, .06], [.45, .135], [.8, .1], [1, .02]], lean: .5, edge: '#3f9fb8', inner: .88 }],
  anal: [{ t0: .56, t1: .86, h: [[0, .03], [.4, .13], [.8, .1], [1, .02]], lean: .5, edge: '#3f9fb8', inner: .88 }],
  tail: {
    pts: [[.08, -.055], [.22, -.17], [.42, -.25], [.3, -.1], [.17, 0], [.3, .1], [.42, .25], [.22, .17], [.08, .055]],
    edge: '#3f9fb8',
    inner: .9,
  },
  pelvic: [{ t: .34, v: .94, len: .2, w: .045, ang: .9, pointy: true, col: '#bdeadb' }],
  pect: [{ t: .32, v: .2, len: .2, w: .085, ang: .35, col: '#d9f6e6' }],
  pattern: B => scales(B, '#237e93', { rows: 7, cols: 11, s: 3.1, op: .5 }) + B.stripe(-.36, -.5, .26, .92, 2, '#a8ecf2', 0),
  face: B =>
    line(curve(points(B, [[.02, -.05], [.07, -.25], [.11, -.28]])), '#2f7fd0', 2.2) +
    line(curve(points(B, [[.165, -.02], [.2, .12], [.215, .3]])), '#4aa6d8', 1.5),
  gill: { t: .24, bow: .04, v0: -.5, v1: .7 },
  mouth: { v0: .25, t1: .055, v1: .4 },
  eye: { t: .14, v: -.2, r: 4.6, iris: '#d7f4ff' },
};

/**
 * Dascyllus aruanus: white disc, three black bars (through eye; mid to the black pelvic; rear), white tail and
 * white forehead spot.
 */
export const humbugDascyllus: FishSpec = {
  L: 112,
  x0: 36,
  cy: 76,
  top: [[0, .02], [.04, .1], [.14, .215], [.36, .295], [.58, .275], [.8, .16], [.93, .1], [1, .09]],
  bot: [[0, .02], [.06, .095], [.2, .21], [.42, .28], [.62, .255], [.82, .15], [.93, .1], [1, .09]],
  col: { base: '#f6f1e4', belly: '#fffaf0', fin: '#20223f' },
  bellyV: .35,
  dorsal: [{ t0: .22, t1: .66, h: [[0, .03], [.25, .085], [.8, .085], [1, .06]], n: 10, spiny: .22, rays: 10, lean: .15 }, {
    t0: .62,
    t1: .88,
    h: [[0, .05], [.45, .13], [.8, .1], [1, .02]],
    lean: .4,
  }],
  anal: [{ t0: .56, t1: .87, h: [[0, .03], [.4, .13], [.8, .11], [1, .02]], lean: .4 }],
  tail: { pts: sc(TAIL.square, .86, .88), col: '#efe8da', edge: '#c9c6cf', inner: .92 },
  pelvic: [{ t: .35, v: .95, len: .24, w: .05, ang: 1, pointy: true, col: '#20223f' }],
  pect: [{ t: .36, v: .28, len: .17, w: .08, ang: .3, col: '#e9e4ee' }],
  pattern: B =>
    patch(B, [[-.03, .5], [.0, -.2], [.07, -.9], [.2, -1.5], [.34, -1.5], [.25, -.6], [.19, .1], [.1, .75], [.02, 1.1]], '#20223f', 2) +
    patch(B, [[.03, -.62], [.07, -1.05], [.14, -1.1], [.12, -.72], [.08, -.5]], '#f6f1e4', 0) +
    patch(
      B,
      [[.42, -1.5], [.62, -1.5], [.54, -.7], [.51, 0], [.5, .6], [.44, 1.5], [.28, 1.5], [.35, .6], [.385, 0], [.4, -.6]],
      '#20223f',
      2,
    ) +
    patch(
      B,
      [[.74, -1.5], [1.02, -1.5], [.945, -.6], [.93, 0], [.945, .6], [1.02, 1.5], [.7, 1.5], [.745, .6], [.72, 0], [.745, -.6]],
      '#20223f',
      2,
    ) + scales(B, '#6d7393', { rows: 7, cols: 11, s: 3, op: .3 }),
  mouth: { v0: .25, t1: .055, v1: .4, col: '#8a86a6' },
  eye: { t: .135, v: -.24, r: 5, iris: '#dfe6f4' },
};
