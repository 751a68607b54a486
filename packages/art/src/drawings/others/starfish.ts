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
 * Crown-of-thorns: fifteen arms, set off from each other, round a broad disc; long thorns in rows along every arm. `bold` has
 * eleven arms and a thorn or two on each side.
 */
export function crownOfThorns(o: CrownLook = {}, detail: Detail = 'full'): string {
  const bold = detail === 'bold', c = { base: '#553a8c', base2: '#8a5cb6', spine: '#f2683c', tip: '#ffe0b4', R: 66, ...o }, r = rng('cot');
  const cx = 100, cy = 76, yk = .92, n = o.arms ?? (bold ? 11 : 15), w = bold ? 1.3 : 1;
  const P = (rad: number, a: number): Point => [cx + Math.cos(a) * rad, cy + Math.sin(a) * rad * yk];
  const thorn = (x: number, y: number, a: number, l: number): string => {
    const half = (bold ? 2.5 : 1.55), e = at(x, y, a, l), m = at(x, y, a, l * .62), nx = -Math.sin(a) * half, ny = Math.cos(a) * half;
    return path(poly([[x + nx, y + ny], e, [x - nx, y - ny]]), c.spine) +
      path(poly([[m[0] + nx * .38, m[1] + ny * .38], e, [m[0] - nx * .38, m[1] - ny * .38]]), c.tip);
  };
  let thorns = '', arms = '', ridge = '', top = '';
  for (let i = 0; i < n; i++) {
    const a = i / n * TAU - .2, bend = r.range(-.1, .1), len = c.R * r.range(.92, 1.06);
    const T = tube([P(20, a), P(len * .6, a + bend * .5), P(len, a + bend)],
      [[0, 7.4 * w], [.5, 6 * w], [.85, 3.9 * w], [1, 2.2 * w]], 26);
    for (const t of bold ? [.5, .86] : [.36, .58, .8, .97]) {
      const q = T.at(t), out = Math.atan2(q.y - cy, q.x - cx);
      for (const k of [-1, 1]) thorns += thorn(q.x + q.nx * q.h * .6 * k, q.y + q.ny * q.h * .6 * k, out - k * .8, bold ? 13 : 10.5);
    }
    arms += sheet(T.d, i % 2 ? c.base : c.base2, 1);
    for (let t = .3; t < .98; t += .2) {
      const q = T.at(t);
      ridge += dot(q.x, q.y, Math.max(1.1, q.h * .3), light(c.base2, .42));
    }
    for (const t of bold ? [.62] : [.46, .76]) {
      const q = T.at(t), out = Math.atan2(q.y - cy, q.x - cx);
      top += thorn(q.x, q.y, out * .35 - Math.PI / 2 * .65, bold ? 12 : 10);
    }
  }
  const disc = loop(Array.from({ length: 24 }, (_, i) => P(27 + (i % 2 ? 1.2 : -1.2), i / 24 * TAU)));
  const crown = bold ? 7 : 13;
  for (let k = 0; k < crown; k++) {
    const a = k * 2.399, rad = Math.sqrt((k + .5) / crown) * 21, [x, y] = P(rad, a);
    top += thorn(x, y + 3, -Math.PI / 2 + (x - cx) / 26, bold ? 13 : 11);
  }
  return g(thorns, 'filter="url(#lift1)"') + arms + ridge + sheet(disc, mix(c.base, c.base2, .45), 2) + vol(disc, .6) +
    g(top, 'filter="url(#lift1)"');
}

/** Blue sea star: plain blue, five finger-like arms. */
export function seastar(): string {
  const c = { base: '#2f6fd6', spot: '#a9d4ff', arms: 5, R: 66, w: 13 };
  let s = '', inn = '';
  const r = rng('star' + c.base);
  for (let i = 0; i < c.arms; i++) {
    const a = i / c.arms * TAU - Math.PI / 2 + .18, b = r.range(-.25, .25);
    const P = (d: number, t: number) => [100 + Math.cos(t) * d, 78 + Math.sin(t) * d * .9];
    const sp = [P(0, a), P(c.R * .5, a + b * .3), P(c.R, a + b)],
      T = tube(sp, [[0, c.w], [.4, c.w * .82], [.85, c.w * .6], [1, c.w * .42]], 26);
    s += sheet(T.d, i % 2 ? c.base : light(c.base, .08), 2);
    for (let t = .12; t < .98; t += .11) {
      const q = T.at(t);
      for (const v of [-.5, 0, .5]) inn += dot(q.x + q.nx * q.h * v, q.y + q.ny * q.h * v, v ? .9 : 1.5, c.spot, 'opacity=".85"');
    }
  }
  return s + dot(100, 78, c.w * .9, light(c.base, .05)) + inn;
}

