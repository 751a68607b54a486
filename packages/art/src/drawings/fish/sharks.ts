import { dark } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { line, path, sheet } from '../../draw/paper.ts';
import { TAIL } from './shapes.ts';
import type { FishSpec, Paint, TailSpec } from './spec.ts';

interface SharkLook {
  base: string;
  belly: string;
  /** Colour of the fin tips. */
  tip?: string;
  /** Heights of back and belly, where the body is not that of a slim requiem shark. */
  top?: FishSpec['top'];
  bot?: FishSpec['bot'];
  pattern: Paint;
  dsub?: Paint;
  tailExtra?: NonNullable<TailSpec['extra']>;
}

const SLIM: Pick<FishSpec, 'top' | 'bot'> = {
  top: [
    [0, 0.012],
    [0.015, 0.044],
    [0.06, 0.08],
    [0.2, 0.122],
    [0.36, 0.135],
    [0.55, 0.108],
    [0.8, 0.05],
    [1, 0.028],
  ],
  bot: [
    [0, 0.012],
    [0.02, 0.03],
    [0.08, 0.062],
    [0.22, 0.108],
    [0.4, 0.12],
    [0.6, 0.09],
    [0.8, 0.044],
    [1, 0.026],
  ],
};

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
  top: o.top ?? SLIM.top,
  bot: o.bot ?? SLIM.bot,
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
    // closed, under the snout and well behind its tip
    const mouth = curve([B.M(0.075, 0.99), B.M(0.1, 0.82), B.M(0.145, 0.68), B.M(0.19, 0.64)]);
    const nostril = B.M(0.05, 0.42);
    return (
      line(s, dark(o.base, 0.6), 1, 'opacity=".7"') +
      line(mouth, dark(o.base, 0.72), 1.7) +
      line(`M${f2(nostril[0])} ${f2(nostril[1])}l1.2 .9`, dark(o.base, 0.6), 1.4)
    );
  },
  eye: { t: 0.11, v: -0.22, r: 3, iris: '#22304a' },
  pect: [
    {
      t: 0.31,
      v: 0.72,
      len: 0.25,
      w: 0.085,
      ang: 1.02,
      pointy: true,
      col: dark(o.base, 0.08),
      edge: o.tip,
      ray: 'none',
    },
  ],
});

/** Galeocerdo cuvier: heavy body, broad square snout, dark bars down to the middle of the flank. */
export const tigerShark: FishSpec = shark({
  base: '#73899a',
  belly: '#dfe3d6',
  top: [
    [0, 0.064],
    [0.012, 0.092],
    [0.06, 0.12],
    [0.18, 0.15],
    [0.36, 0.162],
    [0.55, 0.126],
    [0.8, 0.052],
    [1, 0.028],
  ],
  bot: [
    [0, 0.05],
    [0.015, 0.07],
    [0.08, 0.098],
    [0.22, 0.14],
    [0.4, 0.15],
    [0.6, 0.106],
    [0.8, 0.046],
    [1, 0.026],
  ],
  pattern: (B) => {
    let s = '';
    for (let i = 0; i < 12; i++) {
      const t = 0.24 + i * 0.062;
      const w = 0.017 - i * 0.0004;
      s += sheet(
        loop([
          B.M(t - w, -1.2),
          B.M(t + w, -1.2),
          B.M(t + w * 0.95, -0.3),
          B.M(t + w * 0.5, 0.18),
          B.M(t + w * 0.1, 0.44 - (i % 2) * 0.2),
          B.M(t - w * 0.5, 0.14),
          B.M(t - w * 0.95, -0.3),
        ]),
        '#33485c',
        0,
        'opacity=".9"',
      );
    }
    return (
      s +
      B.spots(16, 'ts', 0.8, 1.4, '#33485c', (t, v) => v < -0.1 && v > -0.9 && t < 0.24 && t > 0.1)
    );
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

/**
 * Carcharhinus melanopterus: sand-brown, every fin tipped with black, a white band under the tip of
 * the dorsal fin, a pale band along the flank.
 */
export const blacktipReefShark: FishSpec = shark({
  base: '#b3926f',
  belly: '#f2ead6',
  tip: '#1a1d38',
  pattern: (B) => B.stripe(0.15, -0.05, 0.45, 0.98, 4.6, '#f2ead6', 1),
  dsub: (B) => {
    const [, y] = B.M(0.46, -1);
    const [left] = B.M(0.3, -1);
    return path(`M${f2(left)} ${f2(y - 11)}l60 -5v-4.6l-60 5Z`, '#fbf6e6');
  },
  tailExtra: (_B, x, y) =>
    path(`M${f2(x + 17)} ${f2(y + 9.5)}l8.6 6.4q-3.4 .8 -6.4 -1.2q-2.8 -1.8 -4.6 -3.8Z`, '#1a1d38'),
});
