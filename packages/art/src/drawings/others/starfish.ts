import { light, mix } from '../../draw/colour.ts';
import { loop, poly } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { at, f2, TAU } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, path, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { ell, strip } from './limbs.ts';
import { strip2 } from './sea-snakes.ts';

/** Colours, number and length of the arms of a crown-of-thorns. */
export interface CrownLook {
  base?: string;
  base2?: string;
  spine?: string;
  tip?: string;
  arms?: number;
  R?: number;
}

/**
 * Crown-of-thorns: fifteen arms, set off from each other, round a broad disc; long thorns in rows
 * along every arm. `bold` has eleven arms and a thorn or two on each side.
 */
export function crownOfThorns(o: CrownLook = {}, detail: Detail = 'full'): string {
  const bold = detail === 'bold';
  const c = { base: '#553a8c', base2: '#8a5cb6', spine: '#f2683c', tip: '#ffe0b4', R: 66, ...o };
  const r = rng('cot');
  const cx = 100;
  const cy = 76;
  const yk = 0.92;
  const n = o.arms ?? (bold ? 11 : 15);
  const w = bold ? 1.3 : 1;
  const P = (rad: number, a: number): Point => [
    cx + Math.cos(a) * rad,
    cy + Math.sin(a) * rad * yk,
  ];
  const thorn = (x: number, y: number, a: number, l: number): string => {
    const half = bold ? 2.5 : 1.55;
    const e = at(x, y, a, l);
    const m = at(x, y, a, l * 0.62);
    const nx = -Math.sin(a) * half;
    const ny = Math.cos(a) * half;
    return (
      path(poly([[x + nx, y + ny], e, [x - nx, y - ny]]), c.spine) +
      path(
        poly([[m[0] + nx * 0.38, m[1] + ny * 0.38], e, [m[0] - nx * 0.38, m[1] - ny * 0.38]]),
        c.tip,
      )
    );
  };
  let thorns = '';
  let arms = '';
  let ridge = '';
  let top = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU - 0.2;
    const bend = r.range(-0.1, 0.1);
    const len = c.R * r.range(0.92, 1.06);
    const T = tube(
      [P(20, a), P(len * 0.6, a + bend * 0.5), P(len, a + bend)],
      [
        [0, 7.4 * w],
        [0.5, 6 * w],
        [0.85, 3.9 * w],
        [1, 2.2 * w],
      ],
      26,
    );
    for (const t of bold ? [0.5, 0.86] : [0.36, 0.58, 0.8, 0.97]) {
      const q = T.at(t);
      const out = Math.atan2(q.y - cy, q.x - cx);
      for (const k of [-1, 1])
        thorns += thorn(
          q.x + q.nx * q.h * 0.6 * k,
          q.y + q.ny * q.h * 0.6 * k,
          out - k * 0.8,
          bold ? 13 : 10.5,
        );
    }
    arms += sheet(T.d, i % 2 ? c.base : c.base2, 1);
    for (let t = 0.3; t < 0.98; t += 0.2) {
      const q = T.at(t);
      ridge += dot(q.x, q.y, Math.max(1.1, q.h * 0.3), light(c.base2, 0.42));
    }
    for (const t of bold ? [0.62] : [0.46, 0.76]) {
      const q = T.at(t);
      const out = Math.atan2(q.y - cy, q.x - cx);
      top += thorn(q.x, q.y, out * 0.35 - (Math.PI / 2) * 0.65, bold ? 12 : 10);
    }
  }
  const disc = loop(
    Array.from({ length: 24 }, (_, i) => P(27 + (i % 2 ? 1.2 : -1.2), (i / 24) * TAU)),
  );
  const crown = bold ? 7 : 13;
  for (let k = 0; k < crown; k++) {
    const a = k * 2.399;
    const rad = Math.sqrt((k + 0.5) / crown) * 21;
    const [x, y] = P(rad, a);
    top += thorn(x, y + 3, -Math.PI / 2 + (x - cx) / 26, bold ? 13 : 11);
  }
  return (
    g(thorns, 'filter="url(#lift1)"') +
    arms +
    ridge +
    sheet(disc, mix(c.base, c.base2, 0.45), 2) +
    vol(disc, 0.6) +
    g(top, 'filter="url(#lift1)"')
  );
}