/**
 * Magnificent star: ten or so long, narrow, tapering arms; fringe of pale spines along every edge; grey-brown
 * with dark bands.
 */
export function luidia(detail: Detail): string {
  const bold = detail === 'bold', b = '#c9a878', d = '#5c3f4c', r = rng('luid'), n = bold ? 9 : 10, cx = 100, cy = 76;
  let s = '', sp = '';
  const arms = Array.from({ length: n }, (_, i) => {
    const a = i / n * TAU - Math.PI / 2 + .1,
      L = [72, 84][i % 2] * (1 + .05 * Math.cos(a * 2)),
      bend = r.range(-.22, .22),
      P = (q: number, t: number) => [cx + Math.cos(t) * q * 1.08, cy + Math.sin(t) * q * .86];
    return tube(
      [P(0, a), P(L * .35, a), P(L * .72, a + bend * .5), P(L, a + bend)],
      [[0, 11], [.2, 10.4], [.6, 7], [.9, 3], [1, .9]].map(([t, h]) => [t, h * (bold ? 1.12 : 1)]),
      40,
    );
  });
  for (const T of arms) {
    for (let t = .26; t < .99; t += bold ? .09 : .034) {
      const m = T.at(t), f = T.at(Math.min(1, t + .05));
      const dx = f.x - m.x, dy = f.y - m.y, l = Math.hypot(dx, dy) || 1;
      for (const k of [-1, 1]) {
        sp += line(
          `M${f2(m.x + m.nx * m.h * .8 * k)} ${f2(m.y + m.ny * m.h * .8 * k)}L${f2(m.x + m.nx * (m.h * 1.25 + 2.2) * k + dx / l * 2.6)} ${
            f2(m.y + m.ny * (m.h * 1.25 + 2.2) * k + dy / l * 2.6)
          }`,
          '#fff2dc',
          bold ? 2 : 1.15,
        );
      }
    }
  }
  s += g(sp, 'filter="url(#lift1)"');
  arms.forEach((T, i) => {
    let q = '';
    for (const [a, c] of [[.34, .1], [.56, .11], [.78, .1], [.93, .08]]) q += strip(T, a, a + c, d, -1.3, 1.3, 0);
    for (const v of [-.72, .72]) {
      for (let t = .2; t < .99 && !bold; t += .03) {
        const m = T.at(t);
        q += dot(m.x + m.nx * m.h * v, m.y + m.ny * m.h * v, Math.max(.6, m.h * .15), '#f7e3bd');
      }
    }
    for (let t = .2; t < .98; t += bold ? .07 : .028) {
      const m = T.at(t);
      for (const v of bold ? [0] : [-.36, 0, .36]) {
        q += dot(m.x + m.nx * m.h * v, m.y + m.ny * m.h * v, Math.max(.5, m.h * (bold ? .24 : .11)), v ? '#8a6a5a' : '#fff0d0', 'opacity=".8"');
      }
    }
    q += strip2(T, '#141d4a', 1, .45, .2);
    s += sheet(T.d, i % 2 ? b : light(b, .16), 2) + clipTo(T.d, q);
  });
  const disc = loop(
    Array.from({ length: 20 }, (_, i) => ell(cx, cy, 22 + (i % 2 ? 1.4 : -1.4), 18 + (i % 2 ? 1 : -1), i / 20 * TAU)),
  );
  let q = '';
  for (let i = 0; i < 120; i++) {
    const a = i * 2.399, k = Math.sqrt(i / 120);
    q += dot(cx + Math.cos(a) * 21 * k, cy + Math.sin(a) * 17 * k, 1.15, i % 3 ? '#f7e3bd' : d);
  }
  return s + sheet(disc, mix(b, d, .28), 1) + clipTo(disc, q + vol(disc, .7)) + dot(107, 70, 2.4, '#f2b46a');
}
