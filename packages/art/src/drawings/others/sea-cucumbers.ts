import { light, mix } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { ell } from './limbs.ts';

/**
 * Leopard sea cucumber: smooth loaf with dark eye spots ringed in gold; mouth low in front; sticky
 * white threads behind.
 */
export function leopardCucumber(): string {
  const b = '#a88a78';
  const r = rng('leop');
  let s = '';
  for (let i = 0; i < 11; i++) {
    const u = i / 10 - 0.5;
    s += line(
      `M172 90Q${f2(182 + r.range(-4, 4))} ${f2(96 + u * 44)} ${f2(176 + r.range(-10, 14))} ${f2(116 + u * 34)}T${f2(
        178 + r.range(-22, 20),
      )} ${f2(128 + r.range(-14, 18))}`,
      '#fffaf0',
      2,
      'filter="url(#lift1)"',
    );
  }
  for (let i = 0; i < 26; i++) {
    const x = 32 + i * 5.4;
    s += line(
      `M${x} 112l${f2(r.range(-2.4, 2.4))} ${f2(r.range(12, 17))}`,
      '#d8c0a4',
      2.4,
      'filter="url(#lift1)"',
    );
  }
  const B = loop([
    [14, 98],
    [18, 80],
    [34, 64],
    [62, 54],
    [100, 50],
    [138, 54],
    [168, 66],
    [182, 84],
    [178, 104],
    [160, 116],
    [120, 122],
    [74, 122],
    [36, 116],
    [20, 108],
  ]);
  s += sheet(B, b, 3);
  let q = sheet(
    loop([
      [8, 100],
      [40, 106],
      [100, 110],
      [160, 104],
      [190, 92],
      [180, 130],
      [20, 130],
    ]),
    light(b, 0.42),
    0,
  );
  const C: number[][] = [];
  let k = 0;
  const spot = (x: number, y: number, a: number, e: number) =>
    `<ellipse cx="${f2(x)}" cy="${f2(y)}" rx="${f2(a)}" ry="${f2(a * e)}" fill="#f4cf86"/><ellipse cx="${f2(x)}" cy="${f2(y)}" rx="${f2(
      a * 0.78,
    )}" ry="${f2(a * 0.78 * e)}" fill="#8a5a3c"/><ellipse cx="${f2(x)}" cy="${f2(y)}" rx="${f2(a * 0.56)}" ry="${f2(
      a * 0.56 * e,
    )}" fill="#231228"/>` + dot(x - a * 0.12, y - a * 0.12, a * 0.16, '#ffe6b0');
  while (C.length < 74 && k++ < 9000) {
    const x = r.range(20, 178);
    const y = r.range(54, 110);
    const a = k < 300 ? r.range(5, 6.8) : r.range(2.4, 4.2);
    if (C.some((c) => Math.hypot(c[0] - x, (c[1] - y) * 1.15) < c[2] + a + 1.6)) continue;
    C.push([x, y, a]);
    q += spot(x, y, a, y < 64 || y > 102 ? 0.66 : 0.9);
  }
  s += clipTo(
    B,
    q +
      vol(B) +
      `<path d="${loop([
        [30, 72],
        [60, 58],
        [100, 54],
        [140, 58],
        [160, 66],
        [130, 63],
        [100, 61],
        [64, 65],
      ])}" fill="#fff" opacity=".28"/>`,
  );
  // mouth: ring of short feelers
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * 0.55 + (i / 8) * Math.PI * 0.8;
    const e = ell(20, 106, 13, 13, a);
    s +=
      line(`M20 106L${f2(e[0])} ${f2(e[1])}`, '#6a4a44', 2.4) +
      dot(...e, 3.4, '#e9d0a8', 'filter="url(#lift1)"') +
      dot(...e, 1.5, '#7a5648');
  }
  return s + dot(20, 106, 5, '#4a2c38');
}

