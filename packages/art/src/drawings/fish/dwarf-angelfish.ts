import { curve, loop } from '../../draw/curves.ts';
import { clipTo, line, sheet, vol } from '../../draw/paper.ts';
import { patch, points, streaks } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec, Look } from './spec.ts';

interface DwarfLook extends Look {
  onFins?: boolean;
}

/** Dwarf angelfish: oval, long soft fins. */
export const dwarfAngel = (o: DwarfLook): FishSpec => ({
  L: 112,
  x0: 32,
  cy: 75,
  top: [[0, .02], [.05, .09], [.16, .19], [.36, .265], [.58, .26], [.8, .165], [.93, .1], [1, .09]],
  bot: [[0, .02], [.06, .085], [.18, .18], [.4, .26], [.6, .25], [.8, .16], [.93, .1], [1, .09]],
  col: { base: o.base, fin: o.fin, belly: o.belly, back: o.back },
  dorsal: [{
    t0: .24,
    t1: .93,
    h: [[0, .02], [.2, .075], [.55, .1], [.82, .17], [.95, .15], [1, .03]],
    lean: .3,
    edge: o.edge,
    inner: .9,
    rays: 15,
    root: .6,
    n: 16,
    spiny: 0,
    sub: o.dsub,
  }],
  anal: [{
    t0: .46,
    t1: .93,
    h: [[0, .03], [.4, .1], [.78, .165], [.95, .14], [1, .03]],
    lean: .3,
    edge: o.edge,
    inner: .9,
    root: .6,
    col: o.analCol,
    sub: o.asub,
  }],
  tail: { pts: sc(TAIL.round, .95, 1.05), col: o.tail, edge: o.tailEdge ?? o.edge, inner: .9 },
  pelvic: [{ t: .32, v: .95, len: .23, w: .045, ang: .95, pointy: true, col: o.pelv ?? o.base }],
  pect: [{ t: .34, v: .28, len: .19, w: .1, ang: .32, col: o.pect }],
  patternOnFins: o.onFins ?? true,
  pattern: o.pattern,
  face: o.face,
  finTop: o.finTop,
  gill: { t: .25, bow: .04, v0: -.45, v1: .7 },
  mouth: { v0: .3, t1: .055, v1: .4, w: 1.5 },
  eye: { t: .145, v: -.2, r: 4.5, iris: o.iris },
});

/**
 * Centropyge loriculus: flame red-orange, vertical black bars, rear dorsal and anal with violet-blue and black
 * streaks.
 */
export const flameAngelfish: FishSpec = dwarfAngel({
  base: '#ee4a26',
  back: '#e23c25',
  belly: '#f5682c',
  fin: '#f0502a',
  edge: '#2a1a4a',
  tail: '#fb9a3a',
  tailEdge: '#f7c25a',
  pelv: '#f36a30',
  pect: '#ff9a55',
  iris: '#ffd27a',
  pattern: B =>
    patch(
      B,
      [[.27, -.05], [.33, -.66], [.5, -.9], [.68, -.8], [.84, -.4], [.9, 0], [.84, .4], [.68, .75], [.5, .88], [.35, .6]],
      '#f26628',
      0,
    ) + patch(B, [[.33, -.05], [.38, -.55], [.5, -.76], [.64, -.66], [.76, -.1], [.66, .55], [.5, .74], [.39, .5]], '#f7862f', 0) +
    [[.295, .34], [.455, .49], [.575, .607], [.685, .715], [.79, .815]].map(([a, b], i) =>
      patch(
        B,
        [[a, -1.08 + i * .03], [b, -1.08 + i * .03], [b + .012, -.3], [b, .55 - i * .03], [(a + b) / 2, .92 - i * .06], [a + .004, .5], [
          a + .012,
          -.3,
        ]],
        '#1d1636',
        1,
      )
    ).join('') +
    streaks(B, -1, '#4a5df0', '#1d1636') + streaks(B, 1, '#4a5df0', '#1d1636'),
});

