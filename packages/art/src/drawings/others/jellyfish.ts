import { dark, light } from '../../draw/colour.ts';
import { blob, loop, polyline } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { ell } from './limbs.ts';

/**
 * Crowned jellyfish: tall wart-covered crown on a flat bell, deep ring groove, frilly arms with
 * long whips.
 */
export function crownJelly(): string {
  const b = '#7a5cc8';
  const p = '#d9c4ff';
  const d = '#4a3590';
  const r = rng('ceph');
  let s = '';
  for (let i = 0; i < 20; i++) {
    const u = (i / 19) * 2 - 1;
    const x = 100 + u * 36;
    const l = r.range(24, 44);
    s += line(
      `M${f2(x)} 104Q${f2(x + r.range(-8, 8))} ${f2(112 + l * 0.4)} ${f2(x + u * 10 + r.range(-6, 6))} ${f2(104 + l)}`,
      i % 2 ? '#f0dcff' : '#b79be8',
      1.3,
      'filter="url(#lift1)"',
    );
  }
  const arm = (x: number, y: number, k: number, c: string) => {
    let o = '';
    for (let i = 0; i < 9; i++) {
      const a = (i / 8) * Math.PI;
      const l = 12 * k * r.range(0.8, 1.1);
      o += dot(x + Math.cos(a) * l, y + Math.sin(a) * l * 1.3, 4.6 * k, i % 2 ? c : light(c, 0.22));
    }
    return g(
      `<path d="${blob(x, y, 13 * k, 15 * k, r, 0.1)}" fill="${c}"/>` + o,
      'filter="url(#lift1)"',
    );
  };
  for (const [x, y, k] of [
    [56, 88, 0.8],
    [144, 88, 0.8],
    [74, 92, 1],
    [126, 92, 1],
    [90, 98, 1.15],
    [112, 98, 1.15],
  ]) {
    s += arm(x, y, k, '#a97a8e');
  }
  for (let i = 0; i < 46; i++) {
    const u = r.range(-1, 1);
    const x = 100 + u * 46;
    const y = 92 + r.range(-6, 18) * (1 - u * u);
    s += dot(x, y, r.range(0.9, 1.8), '#fff0d8');
  }
  // skirt with lappets
  const sk = [];
  const n = 22;
  for (let i = 0; i <= n; i++) {
    const u = (i / n) * 2 - 1;
    sk.push([100 + u * 78, 88 - u * u * 16 + (i % 2 ? 4 : -2)]);
  }
  const skirt = loop([
    [22, 70],
    [30, 60],
    [50, 52],
    [100, 48],
    [150, 52],
    [170, 60],
    [178, 70],
    ...sk.reverse(),
  ]);
  s += sheet(skirt, b, 3);
  let inn = '';
  for (let i = 0; i < 44; i++) {
    const u = (i / 43) * 2 - 1;
    inn += line(
      `M${f2(100 + u * 50)} 60Q${f2(100 + u * 70)} 66 ${f2(100 + u * 80)} ${f2(90 - u * u * 16)}`,
      i % 2 ? p : d,
      1,
      'opacity=".4"',
    );
  }
  s += clipTo(
    skirt,
    inn +
      sheet(
        loop([
          [34, 62],
          [60, 66],
          [100, 69],
          [140, 66],
          [166, 62],
          [150, 48],
          [50, 48],
        ]),
        d,
        0,
      ) +
      vol(skirt),
  );
  const crown = loop([
    [46, 60],
    [52, 44],
    [66, 32],
    [84, 25],
    [100, 23],
    [116, 25],
    [134, 32],
    [148, 44],
    [154, 60],
    [130, 65],
    [100, 67],
    [70, 65],
  ]);
  s += sheet(crown, light(b, 0.12), 2) + clipTo(crown, vol(crown));
  const wart = (x: number, y: number, h: number, w: number, a: number) => {
    const e: Point = [x + Math.sin(a) * h, y - Math.cos(a) * h];
    const t = tube(
      [[x, y], [x + Math.sin(a * 0.8) * h * 0.5, y - Math.cos(a) * h * 0.5], e],
      [
        [0, w],
        [0.6, w * 0.72],
        [1, w * 0.5],
      ],
      10,
    );
    return sheet(t.d, p, 1) + dot(...e, w * 0.44, '#fffaf2');
  };
  const W = [];
  for (let j = 0; j < 5; j++) {
    const m = [5, 7, 8, 9, 9][j];
    for (let i = 0; i < m; i++) {
      const u = m > 1 ? (i / (m - 1)) * 2 - 1 : 0;
      W.push([
        100 + u * [24, 34, 40, 44, 45][j] + r.range(-2, 2),
        [30, 36, 43, 51, 59][j] + u * u * [4, 5, 5, 4, 2][j],
        [20, 18, 14, 10, 7][j] * r.range(0.85, 1.15),
        [4.4, 4.4, 4, 3.6, 3.2][j],
        u * 0.75,
      ]);
    }
  }
  return s + W.map(([x, y, h, w, a]) => wart(x, y, h, w, a)).join('');
}