/**
 * Prickly redfish: pineapple-like coat of star-shaped pointed papillae in orange-red; flat pink
 * sole; blocky, very large body.
 */
export function pricklyRedfish(): string {
  const b = '#c2452e';
  const r = rng('prick');
  let s = '';
  const B = loop([
    [16, 106],
    [18, 88],
    [32, 68],
    [60, 54],
    [100, 48],
    [140, 52],
    [170, 66],
    [186, 88],
    [184, 110],
    [164, 120],
    [100, 124],
    [36, 120],
  ]);
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * 0.6 + (i / 8) * Math.PI * 0.75;
    const e = ell(22, 110, 14, 13, a);
    s +=
      line(`M24 110L${f2(e[0])} ${f2(e[1])}`, '#8a3a3c', 2.4) +
      dot(...e, 3.6, '#f0a890', 'filter="url(#lift1)"');
  }
  s += sheet(
    loop([
      [22, 110],
      [40, 122],
      [100, 128],
      [162, 122],
      [182, 110],
      [182, 122],
      [160, 134],
      [100, 138],
      [40, 134],
      [20, 122],
    ]),
    '#f2b09a',
    2,
  );
  for (let i = 0; i < 30; i++)
    s += dot(30 + i * 4.9, 128 + Math.sin((i / 29) * Math.PI) * 5 + (i % 2) * 2.4, 1.6, '#d0705c');
  s += sheet(B, b, 3) + clipTo(B, vol(B));
  const star = (x: number, y: number, R: number, up: number) => {
    const n = 5;
    const P = [];
    for (let i = 0; i < n * 2; i++) {
      const a = (i / (n * 2)) * TAU - Math.PI / 2 + up * 0.5;
      const k = i % 2 ? 0.42 : 1;
      P.push([
        x + Math.cos(a) * R * k * (1 - 0.2 * Math.abs(up)) + up * R * 0.35,
        y + Math.sin(a) * R * k - R * 0.28,
      ]);
    }
    const c = mix('#ff9a5c', '#c2452e', (y - 50) / 90);
    return sheet(loop(P, 0.06), c, 1) + dot(x + up * R * 0.2, y - R * 0.2, R * 0.24, '#ffe0ae');
  };
  const rows = [
    [50, 60, 140, 7],
    [58, 36, 164, 9],
    [68, 26, 176, 10],
    [79, 20, 182, 11],
    [91, 18, 184, 11],
    [103, 20, 183, 11],
    [114, 30, 172, 10],
  ];
  rows.forEach(([y, x0, x1, n], j) => {
    for (let i = 0; i < n; i++) {
      const u = (i + 0.5 + (j % 2 ? 0.15 : -0.15)) / n;
      const x = x0 + (x1 - x0) * u;
      const arch = 4 * (u - 0.5) * (u - 0.5);
      s += star(
        x + r.range(-1.4, 1.4),
        y + arch * (j < 3 ? 9 : 2) + r.range(-1, 1),
        r.range(8.4, 10.2) * (j < 1 ? 0.9 : 1),
        (x - 100) / 90,
      );
    }
  });
  return s;
}

/**
 * Sea apple: swollen violet body with red-and-gold rows of tube feet; crown of white-and-purple
 * feather tentacles.
 */
