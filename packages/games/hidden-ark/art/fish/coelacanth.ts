import { curve, loop } from '@atoll/art/draw/curves.ts';
import { g, line, sheet } from '@atoll/art/draw/paper.ts';
import { rng } from '@atoll/art/draw/random.ts';
import { patch, points, scales } from '@atoll/art/drawings/fish/pattern.ts';
import type { FishSpec } from '@atoll/art/drawings/fish/spec.ts';
import { even } from './table.ts';

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
