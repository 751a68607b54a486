import { curve, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { g, line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import type { Surface } from '../fish/body.ts';
import { patch, points, scales } from '../fish/pattern.ts';
import { sc, TAIL } from '../fish/shapes.ts';
import type { FishSpec } from '../fish/spec.ts';
import { even } from './table.ts';

/** The small fins between the large ones and the tail. */
function finlets(B: Surface, side: -1 | 1): string {
  return Array.from({ length: 8 }, (_, i) => {
    const t = 0.7 + i * 0.036;
    const [x, y] = B.M(t, side * 0.9);
    const h = 5.4 - i * 0.32;
    const d = `M${f2(x - 2)} ${f2(y)}L${f2(x + 1.5)} ${f2(y + side * h)}L${f2(x + 5)} ${f2(y + side * h * 0.75)}L${f2(x + 2.6)} ${f2(y)}Z`;
    return `<path d="${d}" fill="#f4c430" stroke="#2a2f40" stroke-width=".6"/>`;
  }).join('');
}

/**
 * Thunnus maccoyii: a spindle, midnight blue over silver; sickle tail, yellow finlets and keel.
 */
export const southernBluefin: FishSpec = {
  L: 140,
  x0: 14,
  top: even(0.012, 0.095, 0.145, 0.165, 0.155, 0.12, 0.075, 0.034, 0.014),
  bot: even(0.012, 0.09, 0.145, 0.168, 0.16, 0.12, 0.072, 0.032, 0.014),
  col: { base: '#8fb0c8', back: '#1c2f5e', belly: '#f2f1ea', fin: '#2a3f6e' },
  backV: -0.18,
  bellyV: 0.28,
  behind: (B) => finlets(B, -1) + finlets(B, 1),
  dorsal: [
    {
      t0: 0.27,
      t1: 0.5,
      h: even(0.03, 0.115, 0.08, 0.055, 0.035, 0.02),
      n: 8,
      spiny: 0.2,
      lean: 0.5,
    },
    {
      t0: 0.52,
      t1: 0.64,
      h: even(0.02, 0.08, 0.155, 0.05, 0.01),
      lean: 0.7,
      rays: 4,
      col: '#7c4b45',
    },
  ],
  anal: [
    {
      t0: 0.57,
      t1: 0.68,
      h: even(0.02, 0.08, 0.15, 0.045, 0.01),
      lean: 0.7,
      rays: 4,
      col: '#c9a23c',
    },
  ],
  tail: {
    pts: [
      [0.02, -0.02],
      [0.09, -0.13],
      [0.24, -0.29],
      [0.15, -0.12],
      [0.115, 0],
      [0.15, 0.12],
      [0.24, 0.29],
      [0.09, 0.13],
      [0.02, 0.02],
    ],
    k: 0.12,
  },
  pelvic: [{ t: 0.3, v: 0.92, len: 0.1, w: 0.03, ang: 0.6, pointy: true, col: '#b9c4cc' }],
  pect: [{ t: 0.285, v: 0.02, len: 0.19, w: 0.042, ang: 0.18, pointy: true, col: '#24365f' }],
  pattern: (B) => {
    let s = '';
    for (let i = 0; i < 9; i++) {
      const t = 0.36 + i * 0.06;
      s += line(
        curve(
          points(B, [
            [t, 0.95],
            [t + 0.015, 0.55],
            [t + 0.004, 0.25],
          ]),
        ),
        '#a9c0cc',
        1.6,
        'opacity=".8"',
      );
    }
    return s + B.stripe(-0.2, 0, 0.24, 0.98, 2.6, '#cfe3ee', 0);
  },
  front: (B) =>
    sheet(
      loop(
        points(B, [
          [0.9, -0.1],
          [0.96, -0.9],
          [1.01, -0.2],
          [1.01, 0.2],
          [0.96, 0.9],
          [0.9, 0.1],
        ]),
      ),
      '#f0c02c',
      1,
    ),
  gill: { t: 0.25, bow: 0.045, v0: -0.75, v1: 0.8 },
  mouth: { t1: 0.085, v1: 0.34, v0: 0.2, sag: 1.4 },
  eye: { t: 0.105, v: -0.06, r: 4.2, iris: '#dfe4e2' },
};

/**
 * Gadus morhua: three dorsal and two anal fins, a barbel on the chin, a pale line along the flank,
 * olive spots.
 */
export const atlanticCod: FishSpec = {
  L: 138,
  x0: 16,
  top: even(0.015, 0.105, 0.145, 0.15, 0.125, 0.09, 0.055, 0.036),
  bot: even(0.03, 0.11, 0.15, 0.155, 0.125, 0.085, 0.05, 0.036),
  col: { base: '#9a9153', back: '#66632f', belly: '#f3ecd0', fin: '#857c46' },
  backV: -0.5,
  bellyV: 0.4,
  dorsal: [
    { t0: 0.29, t1: 0.43, h: even(0.02, 0.12, 0.09, 0.02), lean: 0.25, rays: 6 },
    { t0: 0.46, t1: 0.66, h: even(0.03, 0.1, 0.07, 0.015), lean: 0.3, rays: 8 },
    { t0: 0.7, t1: 0.87, h: even(0.03, 0.075, 0.05, 0.012), lean: 0.3, rays: 7 },
  ],
  anal: [
    { t0: 0.48, t1: 0.66, h: even(0.02, 0.08, 0.06, 0.015), lean: 0.3, rays: 7 },
    { t0: 0.7, t1: 0.87, h: even(0.02, 0.065, 0.045, 0.012), lean: 0.3, rays: 7 },
  ],
  tail: { pts: sc(TAIL.square, 0.8, 0.92) },
  pelvic: [{ t: 0.27, v: 0.96, len: 0.12, w: 0.03, ang: 0.75, pointy: true }],
  pect: [{ t: 0.3, v: 0.22, len: 0.15, w: 0.065, ang: 0.28, col: '#a89e62' }],
  pattern: (B) =>
    B.spots(120, 'cod', 1, 2, '#5a5424', (t, v) => t > 0.08 && v < 0.42) +
    line(
      curve(
        points(B, [
          [0.22, -0.5],
          [0.34, -0.56],
          [0.46, -0.34],
          [0.58, 0],
          [0.78, 0.02],
          [1, 0],
        ]),
      ),
      '#f6f0d6',
      2.4,
    ),
  gill: { t: 0.265, bow: 0.045, v0: -0.6, v1: 0.8 },
  face: (B) => {
    const [x, y] = B.M(0.055, 0.98);
    return (
      line(
        curve([
          [x, y],
          [x + 1.5, y + 6],
          [x - 1, y + 11],
        ]),
        '#7a6f3a',
        2,
      ) +
      line(
        curve(
          points(B, [
            [0.0, 0.3],
            [0.06, 0.46],
            [0.12, 0.52],
          ]),
        ),
        '#3f3a1a',
        1.6,
      )
    );
  },
  eye: { t: 0.12, v: -0.3, r: 5, iris: '#e8c65a' },
};

/**
 * Coryphaenoides rupestris: a round head with large eyes, a body that runs out into a whip, a high
 * first dorsal fin.
 */
export const roundnoseGrenadier: FishSpec = {
  L: 178,
  x0: 8,
  cy: 68,
  mid: [
    [0, 0],
    [0.4, 0.004],
    [1, 0.075],
  ],
  top: [
    [0, 0.045],
    [0.03, 0.085],
    [0.12, 0.125],
    [0.24, 0.13],
    [0.42, 0.085],
    [0.65, 0.038],
    [0.85, 0.014],
    [1, 0.004],
  ],
  bot: [
    [0, 0.05],
    [0.04, 0.095],
    [0.13, 0.125],
    [0.24, 0.12],
    [0.42, 0.07],
    [0.65, 0.03],
    [0.85, 0.012],
    [1, 0.004],
  ],
  col: { base: '#9a8f9c', back: '#6a6076', belly: '#cfc3c0', fin: '#5d5368' },
  backV: -0.4,
  bellyV: 0.4,
  dorsal: [
    { t0: 0.22, t1: 0.32, h: even(0.02, 0.11, 0.075, 0.012), lean: 0.3, rays: 6 },
    { t0: 0.42, t1: 0.98, h: even(0.006, 0.02, 0.018, 0.012, 0.004), lean: 0.2, rays: 22 },
  ],
  anal: [{ t0: 0.3, t1: 0.98, h: even(0.012, 0.05, 0.042, 0.026, 0.006), lean: 0.3, rays: 26 }],
  tail: {
    pts: [
      [0.01, -0.006],
      [0.05, 0.004],
      [0.01, 0.01],
    ],
    norays: true,
  },
  pelvic: [{ t: 0.215, v: 0.96, len: 0.09, w: 0.02, ang: 0.85, pointy: true }],
  pect: [{ t: 0.225, v: 0.08, len: 0.11, w: 0.032, ang: 0.3, col: '#7a6f86' }],
  pattern: (B) => scales(B, '#4f465c', { rows: 8, cols: 22, s: 2.2, op: 0.42, t0: 0.2, t1: 0.9 }),
  gill: { t: 0.18, bow: 0.03, v0: -0.6, v1: 0.85 },
  face: (B) =>
    line(
      curve(
        points(B, [
          [0.02, 0.62],
          [0.06, 0.66],
          [0.1, 0.62],
        ]),
      ),
      '#2f2838',
      1.7,
    ) +
    line(
      curve(
        points(B, [
          [0.005, 0.1],
          [0.08, 0.3],
          [0.15, 0.3],
        ]),
      ),
      '#5d5368',
      1.2,
      'opacity=".6"',
    ),
  eye: { t: 0.078, v: -0.14, r: 8, iris: '#8fc3d6' },
};

/** A fin on a fleshy stalk: where it begins, its direction, and how long it is. */
function lobeFin(
  [x, y]: readonly number[],
  { angle, length, width }: { angle: number; length: number; width: number },
): string {
  const at = (u: number, s: number): [number, number] => [
    x + Math.cos(angle) * u * length - Math.sin(angle) * s * width,
    y + Math.sin(angle) * u * length + Math.cos(angle) * s * width,
  ];
  const fan = loop([
    at(0.3, -0.45),
    at(0.7, -1),
    at(1, -0.7),
    at(1.1, 0),
    at(1, 0.7),
    at(0.7, 1),
    at(0.3, 0.45),
  ]);
  const rays = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7]
    .map((s) => curve([at(0.5, s * 0.4), at(1.02, s)]))
    .join('');
  return g(
    sheet(fan, '#31497e', 1) +
      line(rays, '#16234a', 0.9, 'opacity=".7"') +
      sheet(
        loop([
          at(-0.1, -0.5),
          at(0.35, -0.5),
          at(0.62, -0.16),
          at(0.62, 0.16),
          at(0.35, 0.5),
          at(-0.1, 0.5),
        ]),
        '#3c5590',
        1,
      ),
  );
}

/**
 * Latimeria chalumnae: steel blue with white blotches, fins on fleshy stalks, a tail of three
 * lobes.
 */
export const coelacanth: FishSpec = {
  L: 130,
  x0: 12,
  top: even(0.02, 0.1, 0.145, 0.165, 0.165, 0.15, 0.12, 0.095),
  bot: even(0.04, 0.115, 0.15, 0.165, 0.165, 0.145, 0.115, 0.095),
  col: { base: '#3f5b96', back: '#2c4279', belly: '#5f7cb4', fin: '#31497e' },
  bellyV: 0.5,
  behind: (B) =>
    lobeFin(B.M(0.74, -0.85), { angle: -0.75, length: 26, width: 11 }) +
    lobeFin(B.M(0.72, 0.85), { angle: 0.8, length: 27, width: 11 }) +
    lobeFin(B.M(0.46, 0.85), { angle: 1, length: 25, width: 10 }),
  dorsal: [
    { t0: 0.35, t1: 0.5, h: even(0.04, 0.15, 0.135, 0.03), n: 7, spiny: 0.35, lean: 0.35, rays: 7 },
  ],
  tail: {
    pts: [
      [0.0, -0.1],
      [0.09, -0.19],
      [0.2, -0.175],
      [0.235, -0.07],
      [0.245, -0.035],
      [0.32, -0.04],
      [0.345, 0],
      [0.32, 0.04],
      [0.245, 0.035],
      [0.235, 0.07],
      [0.2, 0.175],
      [0.09, 0.19],
      [0.0, 0.1],
    ],
  },
  pattern: (B) => {
    const r = rng('coelacanth');
    let s = scales(B, '#22356a', { rows: 9, cols: 14, s: 3.4, op: 0.5, t0: 0.22 });
    for (let i = 0; i < 34; i++) {
      const [x, y] = B.M(r.range(0.1, 1), r.range(-0.8, 0.85));
      const q = r.range(1.8, 4.4);
      s += `<path d="${loop(
        Array.from({ length: 7 }, (_, j) => {
          const a = (j / 7) * 6.283;
          const k = q * r.range(0.65, 1.2);
          return [x + Math.cos(a) * k * 1.25, y + Math.sin(a) * k];
        }),
      )}" fill="#eef0ea" opacity=".92"/>`;
    }
    return s;
  },
  gill: { t: 0.235, bow: 0.05, v0: -0.55, v1: 0.85, col: '#18264f' },
  face: (B) =>
    patch(
      B,
      [
        [0.0, 0.3],
        [0.08, 0.4],
        [0.15, 0.66],
        [0.1, 0.98],
        [0.02, 0.8],
      ],
      '#4c69a4',
    ) +
    line(
      curve(
        points(B, [
          [0.0, 0.26],
          [0.07, 0.4],
          [0.15, 0.64],
        ]),
      ),
      '#141f42',
      1.7,
    ),
  eye: { t: 0.105, v: -0.22, r: 4.8, iris: '#bfe3d8' },
  front: (B) => lobeFin(B.M(0.285, 0.42), { angle: 0.62, length: 30, width: 11.5 }),
};
