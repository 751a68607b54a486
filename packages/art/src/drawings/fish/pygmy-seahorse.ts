import { loop } from '../../draw/curves.ts';
import { f2, type Points } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';

/**
 * Hippocampus bargibanti: pale pink, round red-pink tubercles, very short snout, tail round a
 * sea-fan twig with the same warts.
 */
export function pygmySeahorse(): string {
  const tw = (pts: Points, w0: number, w1: number) =>
    tube(
      pts,
      [
        [0, w0],
        [1, w1],
      ],
      30,
    );
  const r = rng('bar');
  let fan = '';
  let pol = '';
  const twigs: [Points, number, number][] = [
    [
      [
        [52, 150],
        [60, 122],
        [62, 96],
        [70, 66],
        [66, 34],
        [72, 4],
      ],
      4.6,
      2.4,
    ],
    [
      [
        [62, 104],
        [46, 84],
        [38, 60],
        [22, 42],
        [16, 18],
      ],
      3.2,
      1.8,
    ],
    [
      [
        [66, 84],
        [54, 58],
        [50, 36],
        [40, 14],
      ],
      2.6,
      1.5,
    ],
    [
      [
        [58, 122],
        [82, 120],
        [108, 128],
        [138, 122],
        [160, 100],
        [178, 92],
      ],
      3.4,
      1.7,
    ],
    [
      [
        [140, 121],
        [158, 126],
        [176, 122],
        [190, 126],
      ],
      2.4,
      1.4,
    ],
    [
      [
        [60, 132],
        [40, 118],
        [22, 112],
        [10, 94],
      ],
      2.8,
      1.5,
    ],
    [
      [
        [162, 99],
        [166, 80],
        [178, 62],
        [180, 40],
      ],
      2.2,
      1.3,
    ],
  ];
  for (const [p, a, b] of twigs) {
    const T = tw(p, a, b);
    fan += sheet(T.d, '#a63a5e', 1);
    for (let i = 1; i < 30; i += 1) {
      const q = T.pts[i];
      const s = i % 2 ? 1 : -1;
      if (r() < 0.72) {
        pol +=
          dot(q.x + q.nx * q.h * s * 0.9, q.y + q.ny * q.h * s * 0.9, r.range(1.3, 2), '#ee8a94') +
          dot(q.x + q.nx * q.h * s * 0.9 - 0.3, q.y + q.ny * q.h * s * 0.9 - 0.3, 0.7, '#ffd8cc');
      }
    }
  }
  const spine = [
    [101, 37],
    [111, 34],
    [122, 40],
    [121, 52],
    [114, 64],
    [110, 80],
    [114, 97],
    [118, 111],
    [110, 124],
    [98, 133],
    [90, 126],
    [94, 117],
    [103, 118],
    [106, 125],
    [101, 130],
  ];
  const T = tube(
    spine,
    [
      [0, 8],
      [0.1, 10.4],
      [0.2, 10.4],
      [0.28, 13],
      [0.37, 18.5],
      [0.46, 18],
      [0.54, 12],
      [0.63, 7],
      [0.76, 5],
      [0.9, 3.4],
      [1, 1.6],
    ],
    90,
  );
  let s =
    sheet(
      loop([
        [125, 74],
        [136, 70],
        [143, 76],
        [142, 86],
        [135, 92],
        [124, 90],
      ]),
      '#f6cfc4',
      1,
    ) + line('M127 77L140 75M127 82L142 82M127 87L138 89', '#b05a70', 0.8, 'opacity=".6"');
  s +=
    sheet(
      loop([
        [100, 34],
        [90, 37],
        [83, 40],
        [80, 45],
        [83, 50],
        [91, 50],
        [102, 48],
      ]),
      '#f7dcd2',
      2,
    ) +
    line('M80.5 46l3.4 -.4', '#8a3050', 1.4) +
    sheet(
      loop([
        [104, 29],
        [106, 17],
        [112, 12],
        [119, 17],
        [121, 29],
      ]),
      '#f2a6a8',
      1,
    ) +
    sheet(
      loop([
        [92, 38],
        [95, 29],
        [104, 24],
        [114, 26],
        [118, 34],
        [108, 46],
        [96, 47],
      ]),
      '#f7dcd2',
      1,
    ) +
    sheet(T.d, '#f7dcd2', 2);
  let rings = '';
  for (let t = 0.2; t < 0.96; t += 0.034) {
    const a = T.at(t);
    rings += `M${f2(a.x + a.nx * a.h)} ${f2(a.y + a.ny * a.h)}Q${f2(a.x + a.ny * a.h * 0.35)} ${f2(a.y - a.nx * a.h * 0.35)} ${f2(
      a.x - a.nx * a.h,
    )} ${f2(a.y - a.ny * a.h)}`;
  }
  const strip = [];
  for (let t = 0; t <= 1; t += 0.03) {
    const a = T.at(t);
    strip.push([a.x - a.nx * a.h * 1.2, a.y - a.ny * a.h * 1.2]);
  }
  for (let t = 1; t >= 0; t -= 0.03) {
    const a = T.at(t);
    strip.push([a.x - a.nx * a.h * 0.5, a.y - a.ny * a.h * 0.5]);
  }
  s += clipTo(T.d, sheet(loop(strip), '#eeb4ae', 1) + line(rings, '#b8607a', 1, 'opacity=".5"'));
  const wart = (x: number, y: number, q: number) =>
    sheet(
      loop(
        Array.from({ length: 9 }, (_, i) => {
          const w = (i / 9) * 6.283;
          const k = q * r.range(0.86, 1.12);
          return [x + Math.cos(w) * k, y + Math.sin(w) * k];
        }),
      ),
      '#d8476c',
      1,
    ) + dot(x - q * 0.25, y - q * 0.3, q * 0.38, '#ff9ea2');
  for (const [t, v, q] of [
    [0.22, -0.9, 3.2],
    [0.27, -1, 3.4],
    [0.33, -0.95, 4.2],
    [0.4, -1, 4],
    [0.47, -1, 4],
    [0.54, -1, 3.2],
    [0.61, -1, 2.6],
    [0.68, -1, 2.2],
    [0.26, 0.9, 3],
    [0.32, 0.95, 3.6],
    [0.38, 0.98, 4],
    [0.45, 0.98, 3.8],
    [0.52, 0.95, 3],
    [0.59, 0.95, 2.4],
    [0.32, -0.1, 3.4],
    [0.38, 0.3, 4],
    [0.4, -0.38, 3.6],
    [0.46, 0.1, 3.8],
    [0.52, -0.3, 3],
    [0.57, 0.1, 2.6],
    [0.66, 0.2, 2.2],
    [0.75, -0.6, 2],
    [0.84, 0.7, 1.7],
  ]) {
    const a = T.at(t);
    s += wart(a.x + a.nx * a.h * v, a.y + a.ny * a.h * v, q);
  }
  s +=
    wart(112, 15, 3.6) +
    wart(106, 20, 2.8) +
    wart(119, 21, 3) +
    wart(90, 38, 2.2) +
    wart(118, 45, 2.6) +
    line('M111 36q5 5 0 11', '#8a3050', 1.2, 'opacity=".5"') +
    eyeArt(101, 40, 4.8, '#ffd9a0');
  return g(g(fan + pol, 'opacity=".96"') + s, 'transform="translate(-2 0)"');
}
