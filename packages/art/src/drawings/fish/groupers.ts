import { dark, light } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { line, sheet } from '../../draw/paper.ts';
import type { Point } from '../../draw/numbers.ts';
import type { Table } from '../../draw/tube.ts';
import { TAIL } from './shapes.ts';
import type { Surface } from './body.ts';
import type { FishSpec, Look, Paint } from './spec.ts';

interface GrouperLook extends Look {
  L?: number;
  top?: Table;
  bot?: Table;
  eyeSize?: number;
  faceMore?: Paint;
  /** Whether the pattern runs over dorsal and anal fin. */
  patternOnFins?: boolean;
}

/** Grouper: heavy jaw, rounded tail. */
export const grouper = (o: GrouperLook): FishSpec => ({
  L: o.L ?? 128,
  x0: 26,
  top: o.top ?? [
    [0, 0.015],
    [0.05, 0.05],
    [0.18, 0.09],
    [0.36, 0.128],
    [0.55, 0.125],
    [0.8, 0.08],
    [1, 0.055],
  ],
  bot: o.bot ?? [
    [0, 0.02],
    [0.04, 0.06],
    [0.16, 0.105],
    [0.36, 0.13],
    [0.58, 0.12],
    [0.8, 0.078],
    [1, 0.055],
  ],
  col: { base: o.base, back: o.back, belly: o.belly, fin: o.fin },
  backV: -0.5,
  bellyV: 0.55,
  dorsal: [
    {
      t0: 0.34,
      t1: 0.64,
      h: [
        [0, 0.02],
        [0.15, 0.085],
        [0.8, 0.08],
        [1, 0.06],
      ],
      n: 9,
      spiny: 0.3,
      edge: o.edge,
      rays: 9,
      lean: 0.25,
    },
    {
      t0: 0.62,
      t1: 0.9,
      h: [
        [0, 0.06],
        [0.4, 0.105],
        [0.8, 0.1],
        [1, 0.02],
      ],
      edge: o.edge,
      inner: 0.9,
      lean: 0.3,
    },
  ],
  anal: [
    {
      t0: 0.64,
      t1: 0.88,
      h: [
        [0, 0.02],
        [0.4, 0.105],
        [0.8, 0.1],
        [1, 0.02],
      ],
      edge: o.edge,
      inner: 0.9,
      lean: 0.35,
    },
  ],
  tail: { pts: o.tailPts ?? TAIL.round, edge: o.edge, inner: 0.92 },
  pelvic: [{ t: 0.36, v: 0.92, len: 0.13, w: 0.045, ang: 0.8, edge: o.edge }],
  pect: [{ t: 0.34, v: 0.3, len: 0.15, w: 0.075, ang: 0.3, col: o.pect ?? light(o.fin, 0.2) }],
  pattern: o.pattern,
  patternOnFins: o.patternOnFins ?? false,
  gill: { t: 0.29, bow: 0.045, v0: -0.6, v1: 0.8 },
  face: (B) => {
    const a = B.M(0.0, 0.3);
    const b = B.M(0.145, 0.62);
    const c = B.M(0.135, 0.95);
    const d = B.M(0.02, 0.9);
    return (
      line(curve([a, B.M(0.07, 0.48), b]), dark(o.base, 0.72), 1.8) +
      sheet(loop([a, B.M(0.07, 0.5), b, c, B.M(0.07, 1.02), d]), light(o.base, 0.12), 1) +
      (o.faceMore ? o.faceMore(B) : '')
    );
  },
  eye: { t: 0.155, v: -0.42, r: o.eyeSize ?? 4.3, iris: o.iris ?? '#f2b14a' },
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
  pattern: (B) =>
    [-0.62, -0.2, 0.24, 0.66]
      .map((v) => B.stripe(v * 0.55, v, 0.06 + Math.abs(v) * 0.04, 0.99, 3.4, '#f2efda', 1))
      .join('') +
    B.spots(
      82,
      'gro',
      1.05,
      1.6,
      '#e0692f',
      (t, v) =>
        Math.min(
          ...[-0.62, -0.2, 0.24, 0.66].map((q) => Math.abs(v - q * Math.min(1, 0.55 + 0.45 * t))),
        ) > 0.1,
    ),
  faceMore: (B) =>
    B.spots(9, 'gf', 0.9, 1.3, '#e0692f', (t, v) => t < 0.3 && t > 0.05 && v > 0.1 && v < 0.9),
});

/** Cephalopholis formosa: dark brown, thin wavy blue lines over head, body and fins. */
export const blueLineGrouper: FishSpec = grouper({
  L: 118,
  top: [
    [0, 0.02],
    [0.05, 0.075],
    [0.18, 0.14],
    [0.38, 0.19],
    [0.56, 0.18],
    [0.8, 0.105],
    [1, 0.075],
  ],
  bot: [
    [0, 0.02],
    [0.05, 0.08],
    [0.18, 0.15],
    [0.38, 0.185],
    [0.58, 0.17],
    [0.8, 0.1],
    [1, 0.075],
  ],
  base: '#7a4a3a',
  back: '#633a36',
  belly: '#96604a',
  fin: '#6d4138',
  edge: '#3f6fd0',
  iris: '#f4a94c',
  eyeSize: 4.6,
  patternOnFins: true,
  pattern: (B) => wavyLines(B, { from: -1.7, to: 1.7, count: 19 }),
});

/** Thin wandering lines from nose to tail; beyond -1 and 1 they run over the fins. */
function wavyLines(
  B: Surface,
  { from, to, count }: { readonly from: number; readonly to: number; readonly count: number },
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const v = from + ((to - from) * i) / (count - 1);
    const points = Array.from({ length: 15 }, (_, k): Point => {
      const t = 0.02 + (k / 14) * 0.98;
      return B.M(t, v * (1 + 0.08 * t) + 0.045 * Math.sin(t * 26 + i * 1.9));
    });
    d += curve(points);
  }
  return line(d, '#5fa6f2', 1.15);
}
