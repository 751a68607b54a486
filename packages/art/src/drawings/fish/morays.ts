import { loop } from '../../draw/curves.ts';
import { f2, type Point } from '../../draw/numbers.ts';
import type { Points } from '../../draw/numbers.ts';
import { dot, line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { eyeArt } from '../eye.ts';
import { eel } from './eel.ts';

/**
 * Echidna nebulosa: white eel, two rows of black snowflake blotches with yellow hearts, blunt white
 * snout, yellow nostril tubes.
 */
export function snowflakeMoray(): string {
  const r = rng('snow');
  const head = loop([
    [72, 46],
    [58, 40],
    [44, 40],
    [32, 46],
    [24, 53],
    [22, 59],
    [27, 64],
    [38, 68],
    [52, 73],
    [70, 76],
  ]);
  return eel({
    spine: [
      [50, 57],
      [70, 61],
      [88, 74],
      [106, 94],
      [128, 106],
      [150, 100],
      [162, 80],
      [164, 58],
      [156, 40],
      [142, 34],
    ],
    width: [
      [0, 14],
      [0.1, 15.5],
      [0.3, 15.5],
      [0.6, 13],
      [0.82, 9],
      [1, 2.2],
    ],
    base: '#f7f0de',
    fin: '#efe6d2',
    finEdge: '#b9b4b6',
    finH: 7,
    fin0: 0.12,
    head,
    pattern: ({ M }) => {
      const flake = (x: number, y: number, q: number) => {
        const n = 7;
        const ph = r() * 6;
        let s = dot(x, y, q * 0.62, '#1d1d33');
        for (let i = 0; i < n; i++) {
          const w = ph + (i / n) * 6.283 + r.range(-0.25, 0.25);
          const k = q * r.range(0.55, 0.95);
          const bx = x + Math.cos(w) * k;
          const by = y + Math.sin(w) * k;
          s +=
            dot(bx, by, q * r.range(0.2, 0.38), '#1d1d33') +
            line(
              `M${f2(x)} ${f2(y)}L${f2(x + Math.cos(w + 0.2) * k * 1.35)} ${f2(y + Math.sin(w + 0.2) * k * 1.35)}`,
              '#1d1d33',
              q * 0.22,
            );
        }
        for (let i = 0; i < 4; i++)
          s += dot(
            x + r.range(-q, q) * 0.5,
            y + r.range(-q, q) * 0.5,
            r.range(0.9, 1.6),
            '#f7c53f',
          );
        return s;
      };
      let s = '';
      for (let i = 0; i < 13; i++) {
        const a = M(0.13 + i * 0.068, -0.5);
        const b = M(0.165 + i * 0.068, 0.55);
        const k = 1 - i * 0.05;
        s += flake(a[0], a[1], 7.4 * k) + flake(b[0], b[1], 6.6 * k);
      }
      for (let i = 0; i < 60; i++) {
        const q = M(r.range(0.02, 0.96), r.range(-0.9, 0.9));
        s += dot(q[0], q[1], r.range(0.5, 1.1), '#1d1d33');
      }
      return s;
    },
    headPattern:
      (() => {
        let s = '';
        const rr = rng('sh');
        for (let i = 0; i < 26; i++)
          s += dot(rr.range(40, 66), rr.range(43, 70), rr.range(0.6, 1.4), '#1d1d33');
        return s;
      })() + `<path d="${head}" fill="url(#vol)" opacity=".5"/>`,
    face:
      line('M23 60q10 5 23 4', '#3a2a3e', 1.9) +
      line('M27 50l-4 -5M33 47l-2 -6', '#f5b52e', 3) +
      eyeArt(40, 51, 4.2, '#fff1c0') +
      sheet(
        loop([
          [70, 60],
          [76, 57],
          [78, 62],
          [73, 66],
        ]),
        '#1d1d33',
        0,
      ),
  });
}

/**
 * Gymnothorax javanicus: heavy brown body, leopard spots, dark gill blotch, gaping jaw with thin
 * teeth.
 */
export function giantMoray(): string {
  const r = rng('gm');
  const head = loop(
    [
      [88, 38],
      [76, 28],
      [62, 25],
      [46, 31],
      [30, 37],
      [16, 42],
      [10, 48],
      [14, 53],
      [28, 55],
      [44, 58],
      [52, 62],
      [44, 68],
      [30, 72],
      [20, 75],
      [18, 81],
      [26, 86],
      [44, 90],
      [64, 90],
      [84, 84],
    ],
    0.15,
  );
  const inside = loop(
    [
      [18, 50],
      [54, 54],
      [60, 62],
      [54, 72],
      [22, 78],
      [34, 66],
    ],
    0.1,
  );
  const teeth = (pts: Points, s: number) =>
    pts
      .map(
        ([x, y]) =>
          `<path d="M${x - 1.6} ${y}L${x + 0.2} ${y + s * 6}L${x + 1.8} ${y}Z" fill="#fff8e8"/>`,
      )
      .join('');
  return eel({
    spine: [
      [66, 58],
      [88, 62],
      [106, 80],
      [124, 104],
      [148, 114],
      [172, 102],
      [180, 78],
      [172, 56],
      [156, 46],
    ],
    width: [
      [0, 27],
      [0.1, 24],
      [0.3, 21],
      [0.6, 17],
      [0.82, 11],
      [1, 2.4],
    ],
    base: '#9a6a3e',
    belly: '#c1935c',
    fin: '#7a5034',
    finEdge: '#c99a5c',
    finH: 8,
    fin0: 0.06,
    head,
    mouthBack:
      sheet(inside, '#5a1d34', 1) +
      `<path d="${loop([
        [26, 74],
        [40, 66],
        [54, 66],
        [50, 72],
        [34, 77],
      ])}" fill="#c2566a"/>`,
    pattern: ({ M }) => {
      let s = '';
      const c: Point[] = [];
      let n = 0;
      while (c.length < 150 && n++ < 5000) {
        const t = r.range(0.03, 0.99);
        const v = r.range(-0.95, 0.85);
        const q = M(t, v);
        if (c.some((k) => Math.hypot(k[0] - q[0], k[1] - q[1]) < 6 - t * 2)) continue;
        c.push(q);
        const a = r.range(1.7, 3.2) * (1.15 - t * 0.55);
        s += `<path d="${loop(
          Array.from({ length: 7 }, (_, i) => {
            const w = (i / 7) * 6.283;
            const k = a * r.range(0.7, 1.25);
            return [q[0] + Math.cos(w) * k * 1.15, q[1] + Math.sin(w) * k];
          }),
        )}" fill="#352434"/>`;
      }
      return s;
    },
    headPattern:
      (() => {
        let s = '';
        const rr = rng('gmh');
        for (let i = 0; i < 74; i++) {
          const x = rr.range(18, 92);
          const y = rr.range(30, 88);
          s += dot(x, y, rr.range(0.6, 1.2) + Math.max(0, x - 50) * 0.035, '#352434');
        }
        return s;
      })() +
      `<path d="${loop([
        [12, 46],
        [30, 39],
        [48, 33],
        [64, 27],
        [80, 32],
        [92, 40],
        [92, 30],
        [60, 18],
        [8, 36],
      ])}" fill="#fff4d8" opacity=".2"/><path d="${loop([
        [18, 84],
        [40, 85],
        [62, 84],
        [84, 80],
        [90, 92],
        [40, 98],
        [16, 92],
      ])}" fill="#141d4a" opacity=".26"/>`,
    face:
      teeth(
        [
          [17, 52],
          [24, 53.4],
          [31, 54.4],
          [38, 55.6],
          [45, 57],
        ],
        1,
      ) +
      teeth(
        [
          [22, 75.6],
          [29, 73.6],
          [36, 71.4],
          [43, 69.4],
        ],
        -1,
      ) +
      sheet(
        loop([
          [91, 62],
          [98, 55],
          [104, 60],
          [103, 70],
          [95, 73],
        ]),
        '#241a2c',
        0,
      ) +
      eyeArt(46, 42, 4.4, '#f0d08a') +
      line('M22 41l-4 -5', '#c99a5c', 2.6),
  });
}
