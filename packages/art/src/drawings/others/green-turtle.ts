import { dark, mix } from '../../draw/colour.ts';
import { blob, loop, poly } from '../../draw/curves.ts';
import { type Points, TAU } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { type Profile, tube } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';

/**
 * Green turtle: smooth olive shell whose plates lie side by side with sunburst rays; short blunt
 * head; plain pale-edged skin plates.
 */
export function greenTurtle(): string {
  const c = {
    shell: '#6d8a45',
    ray: '#d9c06a',
    dark: '#34452f',
    skin: '#f1e6bd',
    plate: '#5b6b3c',
  };
  const flip = (sp: Points, w: Points | Profile, n: number, lift: Lift, far: number = 0) => {
    const T = tube(sp, w, 34);
    let q = '';
    for (let i = 0; i < n; i++) {
      const a = T.at((i + 0.5) / n);
      for (const v of [-0.6, 0.05, 0.68]) {
        q += `<path d="${blob(
          a.x + a.nx * a.h * v,
          a.y + a.ny * a.h * v,
          Math.max(1.6, a.h * 0.44),
          Math.max(1.4, a.h * 0.33),
          rng('g' + i + v),
          0.1,
          8,
        )}" fill="${far ? dark(c.plate, 0.3) : c.plate}"/>`;
      }
    }
    return sheet(T.d, far ? dark(c.skin, 0.32) : c.skin, lift) + clipTo(T.d, q + vol(T.d, 0.7));
  };
  let s =
    flip(
      [
        [84, 58],
        [80, 40],
        [90, 22],
        [110, 8],
      ],
      [
        [0, 10],
        [0.4, 10.5],
        [0.8, 6.5],
        [1, 2],
      ],
      8,
      1,
      1,
    ) +
    flip(
      [
        [152, 66],
        [168, 56],
        [184, 54],
      ],
      [
        [0, 6.5],
        [0.6, 7.4],
        [1, 3],
      ],
      4,
      1,
      1,
    );
  s +=
    sheet(
      loop([
        [70, 62],
        [52, 60],
        [46, 78],
        [64, 86],
        [80, 86],
        [80, 64],
      ]),
      c.skin,
      1,
    ) + line('M60 62q-4 10 2 20M67 62q-3 10 2 21', dark(c.skin, 0.35), 1, 'opacity=".6"');
  const head = loop([
    [62, 60],
    [54, 53],
    [42, 51],
    [31, 54],
    [23.5, 61],
    [21, 69],
    [22.5, 76],
    [28, 80],
    [42, 83],
    [56, 80],
  ]);
  s +=
    sheet(head, c.skin, 2) +
    clipTo(
      head,
      [
        [34, 55, 8, 4],
        [46, 55, 6.4, 5],
        [56, 60, 5, 5],
        [48, 66, 4.6, 4],
        [56, 70, 4, 4.6],
        [49, 75, 4.6, 3.6],
        [41, 77, 4, 3],
        [29, 63, 4, 5],
        [58, 78, 4, 3],
      ]
        .map(
          ([x, y, a, b], i) =>
            `<path d="${blob(x, y, a, b, rng('gh' + i), 0.1, 8)}" fill="${c.plate}"/>`,
        )
        .join('') +
        sheet(
          loop([
            [18, 58],
            [26, 66],
            [27, 74],
            [24, 82],
            [14, 76],
          ]),
          '#cbb878',
          1,
        ) +
        vol(head, 0.6),
    );
  s +=
    line('M22.6 75Q30 73.6 40 76.4', '#2c2a22', 1.4) +
    dot(25, 64, 0.9, '#2c2a22') +
    eyeArt(38.5, 66, 4, '#c9d8a0');
  s += flip(
    [
      [150, 90],
      [166, 100],
      [182, 112],
    ],
    [
      [0, 7],
      [0.6, 8.4],
      [1, 3],
    ],
    4,
    2,
  );
  const N = 40;
  const at = (a: number, k = 1) => {
    const x = Math.cos(a);
    const y = Math.sin(a);
    const t = Math.max(0, x) ** 2;
    return [116 + x * (54 + t * 8) * k, 72 + y * 36 * (1 - t * 0.55) * k];
  };
  const car = loop(Array.from({ length: N }, (_, i) => at((i / N) * TAU)));
  s += sheet(car, c.dark, 3);
  const plate = (pts: number[][], k: string | number, hub: number[]) => {
    const m = [0, 1].map((j) => pts.reduce((a, b) => a + b[j], 0) / pts.length);
    const q = pts.map((v: number[]): number[] => [
      m[0] + (v[0] - m[0]) * 0.93,
      m[1] + (v[1] - m[1]) * 0.91,
    ]);
    const d = loop(q, 0.05);
    const h = hub ?? [m[0] + 5, m[1] - 1];
    const r = rng('gp' + k);
    let st = '';
    for (let i = 0; i < 17; i++) {
      const a = (i / 17) * TAU + r.range(-0.1, 0.1);
      const w = r.range(0.05, 0.13);
      const l = r.range(14, 24);
      st += `<path d="${poly([
        h,
        [h[0] + Math.cos(a - w) * l, h[1] + Math.sin(a - w) * l],
        [h[0] + Math.cos(a + w) * l, h[1] + Math.sin(a + w) * l],
      ])}" fill="${i % 3 ? c.ray : dark(c.shell, 0.45)}" opacity="${i % 3 ? 0.8 : 0.6}"/>`;
    }
    return sheet(d, c.shell, 1) + clipTo(d, st);
  };
  // five plates on the ridge, four each side, a rim of small ones
  const X = [72, 92, 112, 132, 150, 166];
  let inn = '';
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * TAU;
    const b = ((i + 1) / 26) * TAU;
    inn += `<path d="${poly([at(a + 0.012, 0.985), at(b - 0.012, 0.985), at(b - 0.012, 0.845), at(a + 0.012, 0.845)])}" fill="${
      i % 2 ? mix(c.shell, c.ray, 0.35) : mix(c.shell, c.ray, 0.6)
    }"/>`;
  }
  const V = X.map((x, i) => ({ x, h: [7, 9.6, 9.6, 8.4, 6.6, 4][i] }));
  for (let i = 0; i < 4; i++) {
    for (const k of [-1, 1]) {
      const a = V[i];
      const b = V[i + 1];
      const e = (x: number): number => {
        const u = (x - 116) / 57;
        return (
          72 +
          k * 36 * 0.83 * Math.sqrt(Math.max(0.03, 1 - u * u)) * (1 - Math.max(0, u) ** 2 * 0.45)
        );
      };
      const p0 = a.x + (i ? 4 : 0);
      const p1 = b.x + 4;
      inn += plate(
        [
          [p0 - 2, 72 + k * (a.h - 0.6)],
          [(p0 + p1) / 2 - 2, 72 + k * 10.6],
          [p1 - 2, 72 + k * (b.h - 0.6)],
          [p1 + 1, e(p1)],
          [p0 - 2, e(p0)],
        ],
        i * 3 + k,
        [p0 + 15, 72 + k * 12.5],
      );
    }
  }
  for (let i = 4; i >= 0; i--) {
    const a = V[i];
    const b = V[i + 1];
    inn += plate(
      [
        [a.x, 72 - a.h * 0.7],
        [a.x + 5, 72 - a.h * 1.16],
        [b.x - 1, 72 - b.h * 1.1],
        [b.x + 2, 72],
        [b.x - 1, 72 + b.h * 1.1],
        [a.x + 5, 72 + a.h * 1.16],
        [a.x, 72 + a.h * 0.7],
      ],
      'v' + i,
      [b.x - 2, 72],
    );
  }
  s += clipTo(car, inn + vol(car));
  return (
    s +
    flip(
      [
        [84, 90],
        [74, 106],
        [78, 124],
        [94, 141],
      ],
      [
        [0, 11],
        [0.3, 12],
        [0.7, 8.5],
        [1, 2.4],
      ],
      8,
      3,
    )
  );
}