/** Centropyge bispinosa: royal violet head, back and fins; orange flank cut by thin violet bars; light blue fin rim. */
export const coralBeauty: FishSpec = dwarfAngel({
  base: '#3b2b96',
  fin: '#34309e',
  edge: '#4f9df5',
  tail: '#4038ad',
  tailEdge: '#4f9df5',
  pelv: '#f0913a',
  pect: '#f6b25a',
  iris: '#f6a04c',
  pattern: B =>
    patch(
      B,
      [[.25, -.1], [.3, -.6], [.44, -.78], [.64, -.74], [.82, -.5], [.9, 0], [.82, .45], [.64, .7], [.44, .82], [.3, .62]],
      '#ef7f2e',
      2,
    ) + patch(B, [[.25, .2], [.42, .36], [.66, .3], [.62, .64], [.44, .8], [.3, .62]], '#f8a845', 0) +
    Array.from({ length: 11 }, (_, i) => {
      const t = .32 + i * .052, h = .82 - Math.abs(i - 5) * .05;
      return patch(B, [[t, -h], [t + .016, -h], [t + .026, 0], [t + .014, h], [t - .002, h], [t + .008, 0]], '#41207f', 0, .14);
    }).join(''),
});

/**
 * Pygoplites diacanthus: dark-edged blue-white bars on orange, blue rear dorsal, blue-orange striped anal, plain
 * yellow tail.
 */
export const regalAngelfish: FishSpec = {
  ...dwarfAngel({
    base: '#f59a24',
    fin: '#f59a24',
    edge: '#5f8ff0',
    tail: '#fcd23f',
    tailEdge: '#fbe27a',
    pelv: '#fbd45a',
    pect: '#ffd68a',
    iris: '#ffd873',
    analCol: '#f08a2a',
    pattern: B => {
      let s = patch(B, [[.62, -1.02], [.76, -1.05], [.9, -.82], [1.0, -.9], [1.2, -2.4], [.6, -2.2]], '#24389e', 1) +
        B.spots(0, 'x', 1, 1, '#fff');
      const bar = (t: number, w: number, lean: number) => {
        const c = (k: number): string =>
          loop(
            points(B, [[t - w * k, -1.9], [t + w * k, -1.9], [t + w * k + lean * .25, -.8], [t + w * k + lean * .55, 0], [
              t + w * k + lean * .35,
              .7,
            ], [t + lean * .1, 1.28 + (k - 1) * .06], [t - w * k + lean * .35, .7], [t - w * k + lean * .55, 0], [t - w * k + lean * .25,
              -.8]]),
            .15,
          );
        return sheet(c(1.85), '#2a2360', 0) + sheet(c(1), '#e9f1ff', 1);
      };
      for (let i = 0; i < 6; i++) s += bar(.305 + i * .113, .017, .055);
      return s;
    },
    asub: B =>
      line(
        Array.from({ length: 6 }, (_, i) => curve(points(B, [[.46, 1.0 + i * .1], [.7, 1.06 + i * .12], [.98, .94 + i * .18]]))).join(''),
        '#3a55c8',
        1.9,
      ),
    face: B =>
      clipTo(
        B.body,
        patch(B, [[-.1, -2], [.19, -2], [.21, -.9], [.225, -.2], [.2, .4], [.13, 1.4], [-.1, 2]], '#7f93b8', 1) +
          patch(B, [[-.1, .2], [.08, .3], [.17, .38], [.13, 1.3], [-.1, 1.6]], '#fbd45a', 0) +
          line(curve(points(B, [[.205, -1.05], [.22, -.3], [.215, .2], [.15, 1.05]])), '#3a62d8', 2) +
          line(curve(points(B, [[.1, -.75], [.105, -.2], [.1, .25], [.13, .5]])), '#3a62d8', 1.5) + vol(B.body),
      ),
  }),
  patternOnFins: true,
};