/** Blue sea star: plain blue, five finger-like arms. */
export function seastar(): string {
  const c = { base: '#2f6fd6', spot: '#a9d4ff', arms: 5, R: 66, w: 13 };
  let s = '';
  let inn = '';
  const r = rng('star' + c.base);
  for (let i = 0; i < c.arms; i++) {
    const a = (i / c.arms) * TAU - Math.PI / 2 + 0.18;
    const b = r.range(-0.25, 0.25);
    const P = (d: number, t: number) => [100 + Math.cos(t) * d, 78 + Math.sin(t) * d * 0.9];
    const sp = [P(0, a), P(c.R * 0.5, a + b * 0.3), P(c.R, a + b)];
    const T = tube(
      sp,
      [
        [0, c.w],
        [0.4, c.w * 0.82],
        [0.85, c.w * 0.6],
        [1, c.w * 0.42],
      ],
      26,
    );
    s += sheet(T.d, i % 2 ? c.base : light(c.base, 0.08), 2);
    for (let t = 0.12; t < 0.98; t += 0.11) {
      const q = T.at(t);
      for (const v of [-0.5, 0, 0.5])
        inn += dot(
          q.x + q.nx * q.h * v,
          q.y + q.ny * q.h * v,
          v ? 0.9 : 1.5,
          c.spot,
          'opacity=".85"',
        );
    }
  }
  return s + dot(100, 78, c.w * 0.9, light(c.base, 0.05)) + inn;
}

/**
 * Magnificent star: ten or so long, narrow, tapering arms; fringe of pale spines along every edge;
 * grey-brown with dark bands.
 */
export function luidia(detail: Detail): string {
  const bold = detail === 'bold';
  const b = '#c9a878';
  const d = '#5c3f4c';
  const r = rng('luid');
  const n = bold ? 9 : 10;
  const cx = 100;
  const cy = 76;
  let s = '';
  let sp = '';
  const arms = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * TAU - Math.PI / 2 + 0.1;
    const L = [72, 84][i % 2] * (1 + 0.05 * Math.cos(a * 2));
    const bend = r.range(-0.22, 0.22);
    const P = (q: number, t: number) => [cx + Math.cos(t) * q * 1.08, cy + Math.sin(t) * q * 0.86];
    return tube(
      [P(0, a), P(L * 0.35, a), P(L * 0.72, a + bend * 0.5), P(L, a + bend)],
      [
        [0, 11],
        [0.2, 10.4],
        [0.6, 7],
        [0.9, 3],
        [1, 0.9],
      ].map(([t, h]) => [t, h * (bold ? 1.12 : 1)]),
      40,
    );
  });
  for (const T of arms) {
    for (let t = 0.26; t < 0.99; t += bold ? 0.09 : 0.034) {
      const m = T.at(t);
      const f = T.at(Math.min(1, t + 0.05));
      const dx = f.x - m.x;
      const dy = f.y - m.y;
      const l = Math.hypot(dx, dy) || 1;
      for (const k of [-1, 1]) {
        sp += line(
          `M${f2(m.x + m.nx * m.h * 0.8 * k)} ${f2(m.y + m.ny * m.h * 0.8 * k)}L${f2(m.x + m.nx * (m.h * 1.25 + 2.2) * k + (dx / l) * 2.6)} ${f2(
            m.y + m.ny * (m.h * 1.25 + 2.2) * k + (dy / l) * 2.6,
          )}`,
          '#fff2dc',
          bold ? 2 : 1.15,
        );
      }
    }
  }
  s += g(sp, 'filter="url(#lift1)"');
  arms.forEach((T, i) => {
    let q = '';
    for (const [a, c] of [
      [0.34, 0.1],
      [0.56, 0.11],
      [0.78, 0.1],
      [0.93, 0.08],
    ])
      q += strip(T, a, a + c, d, -1.3, 1.3, 0);
    for (const v of [-0.72, 0.72]) {
      for (let t = 0.2; t < 0.99 && !bold; t += 0.03) {
        const m = T.at(t);
        q += dot(m.x + m.nx * m.h * v, m.y + m.ny * m.h * v, Math.max(0.6, m.h * 0.15), '#f7e3bd');
      }
    }
    for (let t = 0.2; t < 0.98; t += bold ? 0.07 : 0.028) {
      const m = T.at(t);
      for (const v of bold ? [0] : [-0.36, 0, 0.36]) {
        q += dot(
          m.x + m.nx * m.h * v,
          m.y + m.ny * m.h * v,
          Math.max(0.5, m.h * (bold ? 0.24 : 0.11)),
          v ? '#8a6a5a' : '#fff0d0',
          'opacity=".8"',
        );
      }
    }
    q += strip2(T, '#141d4a', 1, 0.45, 0.2);
    s += sheet(T.d, i % 2 ? b : light(b, 0.16), 2) + clipTo(T.d, q);
  });
  const disc = loop(
    Array.from({ length: 20 }, (_, i) =>
      ell(cx, cy, 22 + (i % 2 ? 1.4 : -1.4), 18 + (i % 2 ? 1 : -1), (i / 20) * TAU),
    ),
  );
  let q = '';
  for (let i = 0; i < 120; i++) {
    const a = i * 2.399;
    const k = Math.sqrt(i / 120);
    q += dot(cx + Math.cos(a) * 21 * k, cy + Math.sin(a) * 17 * k, 1.15, i % 3 ? '#f7e3bd' : d);
  }
  return (
    s +
    sheet(disc, mix(b, d, 0.28), 1) +
    clipTo(disc, q + vol(disc, 0.7)) +
    dot(107, 70, 2.4, '#f2b46a')
  );
}
