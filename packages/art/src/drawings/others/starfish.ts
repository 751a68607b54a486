import { light, mix } from '../../draw/colour.ts';
import { loop, poly } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet, vol } from '../../draw/paper.ts';
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

/** A crown-of-thorns starfish. */
export function crownOfThorns(o: CrownLook = {}): string {
  const c = { base: '#6a4a9c', base2: '#8f5bb0', spine: '#f2683c', tip: '#ffd0a0', arms: 15, R: 64, ...o }, r = rng('cot');
  const cx = 100, cy = 76, yk = .88;
  let s = '';
  const P = (rad: number, a: number) => [cx + Math.cos(a) * rad, cy + Math.sin(a) * rad * yk];
  const arms = [];
  for (let i = 0; i < c.arms; i++) {
    const a = i / c.arms * TAU - .2 + r.range(-.05, .05), bend = r.range(-.16, .16), len = c.R * r.range(.9, 1.08);
    arms.push({ a, T: tube([P(20, a), P(len * .6, a + bend * .5), P(len, a + bend)], [[0, 9.6], [.5, 7.4], [.85, 4.8], [1, 2.6]], 26) });
  }
  const thorn = (x: number, y: number, a: number, l: number, w: number) => {
    const q = [x + Math.cos(a) * l, y + Math.sin(a) * l], n = [-Math.sin(a) * w, Math.cos(a) * w];
    return `<path d="${poly([[x + n[0], y + n[1]], q, [x - n[0], y - n[1]]])}" fill="${c.spine}"/>` + dot(q[0], q[1], .55, c.tip);
  };
  let under = '';
  for (const A of arms) {
    for (let t = .12; t <= 1; t += .11) {
      const q = A.T.at(t);
      for (const k of [-1, 1]) {
        under += thorn(
          q.x + q.nx * q.h * .7 * k,
          q.y + q.ny * q.h * .7 * k,
          Math.atan2(q.ny * k, q.nx * k) + r.range(-.25, .25) + .5 * k * -1 * .6,
          7.5,
          1.3,
        );
      }
    }
  }
  s += g(under, 'filter="url(#lift1)"');
  arms.forEach((A, i) => s += sheet(A.T.d, i % 2 ? c.base : c.base2, 1));
  s += sheet(loop(Array.from({ length: 24 }, (_, i) => P(30 + (i % 2 ? 1.5 : -1.5), i / 24 * TAU))), mix(c.base, c.base2, .5), 2);
  let bumps = '';
  for (const A of arms) {
    for (let t = .2; t < .98; t += .13) {
      const q = A.T.at(t);
      bumps += dot(q.x, q.y, Math.max(1.2, q.h * .33), light(c.base2, .28));
    }
  }
  s += bumps;
  let topS = '';
  for (const A of arms) {
    for (let t = .2; t < 1; t += .19) {
      const q = A.T.at(t);
      const a = Math.atan2(q.y - cy, q.x - cx) * .6 + -Math.PI / 2 * .4;
      topS += thorn(q.x, q.y, a + r.range(-.3, .3), 9, 1.5);
    }
  }
  for (let k = 0; k < 22; k++) {
    const a = r() * TAU, rad = Math.sqrt(r()) * 26, [x, y] = P(rad, a);
    topS += thorn(x, y, -Math.PI / 2 + (x - cx) / 40 + r.range(-.3, .3), 10, 1.6);
  }
  return s + g(topS, 'filter="url(#lift2)"');
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
export function luidia(): string {
  const b = '#c9a878', d = '#5c3f4c', r = rng('luid'), n = 10, cx = 100, cy = 76;
  let s = '', sp = '';
  const arms = Array.from({ length: n }, (_, i) => {
    const a = i / n * TAU - Math.PI / 2 + .1,
      L = [72, 84][i % 2] * (1 + .05 * Math.cos(a * 2)),
      bend = r.range(-.22, .22),
      P = (q: number, t: number) => [cx + Math.cos(t) * q * 1.08, cy + Math.sin(t) * q * .86];
    return tube([P(0, a), P(L * .35, a), P(L * .72, a + bend * .5), P(L, a + bend)], [[0, 11], [.2, 10.4], [.6, 7], [.9, 3], [1, .9]], 40);
  });
  for (const T of arms) {
    for (let t = .26; t < .99; t += .034) {
      const m = T.at(t), f = T.at(Math.min(1, t + .05));
      const dx = f.x - m.x, dy = f.y - m.y, l = Math.hypot(dx, dy) || 1;
      for (const k of [-1, 1]) {
        sp += line(
          `M${f2(m.x + m.nx * m.h * .8 * k)} ${f2(m.y + m.ny * m.h * .8 * k)}L${f2(m.x + m.nx * (m.h * 1.25 + 2.2) * k + dx / l * 2.6)} ${
            f2(m.y + m.ny * (m.h * 1.25 + 2.2) * k + dy / l * 2.6)
          }`,
          '#fff2dc',
          1.15,
        );
      }
    }
  }
  s += g(sp, 'filter="url(#lift1)"');
  arms.forEach((T, i) => {
    let q = '';
    for (const [a, c] of [[.34, .1], [.56, .11], [.78, .1], [.93, .08]]) q += strip(T, a, a + c, d, -1.3, 1.3, 0);
    for (const v of [-.72, .72]) {
      for (let t = .2; t < .99; t += .03) {
        const m = T.at(t);
        q += dot(m.x + m.nx * m.h * v, m.y + m.ny * m.h * v, Math.max(.6, m.h * .15), '#f7e3bd');
      }
    }
    for (let t = .2; t < .98; t += .028) {
      const m = T.at(t);
      for (const v of [-.36, 0, .36]) {
        q += dot(m.x + m.nx * m.h * v, m.y + m.ny * m.h * v, Math.max(.5, m.h * .11), v ? '#8a6a5a' : '#fff0d0', 'opacity=".8"');
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
