import { light, mix } from '../../draw/colour.ts';
import { UP, at } from '../../draw/numbers.ts';
import { dot, g, path } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';

export function thicket(o) {
  const c = {
      seed: 't',
      trunks: 6,
      len: 30,
      w: 6,
      depth: 3,
      spread: .42,
      fan: 1,
      foot: 62,
      taper: .74,
      k: [.74, .9],
      up: .14,
      ground: 147,
      third: .3,
      wob: .16,
      layers: 2,
      ...o,
    },
    r = rng(c.seed),
    L = Array.from({ length: c.layers }, () => []);
  const grow = (x, y, a, len, w, d, lay) => {
    const b = a + r.range(-.1, .1), [ex, ey] = at(x, y, b, len), m = [(x + ex) / 2 + r.range(-2, 2), (y + ey) / 2];
    L[lay].push({ sp: [[x, y], m, [ex, ey]], w0: w, w1: w * c.taper, d, a: b });
    if (d <= 0) return;
    const n = r() < c.third ? 3 : 2;
    for (let i = 0; i < n; i++) {
      grow(
        ex,
        ey,
        b * (1 - c.up) + UP * c.up + (i - (n - 1) / 2) * c.spread * 1.5 + r.range(-c.wob, c.wob),
        len * r.range(...c.k),
        w * c.taper,
        d - 1,
        lay,
      );
    }
  };
  for (let i = 0; i < c.trunks; i++) {
    const u = c.trunks > 1 ? i / (c.trunks - 1) - .5 : 0;
    grow(100 + u * c.foot, c.ground, UP + u * c.fan, c.len * (1 - Math.abs(u) * .25), c.w, c.depth - 1, i % c.layers);
  }
  let s = '';
  L.forEach((ls, li) => {
    const front = li === c.layers - 1, col = front ? c.base : c.back;
    let body = '', de = '', en = '';
    for (const q of ls) {
      const T = tube(q.sp, [[0, q.w0], [1, q.w1]], 8);
      body += path(T.d, col);
      if (c.deco) de += c.deco(T, col, r, q);
      if (q.d <= 0) {
        en += c.end
          ? c.end(T.at(1), q.w1, q.a, front ? c.tip : mix(c.tip, c.back, .5), r, col)
          : dot(T.at(1).x, T.at(1).y, q.w1 * 1.03, front ? c.tip : mix(c.tip, c.back, .45));
      }
    }
    s += g((c.under ? de + body : body + de) + en, `filter="url(#lift${front ? 2 : 1})"`);
  });
  return s;
}

export const warts = (n = 3, size = 1.3, k = .4) => (T, col, r) => {
  let s = '';
  for (let i = 0; i < n; i++) {
    const q = T.at(r()), v = r.range(-.9, .9);
    s += dot(q.x + q.nx * q.h * v, q.y + q.ny * q.h * v, size * r.range(.8, 1.2), light(col, k));
  }
  return s;
};

