import { dark, light } from '../../draw/colour.ts';
import { blob, loop, polyline } from '../../draw/curves.ts';
import { TAU } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { ell, strip } from './limbs.ts';

/**
 * Broadclub cuttlefish: fin skirt all round the body; broad-clubbed arms in front; W-shaped pupil;
 * dark travelling bands.
 */
export function cuttlefish(): string {
  const b = '#b8663e';
  const p = '#f2cf9c';
  const d = '#5a2540';
  const r = rng('cutt');
  let s = '';
  // skirt
  const sk = [];
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * TAU;
    const k = 1 + 0.03 * Math.sin(i * 2.1);
    sk.push([
      128 + Math.cos(a) * 66 * k,
      68 + Math.sin(a) * 38 * k + (Math.cos(a) > 0 ? Math.cos(a) * 6 : 0),
    ]);
  }
  const S = loop(sk);
  s += sheet(S, '#d9a3d0', 2);
  let ray = '';
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * TAU;
    ray += line(
      polyline([ell(128, 70, 46, 24, a), ell(128, 70, 68, 40, a)]),
      i % 2 ? '#fff0f4' : '#7a4a94',
      0.9,
      'opacity=".55"',
    );
  }
  s +=
    clipTo(S, ray) +
    line(
      loop(sk.map(([x, y]) => [128 + (x - 128) * 0.965, 68 + (y - 68) * 0.955])),
      '#56b8d8',
      1.6,
    );
  // arms
  const arms = [
    [
      [64, 72],
      [44, 62],
      [26, 46],
      [18, 30],
      [26, 22],
    ],
    [
      [62, 76],
      [42, 72],
      [22, 66],
      [8, 54],
      [6, 44],
    ],
    [
      [62, 84],
      [44, 92],
      [26, 104],
      [18, 120],
      [28, 128],
    ],
    [
      [64, 80],
      [42, 84],
      [22, 90],
      [6, 88],
      [2, 78],
    ],
  ];
  arms.forEach((a, i) => {
    const T = tube(
      a,
      [
        [0, 8.6],
        [0.45, 8],
        [0.8, 5.2],
        [1, 1.4],
      ],
      34,
    );
    let q = '';
    for (let t = 0.12; t < 0.95; t += 0.13)
      q += strip(T, t, t + 0.055, i % 2 ? d : dark(b, 0.3), -1.3, 1.3);
    s +=
      sheet(T.d, i < 1 ? dark(b, 0.12) : i % 2 ? b : light(b, 0.12), 2) +
      clipTo(T.d, q + vol(T.d, 0.7));
  });
  // hunting tentacle with broad club
  s +=
    sheet(
      tube(
        [
          [62, 82],
          [46, 100],
          [38, 118],
          [42, 132],
        ],
        [
          [0, 3.6],
          [1, 3],
        ],
        24,
      ).d,
      p,
      2,
    ) +
    sheet(
      loop([
        [36, 128],
        [32, 138],
        [40, 147],
        [54, 146],
        [58, 137],
        [50, 128],
      ]),
      p,
      2,
    ) +
    [
      [40, 134],
      [46, 133],
      [42, 140],
      [49, 140],
      [47, 145],
    ]
      .map(([x, y]) => dot(x, y, 2, '#c98a78'))
      .join('');
  const man = [];
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * TAU;
    const x = Math.cos(a);
    const y = Math.sin(a);
    man.push([126 + x * 54 + (x > 0.7 ? (x - 0.7) * 16 : 0), 66 + y * (26 + x * -2) + x * 4]);
  }
  const M = loop(man);
  let q = '';
  for (let i = 0; i < 8; i++) {
    const x = 78 + i * 14;
    q += `<path d="${loop([
      [x, 34],
      [x + 7, 52],
      [x + 3, 68],
      [x + 9, 84],
      [x + 5, 104],
      [x + 12, 104],
      [x + 15, 84],
      [x + 9, 68],
      [x + 13, 52],
      [x + 7, 34],
    ])}" fill="${d}" opacity=".88"/>`;
  }
  for (let i = 0; i < 44; i++)
    q += dot(r.range(74, 184), r.range(42, 96), r.range(0.7, 2.1), p, 'opacity=".85"');
  s +=
    sheet(M, b, 3) +
    clipTo(
      M,
      sheet(
        loop([
          [66, 80],
          [100, 90],
          [140, 92],
          [186, 80],
          [180, 110],
          [80, 110],
        ]),
        light(b, 0.35),
        0,
      ) +
        q +
        vol(M),
    );
  const head = loop([
    [80, 54],
    [70, 50],
    [58, 56],
    [50, 68],
    [50, 82],
    [58, 92],
    [72, 94],
    [82, 88],
    [86, 70],
  ]);
  s +=
    sheet(head, light(b, 0.1), 3) +
    clipTo(
      head,
      Array.from({ length: 16 }, () =>
        dot(r.range(52, 86), r.range(52, 92), r.range(0.8, 2), p, 'opacity=".8"'),
      ).join('') + vol(head, 0.7),
    );
  s +=
    sheet(blob(67, 71, 11, 9.6, rng('ce'), 0.03), p, 2) +
    `<ellipse cx="67" cy="72" rx="8.4" ry="7" fill="#f7dc9a"/>` +
    line(
      'M59.6 70.6Q61.2 74.6 64 74.4Q66.2 74.2 67 72.4Q67.8 74.2 70 74.4Q72.8 74.6 74.4 70.6',
      '#150c2a',
      3,
    ) +
    line('M56.5 68Q66 59 78 68', dark(b, 0.35), 2.4) +
    dot(62, 67, 1.2, '#fff');
  return g(s, 'transform="translate(7 4) scale(.94)"');
}
