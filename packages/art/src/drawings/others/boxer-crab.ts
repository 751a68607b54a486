import { light } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { TAU } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { limb } from './limbs.ts';

/**
 * Boxer crab: an anemone pompom in each claw; mosaic carapace of cream, rose and brown fields with
 * dark seams; banded legs.
 */
export function boxerCrab(): string {
  const cr = '#fbe6c6';
  const ro = '#e59a86';
  const br = '#8e4a3c';
  const dk = '#451d36';
  let s = '';
  for (const k of [-1, 1]) {
    const X = (x: number): number => 100 + k * x;
    [
      [
        [28, 84],
        [52, 70],
        [70, 78],
        [84, 100],
      ],
      [
        [30, 94],
        [54, 92],
        [72, 104],
        [80, 126],
      ],
      [
        [26, 102],
        [46, 112],
        [58, 126],
        [58, 142],
      ],
      [
        [18, 108],
        [30, 124],
        [34, 138],
        [28, 147],
      ],
    ].forEach(
      (p, i) =>
        (s += limb(
          p.map(([x, y]) => [X(x), y]),
          5 - i * 0.3,
          1.3,
          cr,
          6,
          i % 2 ? br : dk,
          1,
        )),
    );
  }
  const pom = (x: number, y: number, seed: string) => {
    const r = rng(seed);
    let o = '';
    for (const [n, len, col] of [
      [26, 24, '#b98d6a'],
      [22, 19, '#e6c79a'],
      [16, 12, '#fff0cf'],
    ] as const) {
      for (let i = 0; i < n; i++) {
        const a = (i / n) * TAU + r.range(-0.1, 0.1);
        const l = len * r.range(0.82, 1.1);
        const e: Point = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.92];
        const m = [x + Math.cos(a + 0.2) * l * 0.55, y + Math.sin(a + 0.2) * l * 0.5];
        o +=
          `<path d="${
            tube(
              [[x, y], m, e],
              [
                [0, 1.8],
                [0.8, 1.3],
                [1, 1.1],
              ],
              8,
            ).d
          }" fill="${col}"/>` + dot(...e, 1.5, '#f27a8c');
      }
    }
    return g(o, 'filter="url(#lift2)"') + dot(x, y, 4, '#7a4a3a');
  };
  for (const k of [-1, 1]) {
    const X = (x: number): number => 100 + k * x;
    s += limb(
      [
        [22, 76],
        [38, 74],
        [48, 62],
        [44, 48],
      ].map(([x, y]) => [X(x), y]),
      4.6,
      4.6,
      cr,
      5,
      dk,
      2,
    );
    s +=
      pom(X(46), 28, 'pom' + k) +
      sheet(
        loop(
          [
            [36, 52],
            [35, 43],
            [40, 33],
            [43, 36],
            [43, 45],
            [49, 45],
            [50, 37],
            [54, 34],
            [56, 44],
            [52, 53],
            [44, 57],
          ].map(([x, y]) => [X(x), y]),
        ),
        cr,
        2,
      ) +
      line(`M${X(37)} 49L${X(53)} 49`, dk, 3);
  }
  for (const k of [-1, 1]) {
    s +=
      line(`M${100 + k * 12} 70L${100 + k * 15} 58`, br, 3.4) +
      dot(100 + k * 15.4, 56, 5, '#fff6dd', 'filter="url(#lift1)"') +
      dot(100 + k * 15.4, 55.6, 3.7, '#141430') +
      dot(99 + k * 15.4, 54.2, 1.2, '#fff');
  }
  const car = loop([
    [66, 78],
    [74, 68],
    [88, 65],
    [100, 67],
    [112, 65],
    [126, 68],
    [134, 78],
    [133, 94],
    [124, 108],
    [110, 115],
    [100, 116],
    [90, 115],
    [76, 108],
    [67, 94],
  ]);
  const F = [
    [[100, 60], [110, 72], [106, 84], [94, 84], [90, 72], cr],
    [[90, 60], [90, 72], [94, 84], [80, 88], [72, 76], [76, 62], ro],
    [[110, 60], [110, 72], [106, 84], [120, 88], [128, 76], [124, 62], ro],
    [[94, 84], [106, 84], [110, 98], [100, 106], [90, 98], br],
    [[80, 88], [94, 84], [90, 98], [78, 104], [68, 96], cr],
    [[120, 88], [106, 84], [110, 98], [122, 104], [132, 96], cr],
    [[60, 76], [72, 76], [80, 88], [68, 96], [58, 90], br],
    [[140, 76], [128, 76], [120, 88], [132, 96], [142, 90], br],
    [[90, 98], [100, 106], [100, 122], [82, 120], [78, 104], ro],
    [[110, 98], [100, 106], [100, 122], [118, 120], [122, 104], ro],
  ];
  s +=
    sheet(car, dk, 3) +
    clipTo(
      car,
      F.map((f) => {
        const c = f[f.length - 1] as string;
        const q = f.slice(0, -1) as number[][];
        const m = [0, 1].map((j) => q.reduce((a, b) => a + b[j], 0) / q.length);
        const k = q.map((v) => [m[0] + (v[0] - m[0]) * 0.87, m[1] + (v[1] - m[1]) * 0.87]);
        return `<path d="${loop(k, 0.08)}" fill="${c}"/><path d="${loop(
          k.map((v) => [m[0] + (v[0] - m[0]) * 0.45, m[1] + (v[1] - m[1]) * 0.45]),
        )}" fill="${light(c, 0.35)}" opacity=".6"/>`;
      }).join('') + vol(car),
    );
  return s + line('M93 72q7 4 14 0', dk, 1.4);
}