export function seaApple(): string {
  const b = '#6a3fa8';
  const r = rng('apple');
  let s = '';
  const feather = (x: number, y: number, a: number, L: number, back: number) => {
    const col = back ? '#9a6fd0' : '#f3e2ff';
    const c2 = back ? '#5a2f8c' : '#c23f8c';
    const e: Point = [x + Math.cos(a) * L, y + Math.sin(a) * L];
    const cv = Math.cos(a) * 0.3;
    const m = [x + Math.cos(a - cv) * L * 0.55, y + Math.sin(a - cv) * L * 0.55];
    const T = tube(
      [[x, y], m, e],
      [
        [0, 2.8],
        [1, 1],
      ],
      24,
    );
    let o = '';
    const tw = (px: number, py: number, an: number, l: number, d: number): string => {
      const q: Point = [px + Math.cos(an) * l, py + Math.sin(an) * l];
      return (
        line(`M${f2(px)} ${f2(py)}L${f2(q[0])} ${f2(q[1])}`, d ? c2 : col, d ? 1.7 : 1.3) +
        (d
          ? [-0.7, 0, 0.7].map((k) => tw(...q, an + k, l * 0.6, 0)).join('')
          : dot(...q, 1.3, back ? '#c8a4f0' : '#fffaf0'))
      );
    };
    for (let t = 0.3; t <= 1; t += 0.115) {
      const q = T.at(Math.min(1, t));
      for (const k of [-1, 1]) o += tw(q.x, q.y, a + k * 0.95, 9.4 - t * 4.6, 1);
    }
    return g(
      `<path d="${T.d}" fill="${c2}"/>` + o + tw(...e, a, 4, 1),
      `filter="url(#lift${back ? 1 : 2})"`,
    );
  };
  for (let i = 0; i < 7; i++) {
    const u = (i / 6) * 2 - 1;
    s += feather(92 + u * 16, 64, -Math.PI / 2 - 0.08 + u * 1.15, 52, 1);
  }
  const B = loop([
    [66, 72],
    [74, 62],
    [92, 58],
    [112, 60],
    [130, 70],
    [150, 84],
    [164, 104],
    [160, 128],
    [140, 143],
    [108, 147],
    [76, 143],
    [56, 126],
    [54, 96],
  ]);
  s += sheet(B, b, 3);
  let q = '';
  for (let k = 0; k < 5; k++) {
    const u = (k / 4) * 2 - 1;
    const sp = [
      [92 + u * 20, 60],
      [100 + u * 50 + 2, 88],
      [106 + u * 56, 114],
      [112 + u * 30, 146],
    ];
    const T = tube(
      sp,
      [
        [0, 3],
        [0.5, 5.4],
        [1, 3],
      ],
      30,
    );
    q += `<path d="${T.d}" fill="#b03a6c"/>`;
    for (let t = 0.06; t < 1; t += 0.075) {
      const m = T.at(t);
      for (const v of [-0.7, 0.7]) {
        q +=
          dot(m.x + m.nx * m.h * v, m.y + m.ny * m.h * v, 2.1, '#ff5f4a') +
          dot(m.x + m.nx * m.h * v, m.y + m.ny * m.h * v - 0.4, 1.1, '#ffd65a');
      }
    }
  }
  for (let i = 0; i < 40; i++)
    q += dot(r.range(56, 160), r.range(66, 142), r.range(0.7, 1.5), '#a47be0', 'opacity=".8"');
  s += clipTo(B, q + vol(B));
  for (let i = 0; i < 13; i++) {
    const x = 66 + i * 7;
    s += line(
      `M${x} ${f2(140 + Math.sin((i / 12) * Math.PI) * 5)}l${f2(r.range(-2, 2))} 6`,
      '#ff7a5c',
      2.2,
    );
  }
  s +=
    sheet(
      loop([
        [70, 68],
        [80, 60],
        [94, 57],
        [110, 60],
        [118, 67],
        [104, 74],
        [84, 75],
      ]),
      '#c23f8c',
      2,
    ) + `<ellipse cx="94" cy="66" rx="12" ry="4.4" fill="#2b1040"/>`;
  for (const [u, L] of [
    [-1, 46],
    [1, 44],
    [-0.6, 50],
    [0.62, 48],
    [-0.2, 50],
    [0.22, 50],
  ]) {
    s += feather(94 + u * 19, 67 + (1 - Math.abs(u)) * 3, -Math.PI / 2 - 0.08 + u * 1.32, L, 0);
  }
  return g(s, 'transform="translate(-1 0) scale(.97)"');
}
