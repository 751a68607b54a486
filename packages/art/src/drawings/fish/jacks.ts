import { curve, loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { f2 } from '../../draw/numbers.ts';
import { g, line, sheet } from '../../draw/paper.ts';
import { points } from './pattern.ts';
import { stouter } from './shapes.ts';
import type { FishSpec } from './spec.ts';

/**
 * Gnathanodon speciosus: silver-gold, deep; black bars alternating broad and thin, first through the eye; yellow
 * forked tail with black tips, thick lips.
 */
export const goldenTrevally: FishSpec = {
  L: 122,
  x0: 22,
  cy: 76,
  top: [[0, .02], [.03, .085], [.1, .16], [.24, .225], [.44, .24], [.66, .18], [.88, .06], [1, .026]],
  bot: [[0, .03], [.04, .08], [.14, .145], [.3, .2], [.48, .215], [.68, .165], [.88, .055], [1, .026]],
  col: { base: '#edd27c', back: '#d8ab3c', belly: '#f8efcf', fin: '#f4bd2e' },
  backV: -.42,
  bellyV: .25,
  dorsal: [{ t0: .3, t1: .46, h: [[0, .02], [.3, .075], [.8, .07], [1, .03]], n: 6, spiny: .2, lean: .3, rays: 6 }, {
    t0: .46,
    t1: .94,
    h: [[0, .03], [.1, .155], [.25, .1], [.6, .055], [1, .02]],
    lean: .55,
    rays: 16,
    n: 18,
    edge: '#e09a1c',
    inner: .92,
  }],
  anal: [{
    t0: .52,
    t1: .94,
    h: [[0, .03], [.12, .15], [.28, .095], [.6, .055], [1, .02]],
    lean: .55,
    rays: 14,
    n: 18,
    edge: '#e09a1c',
    inner: .92,
  }],
  tail: {
    pts: [[.03, -.03], [.17, -.15], [.37, -.27], [.26, -.11], [.15, 0], [.26, .11], [.37, .27], [.17, .15], [.03, .03]],
    col: '#f7c530',
    extra: (_B, x, y) =>
      [-1, 1].map(s => sheet(loop([[x + 26, y + s * 20], [x + 45, y + s * 33], [x + 36, y + s * 19.5]], .1), '#1d1d38', 1)).join(
        '',
      ),
  },
  pelvic: [{ t: .32, v: .95, len: .15, w: .035, ang: .75, pointy: true, col: '#f4bd2e' }],
  pect: [{ t: .29, v: .35, len: .3, w: .06, ang: .32, pointy: true, col: '#f9d668' }],
  pattern: B =>
    [[.105, .16, -.01], [.275, .3, .02], [.37, .425, .03], [.49, .512, .03], [.575, .625, .03], [.685, .702, .025], [.76, .8, .02], [.85,
      .862, .01], [.91, .94, 0]].map(([a, b, u], i) => B.band(a, b, u, '#2a2a3e', i % 2 ? 0 : 1, -1.3, i ? .86 - i * .02 : .95, .004))
      .join('') + line(curve(points(B, [[.26, -.35], [.4, -.42], [.56, -.12], [.7, 0], [.98, 0]])), '#fff6d0', 1, 'opacity=".8"'),
  face: B =>
    sheet(loop(points(B, [[-.012, .15], [.03, .02], [.085, .35], [.08, .62], [.03, .55]])), '#f2b83c', 1) +
    sheet(loop(points(B, [[-.005, .5], [.04, .56], [.085, .66], [.06, .95], [.015, .85]])), '#f7cb5e', 1),
  gill: { t: .255, bow: .04, v0: -.4, v1: .75, col: '#8f6a1c' },
  eye: { t: .135, v: -.22, r: 5, iris: '#ffe7a0' },
};

/** Echeneis naucrates: slatted suction disc on a flat head, dark stripe between two white lines, jutting lower jaw. */
export const liveSharksucker = (detail: Detail): FishSpec => stouter({
  L: 154,
  x0: 12,
  cy: 82,
  top: [[0, .02], [.04, .062], [.14, .08], [.35, .092], [.65, .078], [.9, .04], [1, .03]],
  bot: [[0, .03], [.03, .066], [.14, .094], [.35, .1], [.65, .08], [.9, .04], [1, .03]],
  col: { base: '#66788a', back: '#4b5d72', belly: '#c9d4d6', fin: '#46586e' },
  backV: -.35,
  bellyV: .5,
  dorsal: [{ t0: .5, t1: .92, h: [[0, .01], [.15, .085], [.4, .062], [1, .02]], lean: .5, edge: '#dfe8ea', inner: .86, rays: 18, n: 16 }],
  anal: [{ t0: .5, t1: .92, h: [[0, .01], [.15, .085], [.4, .062], [1, .02]], lean: .5, edge: '#dfe8ea', inner: .86, rays: 18, n: 16 }],
  tail: {
    pts: [[.04, -.035], [.11, -.08], [.17, -.095], [.165, -.03], [.175, 0], [.165, .03], [.17, .095], [.11, .08], [.04, .035]],
    col: '#3a4a60',
    edge: '#e6eef0',
    inner: .82,
  },
  pelvic: [{ t: .25, v: .92, len: .1, w: .028, ang: .45, pointy: true, col: '#46586e' }],
  pect: [{ t: .23, v: .15, len: .13, w: .05, ang: .2, pointy: true, col: '#55687e' }],
  pattern: B =>
    B.stripe(-.34, -.4, .02, 1, detail === 'bold' ? 5.4 : 3.8, '#eef4f2', 1) + B.stripe(.42, .4, .02, 1, detail === 'bold' ? 5.4 : 3.8, '#eef4f2', 1) +
    B.stripe(.05, 0, -.01, 1.04, detail === 'bold' ? 13 : 9.6, '#1c2742', 1),
  front: B => { // disc seen from above its edge, two rows of slats
    const a = B.M(.008, -.4), b = B.M(.235, -1.02), cx = (a[0] + b[0]) / 2 + 1, cy = B.Y(.11, -1) + 1.2, rx = 23, ry = detail === 'bold' ? 10 : 7.4;
    const el = (k: number, dy = 0) =>
      loop(
        Array.from({ length: 24 }, (_, i) => {
          const w = i / 24 * Math.PI * 2;
          return [cx + Math.cos(w) * rx * k, cy + dy + Math.sin(w) * ry * k];
        }),
      );
    let d = '';
    const n = detail === 'bold' ? 7 : 13;
    for (let i = 0; i < n; i++) {
      const x = -17.6 + i * 35.2 / (n - 1), h = ry * .74 * Math.sqrt(1 - (x / rx / .86) ** 2 || 0);
      if (h > .6) d += `M${f2(cx + x)} ${f2(cy - .5)}l1.5 ${f2(-h)}M${f2(cx + x)} ${f2(cy + .5)}l1.5 ${f2(h)}`;
    }
    return g(
      sheet(el(1), '#f1e2c4', 2) + `<path d="${el(.86)}" fill="#8c5f52"/>` + line(d, '#fbeed4', detail === 'bold' ? 2 : 1.3) +
        line(`M${f2(cx - 19)} ${f2(cy)}H${f2(cx + 19)}`, '#fbeed4', 1.5),
      `transform="rotate(-4 ${f2(cx)} ${f2(cy)})"`,
    );
  },
  mouth: { t0: -.004, v0: .0, t1: .075, v1: .42, w: 1.7, col: '#f1e2c4' },
  eye: { t: .1, v: .02, r: 3.6, iris: '#f3d88a' },
}, detail === 'bold' ? 1.4 : 1);
