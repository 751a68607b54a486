import { blob, loop } from '../../draw/curves.ts';
import { clipTo, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';

export const ell = (cx, cy, rx, ry, a) => [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];

/** strip of a tube between two lengths t and two sides v (-1 back, 1 belly when the spine runs to the right) */
export const strip = (T, t0, t1, fill, v0 = -1.3, v1 = 1.3, lift = 0, skew = 0) => {
  const A = [], B = [], n = 6, c = t => T.at(Math.max(0, Math.min(1, t)));
  for (let i = 0; i <= n; i++) {
    const v = v0 + (v1 - v0) * i / n, s = skew * v, a = c(t0 + s), b = c(t1 + s);
    A.push([a.x + a.nx * a.h * v, a.y + a.ny * a.h * v]);
    B.push([b.x + b.nx * b.h * v, b.y + b.ny * b.h * v]);
  }
  return sheet(loop([...A, ...B.reverse()], .12), fill, lift);
};

/** a jointed or curved limb with optional rings */
export const limb = (pts, w0, w1, col, rings = 0, rcol = '#fff', lift = 1) => {
  const T = tube(pts, [[0, w0], [1, w1]], 30);
  let s = sheet(T.d, col, lift), q = '';
  for (let i = 0; i < rings; i++) q += strip(T, (i + .45) / rings, (i + .95) / rings, rcol);
  return s + (rings ? clipTo(T.d, q) : '');
};

export const patch = (x, y, rx, ry, seed, edge, fill, k = .74) =>
  `<path d="${blob(x, y, rx, ry, rng(seed), .13, 9)}" fill="${edge}"/><path d="${
    blob(x, y, rx * k, ry * k, rng(seed), .13, 9)
  }" fill="${fill}"/>`;

