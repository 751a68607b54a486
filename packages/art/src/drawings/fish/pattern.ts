import { loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import type { Point, Points } from '../../draw/numbers.ts';
import { dot, line, sheet } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import type { Surface } from './body.ts';

interface ScaleOptions {
  t0?: number;
  t1?: number;
  v0?: number;
  v1?: number;
  rows?: number;
  cols?: number;
  /** Half height of a scale in drawing units. */
  s?: number;
  op?: number;
  w?: number;
}

/** Rows of cut scales. */
export const scales = (B: Surface, col: string, o: ScaleOptions = {}): string => {
  const {
    t0 = 0.3,
    t1 = 0.95,
    rows = 6,
    cols = 10,
    v0 = -0.75,
    v1 = 0.75,
    s = 3,
    op = 0.42,
    w = 0.8,
  } = o;
  let d = '';
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < cols; j++) {
      const [x, y] = B.M(
        t0 + ((t1 - t0) * (j + (i % 2) * 0.5)) / cols,
        v0 + ((v1 - v0) * i) / (rows - 1),
      );
      d += `M${f2(x)} ${f2(y - s)}q${f2(-s * 1.15)} ${f2(s)} 0 ${f2(s * 2)}`;
    }
  }
  return line(d, col, w, `opacity="${op}"`);
};

/** A band with a rim of another colour, `e` body lengths wide. */
export const edged = (
  B: Surface,
  a: number,
  b: number,
  bulge: number,
  fill: string,
  edge: string,
  e: number = 0.01,
): string => B.band(a - e, b + e, bulge, edge, 0) + B.band(a, b, bulge, fill, 1);

/** Places on the body, given as rows of t and v. */
export const points = (B: Surface, pts: Points): Point[] => pts.map(([t, v]) => B.M(t, v));

/** A patch of another paper with corners given as rows of t and v. */
export const patch = (B: Surface, pts: Points, fill: string, lift: Lift = 1, k?: number): string =>
  sheet(loop(points(B, pts), k), fill, lift);

/** Seeded dots on a fin area. */
export function fins(
  B: Surface,
  t0: number,
  t1: number,
  v0: number,
  v1: number,
  n: number,
  seed: string,
  col: string = '#bfeaff',
  r1: number = 1,
): string {
  const r = rng(seed);
  let s = '';
  for (let i = 0; i < n; i++) {
    const [x, y] = B.M(r.range(t0, t1), r.range(v0, v1));
    s += dot(x, y, r.range(r1 * 0.6, r1), col);
  }
  return s;
}

/** Two-tone streaks at the rear of dorsal (-1) or anal (1) fin. */
export function streaks(B: Surface, s: -1 | 1, a: string, b: string): string {
  let o = '';
  for (let i = 0; i < 6; i++) {
    const t = 0.64 + i * 0.055;
    o += patch(
      B,
      [
        [t, s * 1.02],
        [t + 0.03, s * 1.0],
        [t + 0.13, s * 2.1],
        [t + 0.1, s * 2.2],
      ],
      i % 2 ? b : a,
      0,
    );
  }
  return o;
}
