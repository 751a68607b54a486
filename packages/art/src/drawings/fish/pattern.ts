import { loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { dot, line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

/** rows of cut scales */
export const scales = (B, col, o = {}) => {
  const { t0 = .3, t1 = .95, rows = 6, cols = 10, v0 = -.75, v1 = .75, s = 3, op = .42, w = .8 } = o;
  let d = '';
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < cols; j++) {
      const [x, y] = B.M(t0 + (t1 - t0) * (j + (i % 2) * .5) / cols, v0 + (v1 - v0) * i / (rows - 1));
      d += `M${f2(x)} ${f2(y - s)}q${f2(-s * 1.15)} ${f2(s)} 0 ${f2(s * 2)}`;
    }
  }
  return line(d, col, w, `opacity="${op}"`);
};

export const edged = (B, a, b, bulge, fill, edge, e = .01, ...more) =>
  B.band(a - e, b + e, bulge, edge, 0, ...(more.length ? [more[0], more[1], more[2] ?? 0] : [])) +
  B.band(a, b, bulge, fill, 1, ...(more.length ? [more[0], more[1], more[2] ?? 0] : []));

export const points = (B, pts) => pts.map(([t, v]) => B.M(t, v));

export const patch = (B, pts, fill, lift = 1, k) => sheet(loop(points(B, pts), k), fill, lift);

/** seeded dots on a fin area */
export function fins(B, t0, t1, v0, v1, n, seed, col = '#bfeaff', r1 = 1) {
  const r = rng(seed);
  let s = '';
  for (let i = 0; i < n; i++) {
    const [x, y] = B.M(r.range(t0, t1), r.range(v0, v1));
    s += dot(x, y, r.range(r1 * .6, r1), col);
  }
  return s;
}

/** two-tone streaks at the rear of dorsal (-1) or anal (1) fin */
export function streaks(B, s, a, b) {
  let o = '';
  for (let i = 0; i < 6; i++) {
    const t = .64 + i * .055;
    o += patch(B, [[t, s * 1.02], [t + .03, s * 1.0], [t + .13, s * 2.1], [t + .1, s * 2.2]], i % 2 ? b : a, 0);
  }
  return o;
}

