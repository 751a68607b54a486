import { dark, light, mix } from '../../draw/colour.ts';
import { blob, loop, poly } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import type { Points } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import type { Table, Tube } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';
import { strip } from './limbs.ts';

/** Half widths of a paddle tail of height h behind a neck. */
export const paddle = (neck: number, h: number): number[][] => [
  [0.87, neck],
  ...[0, 0.3, 0.5, 0.7, 0.82, 0.9, 0.95, 0.98, 1].map((u) => [
    0.925 + u * 0.075,
    Math.max(0.3, h * Math.sqrt(1 - u * u)),
  ]),
];

interface SnakeSpec {
  spine: Points;
  w: Table;
  base: string;
  belly?: string;
  bellySide?: number;
  /** Where the belly's colour begins, 0 at the middle of the side. */
  bellyV?: number;
  shade?: string;
  bands?: (T: Tube) => string;
  head(T: Tube): string;
}

/** One long tube that widens again into the paddle of the tail. */
export function snake(p: SnakeSpec): string {
  const T = tube(p.spine, p.w, 220);
  let s = '';
  let q = '';
  s += sheet(T.d, p.base, 2);
  q += p.belly ? strip2(T, p.belly, p.bellySide ?? 1, p.bellyV) : '';
  q += p.bands ? p.bands(T) : '';
  // shadow side and lit side follow the body
  q += strip2(T, p.shade ?? '#141d4a', 1, 0.62, 0.3) + strip2(T, '#fff4d8', -1, 0.7, 0.26);
  s += clipTo(T.d, q);
  return s + p.head(T);
}

/** A strip along one side of a tube. */
export const strip2 = (
  T: Tube,
  col: string,
  side: number,
  v0: number = 0.35,
  op: number = 1,
): string => {
  const A = [];
  const B = [];
  for (let i = 0; i <= 60; i++) {
    const m = T.at(i / 60);
    A.push([m.x + m.nx * m.h * v0 * side, m.y + m.ny * m.h * v0 * side]);
    B.push([m.x + m.nx * m.h * 1.4 * side, m.y + m.ny * m.h * 1.4 * side]);
  }
  return `<path d="${loop([...A, ...B.reverse()])}" fill="${col}" opacity="${op}"/>`;
};

/**
 * Banded sea krait: black rings on blue-grey; yellow snout with a dark eye band; flat paddle tail.
 */
export function seaKrait(): string {
  const bl = '#8fb6d8';
  const bk = '#1a1d3c';
  const ye = '#ffd65a';
  return snake({
    base: bl,
    belly: '#f6efcf',
    spine: [
      [46, 50],
      [66, 40],
      [92, 34],
      [120, 36],
      [148, 48],
      [158, 68],
      [142, 84],
      [110, 84],
      [76, 84],
      [48, 94],
      [42, 114],
      [60, 132],
      [92, 134],
      [124, 124],
      [152, 122],
      [166, 122],
    ],
    w: [[0, 8.5], [0.06, 8.4], [0.2, 10], [0.5, 11], [0.78, 8.6], ...paddle(5.2, 10)],
    bands: (T) => {
      let q = '';
      for (let i = 0; i < 19; i++) {
        const t = 0.075 + i * 0.0495;
        q += strip(T, t, t + 0.027, bk, -1.4, 1.4);
      }
      return q;
    },
    head: () => {
      const h = loop([
        [56, 36],
        [44, 35],
        [32, 40],
        [22, 47],
        [18, 53],
        [21, 58],
        [32, 61],
        [46, 61],
        [58, 56],
      ]);
      return (
        line('M20 55L8 58M8 58L2 55M8 58L3 62', '#2b1a40', 1.5) +
        sheet(h, bk, 3) +
        clipTo(
          h,
          sheet(
            loop([
              [10, 50],
              [24, 40],
              [34, 42],
              [32, 50],
              [34, 64],
              [14, 66],
            ]),
            ye,
            0,
          ) +
            sheet(
              loop([
                [28, 64],
                [30, 55],
                [44, 54],
                [62, 60],
                [50, 70],
              ]),
              ye,
              0,
            ) +
            line('M35 42Q42 38 52 40', ye, 3) +
            vol(h, 0.7),
        ) +
        line('M20 55.5Q32 56.5 44 56', '#5c3a1c', 1.3) +
        dot(23, 48.6, 1, '#5c3a1c') +
        eyeArt(37, 49, 3.6, '#e9d9a0')
      );
    },
  });
}