/**
 * Upside-down jellyfish: bell underneath like a saucer, frilled arms up; blue-green paddles; white
 * patches round the rim.
 */
export function upsideJelly(): string {
  const b = '#b98a5c';
  const d = '#7a5a3e';
  const r = rng('cass');
  let s = '';
  s += sheet(
    loop([
      [10, 112],
      [24, 128],
      [56, 142],
      [100, 147],
      [144, 142],
      [176, 128],
      [190, 112],
      [100, 96],
    ]),
    dark(b, 0.35),
    2,
  );
  const rim = [];
  const n = 40;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU;
    const k = 1 + (i % 2 ? 0.03 : -0.03);
    rim.push([100 + Math.cos(a) * 92 * k, 108 + Math.sin(a) * 27 * k]);
  }
  const R = loop(rim);
  s += sheet(R, b, 1);
  let inn = '';
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * TAU;
    const q = ell(100, 108, 82, 22, a);
    inn += `<path d="${blob(q[0], q[1], 8, 4.4, r, 0.1, 8)}" fill="#fff3da"/>`;
  }
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * TAU;
    inn += line(
      `M${ell(100, 108, 46, 12, a).map(f2).join(' ')}L${ell(100, 108, 70, 18, a).map(f2).join(' ')}`,
      '#f6dcae',
      1,
      'opacity=".6"',
    );
  }
  s += clipTo(
    R,
    inn +
      `<path d="${loop(Array.from({ length: 16 }, (_, i) => ell(100, 107, 48, 13, (i / 16) * TAU)))}" fill="${d}"/>`,
  );
  const frond = (x: number, y: number, a: number, l: number, w: number, c: string, dep: number) => {
    const e: Point = [x + Math.cos(a) * l, y + Math.sin(a) * l];
    const m = [x + Math.cos(a - 0.15) * l * 0.5, y + Math.sin(a - 0.15) * l * 0.5];
    const T = tube(
      [[x, y], m, e],
      [
        [0, w],
        [1, w * 0.7],
      ],
      12,
    );
    let o = `<path d="${T.d}" fill="${c}"/>`;
    let fr = '';
    for (let t = 0.2; t <= 1.01; t += 0.16) {
      const q = T.at(Math.min(1, t));
      for (const k of [-1, 1]) {
        const cx = q.x + q.nx * q.h * k * 1.1;
        const cy = q.y + q.ny * q.h * k * 1.1;
        fr +=
          dot(cx, cy, w * 0.62, light(c, 0.18)) +
          dot(cx + q.nx * w * 0.6 * k, cy + q.ny * w * 0.6 * k, w * 0.42, light(c, 0.5));
      }
    }
    o = fr + o;
    if (dep) {
      for (const k of [-0.62, 0.05, 0.66]) o += frond(...e, a + k, l * 0.62, w * 0.78, c, dep - 1);
    } else o += dot(...e, w * 0.9, light(c, 0.4));
    return o;
  };
  const A = [
    [-1.02, 42, 0],
    [1.02, 42, 0],
    [-0.66, 46, 0],
    [0.66, 46, 0],
    [-0.3, 46, 1],
    [0.34, 46, 1],
    [0, 44, 1],
    [-0.9, 34, 2],
    [0.9, 34, 2],
    [-0.48, 36, 2],
    [0.5, 36, 2],
    [0.02, 34, 2],
  ];
  const C = ['#7d6a44', '#96804e', '#b49a5e'];
  const paddle = (x: number, y: number, a: number, l: number, c: string) => {
    const q = (u: number, v: number) => [
      x + Math.cos(a) * u * l - Math.sin(a) * v,
      y + Math.sin(a) * u * l + Math.cos(a) * v,
    ];
    const dd = loop([q(0, -2), q(0.5, -6), q(0.95, -5), q(1.05, 0), q(0.9, 5), q(0.5, 5), q(0, 2)]);
    return (
      sheet(dd, c, 2) +
      clipTo(dd, line(polyline([q(0.1, 0), q(0.9, 0)]), light(c, 0.5), 1.2) + vol(dd, 0.6))
    );
  };
  A.forEach(([u, l, k], i) => {
    s += g(
      frond(
        100 + u * 30,
        106 + k * 3,
        -Math.PI / 2 + u * 0.92,
        l * 0.8,
        5.2 - (2 - k) * 0.3,
        C[k],
        1,
      ),
      'filter="url(#lift2)"',
    );
    if (i === 3) s += paddle(64, 74, -2.2, 30, '#3f8fd8') + paddle(132, 72, -0.9, 30, '#4fb8a8');
    if (i === 6) s += paddle(88, 60, -1.9, 30, '#4fb8a8') + paddle(114, 64, -1.2, 28, '#3f6fd0');
  });
  return (
    s +
    paddle(70, 98, -2.7, 26, '#3f8fd8') +
    paddle(126, 100, -0.5, 26, '#4fb8a8') +
    paddle(98, 92, -1.7, 22, '#5a7fe0')
  );
}
