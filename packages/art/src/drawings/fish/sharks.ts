import { dark } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { line, sheet } from '../../draw/paper.ts';
import { TAIL } from './shapes.ts';
import type { FishSpec, Paint, TailSpec } from './spec.ts';

interface SharkLook {
  base: string;
  belly: string;
  /** Colour of the fin tips. */
  tip?: string;
  pattern: Paint;
  dsub?: Paint;
  tailExtra?: NonNullable<TailSpec['extra']>;
}

/** Requiem shark: torpedo body, high first dorsal fin, long upper tail lobe. */
export const shark = (o: SharkLook): FishSpec => ({
  L: 140,
  x0: 10,
  cy: 80,
  mid: [
    [0, 0],
    [0.5, 0],
    [1, -0.03],
  ],
  top: [
    [0, 0.02],
    [0.015, 0.056],
    [0.06, 0.09],
    [0.2, 0.122],
    [0.36, 0.135],
    [0.55, 0.108],
    [0.8, 0.05],
    [1, 0.028],
  ],
  bot: [
    [0, 0.02],
    [0.02, 0.036],
    [0.08, 0.066],
    [0.22, 0.108],
    [0.4, 0.12],
    [0.6, 0.09],
    [0.8, 0.044],
    [1, 0.026],
  ],
  col: { base: o.base, belly: o.belly, fin: o.base },
  bellyV: 0.28,
  behind: (B) => {
    const [x, y] = B.M(0.33, 0.6);
    return sheet(
      loop(
        [
          [x - 2, y],
          [x + 14, y + 15],
          [x + 30, y + 24],
          [x + 24, y + 8],
          [x + 12, y - 4],
        ],
        0.12,
      ),
      dark(o.base, 0.4),
      1,
    );
  },
  dorsal: [
    {
      t0: 0.36,
      t1: 0.53,
      h: [
        [0, 0],
        [0.3, 0.085],
        [0.62, 0.168],
        [0.78, 0.172],
        [0.86, 0.09],
        [1, 0.012],
      ],
      lean: 0.42,
      rays: 0,
      n: 14,
      edge: o.tip,
      inner: o.tip ? 0.78 : 1,
      sub: o.dsub,
    },
    {
      t0: 0.755,
      t1: 0.82,
      h: [
        [0, 0],
        [0.5, 0.045],
        [0.75, 0.05],
        [1, 0.01],
      ],
      lean: 0.5,
      rays: 0,
    },
  ],
  anal: [
    {
      t0: 0.77,
      t1: 0.83,
      h: [
        [0, 0],
        [0.5, 0.04],
        [0.75, 0.045],
        [1, 0.01],
      ],
      lean: 0.5,
      rays: 0,
    },
    {
      t0: 0.6,
      t1: 0.67,
      h: [
        [0, 0],
        [0.5, 0.045],
        [0.75, 0.05],
        [1, 0.01],
      ],
      lean: 0.5,
      rays: 0,
      col: o.base,
    },
  ],
  tail: { pts: TAIL.shark, k: 0.13, norays: true, edge: o.tip, inner: 0.86, extra: o.tailExtra },
  pattern: o.pattern,
  face: (B) => {
    let s = '';
    for (let i = 0; i < 5; i++) {
      const t = 0.215 + i * 0.022;
      s += curve([B.M(t, -0.28), B.M(t + 0.012, 0.08), B.M(t + 0.004, 0.42)]);
    }
    const a = B.M(0.026, 0.66);
    const b = B.M(0.075, 0.34);
    const c = B.M(0.16, 0.46);
    const q = B.M(0.115, 0.9);
    let tz = '';
    for (let i = 0; i <= 8; i++) {
      const u = i / 8;
      const x = a[0] + (c[0] - a[0]) * u;
      const y = a[1] + (c[1] - a[1]) * u - Math.sin(u * Math.PI) * 3.2;
      tz += (i ? 'L' : 'M') + f2(x) + ' ' + f2(y + (i % 2 ? 2.6 : 0.2));
    }
    return (
      line(s, dark(o.base, 0.6), 1, 'opacity=".7"') +
      sheet(loop([a, b, c, q]), '#3b1730', 0) +
      `<path d="${tz}" fill="#fff8e8" stroke="#fff8e8" stroke-width=".8"/>` +
      line(`M${f2(B.X(0.035))} ${f2(B.Y(0.035, 0.1))}l3 1.4`, dark(o.base, 0.6), 1.2)
    );
  },
  eye: { t: 0.105, v: -0.2, r: 3.5, iris: '#22304a' },
  pect: [
    {
      t: 0.31,
      v: 0.72,
      len: 0.25,
      w: 0.085,
      ang: 1.02,
      pointy: true,
      col: dark(o.base, 0.08),
      ray: 'none',
    },
  ],
});

/** Galeocerdo cuvier: blunt head, dark bars that fade toward the belly. */
export const tigerShark: FishSpec = shark({
  base: '#6f8592',
  belly: '#dfe3d6',
  pattern: (B) => {
    let s = '';
    for (let i = 0; i < 11; i++) {
      const t = 0.25 + i * 0.066;
      const w = 0.017 - i * 0.0004;
      s += sheet(
        loop([
          B.M(t - w, -1.2),
          B.M(t + w, -1.2),
          B.M(t + w * 0.9, -0.4),
          B.M(t + w * 0.1, 0.22 - (i % 2) * 0.16),
          B.M(t - w * 0.9, -0.35),
        ]),
        '#33485c',
        0,
        'opacity=".92"',
      );
    }
    return s + B.spots(26, 'ts', 0.8, 1.5, '#33485c', (t, v) => v < -0.05 && v > -0.9 && t > 0.3);
  },
  dsub: (B) => {
    const [x, y] = B.M(0.46, -1);
    return line(
      `M${x - 4} ${y + 4}q3 -12 12 -24M${x + 5} ${y + 4}q3 -8 8 -15`,
      '#33485c',
      3,
      'opacity=".7"',
    );
  },
  tailExtra: (_B, x, y) =>
    line(
      `M${x + 14} ${y - 10}l7 -6M${x + 22} ${y - 18}l7 -7M${x + 32} ${y - 27}l6 -5`,
      '#33485c',
      2.4,
      'opacity=".6"',
    ),
});

/** Carcharhinus melanopterus: sand-brown, black fin tips, pale flank band. */
export const blacktipReefShark: FishSpec = shark({
  base: '#b3926f',
  belly: '#f2ead6',
  tip: '#1a1d38',
  pattern: (B) => B.stripe(0.15, -0.05, 0.45, 0.98, 4.6, '#f2ead6', 1),
});