/**
 * Olive sea snake: heavy, unbanded olive-brown body with pale-tipped scales; broad head; pale
 * belly; paddle tail with a dark ridge.
 */
export function oliveSnake(detail: Detail): string {
  const ol = '#94803a';
  const pa = '#e9d9a2';
  return snake({
    base: ol,
    shade: '#4a2a14',
    belly: '#f0dc9c',
    bellySide: 1,
    bellyV: 0.72,
    spine: [
      [52, 60],
      [74, 46],
      [100, 40],
      [126, 48],
      [134, 68],
      [118, 84],
      [86, 88],
      [58, 96],
      [48, 114],
      [64, 130],
      [96, 132],
      [126, 120],
      [152, 104],
      [166, 88],
    ],
    w: [[0, 11], [0.08, 11], [0.25, 14], [0.55, 15], [0.78, 10.5], ...paddle(6.4, 17)],
    bands: (T) => {
      let q = '';
      const rows = detail === 'bold' ? 26 : 44;
      const size = detail === 'bold' ? 1.9 : 1.35;
      for (let i = 0; i < rows; i++) {
        for (let j = 0; j < 5; j++) {
          const m = T.at(Math.min(1, (i + (j % 2) * 0.5) / rows));
          const v = -0.95 + j * 0.34;
          const x = m.x + m.nx * m.h * v;
          const y = m.y + m.ny * m.h * v;
          q += `<path d="${poly([
            [x - 2.4 * size, y],
            [x, y - 2 * size],
            [x + 2.4 * size, y],
            [x, y + 2 * size],
          ])}" fill="${
            (i * 7 + j * 3) % 5 ? dark(ol, 0.28) : pa
          }" opacity="${(i * 7 + j * 3) % 5 ? 0.55 : 0.95}"/>`;
        }
      }
      // the paddle is plain, with a dark ridge and a paler lower blade
      return (
        q +
        strip(T, 0.86, 1, ol, -1.4, 1.4) +
        strip(T, 0.87, 1, light(ol, 0.3), 0.25, 1.4) +
        strip(T, 0.84, 0.985, dark(ol, 0.5), -0.22, 0.14)
      );
    },
    head: () => {
      const h = loop([
        [66, 44],
        [54, 40],
        [40, 42],
        [28, 49],
        [20, 58],
        [17, 66],
        [21, 72],
        [34, 75],
        [50, 75],
        [66, 68],
      ]);
      return (
        line('M19 69L8 74M8 74L2 72M8 74L4 79', '#c9486a', 1.5) +
        sheet(h, mix(ol, '#5a4324', 0.35), 3) +
        clipTo(
          h,
          sheet(
            loop([
              [14, 66],
              [30, 68],
              [50, 69],
              [70, 64],
              [68, 84],
              [16, 80],
            ]),
            '#e2cf94',
            1,
          ) +
            [
              [44, 46],
              [54, 48],
              [36, 52],
              [60, 56],
              [50, 57],
              [27, 58],
              [46, 64],
            ]
              .map(
                ([x, y], i) =>
                  `<path d="${blob(x, y, 5, 3.6, rng('os' + i), 0.08, 6)}" fill="${dark(ol, 0.3)}" opacity=".55"/>`,
              )
              .join('') +
            vol(h, 0.7),
        ) +
        line('M18.5 68.6Q32 67 48 70', '#3a2a18', 1.4) +
        dot(23, 60, 1, '#2a1c12') +
        eyeArt(36, 59, 4, '#d8b45c')
      );
    },
  });
}
