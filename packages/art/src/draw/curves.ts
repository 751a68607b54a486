import { pt, TAU } from './numbers.ts';
import type { Point, Points } from './numbers.ts';
import type { Random } from './random.ts';

const SMOOTH = 1 / 6;

function spline(
  pts: Points,
  segments: number,
  k: number,
  get: (i: number) => readonly number[],
): string {
  let d = 'M' + pt(pts[0]);
  for (let i = 0; i < segments; i++) {
    const p0 = get(i - 1);
    const p1 = get(i);
    const p2 = get(i + 1);
    const p3 = get(i + 2);
    d +=
      'C' +
      pt([p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k]) +
      ' ' +
      pt([p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k]) +
      ' ' +
      pt(p2);
  }
  return d;
}

/**
 * An open smooth path through all points.
 * @param k tension: 0 gives straight lines, 1/6 the usual roundness
 */
export function curve(pts: Points, k: number = SMOOTH): string {
  const n = pts.length;
  return spline(pts, n - 1, k, (i) => pts[Math.max(0, Math.min(n - 1, i))]);
}

/**
 * A closed smooth outline through all points.
 * @param k tension: 0 gives straight lines, 1/6 the usual roundness
 */
export function loop(pts: Points, k: number = SMOOTH): string {
  const n = pts.length;
  return spline(pts, n, k, (i) => pts[(i + n) % n]) + 'Z';
}

/** A closed outline with straight edges. */
export const poly = (pts: Points): string => polyline(pts) + 'Z';

/** An open path of straight lines. */
export const polyline = (pts: Points): string => 'M' + pts.map(pt).join('L');

/** `n` points spread evenly by parameter along the open smooth path through `pts`. */
export function resample(pts: Points, n: number): Point[] {
  const m = pts.length - 1;
  const out: Point[] = [];
  const get = (i: number): readonly number[] => pts[Math.max(0, Math.min(m, i))];
  for (let j = 0; j < n; j++) {
    const u = (j / (n - 1)) * m;
    const i = Math.min(m - 1, Math.floor(u));
    const t = u - i;
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const on = (q: number): number =>
      0.5 *
      (2 * b[q] +
        (c[q] - a[q]) * t +
        (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
        (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t * t * t);
    out.push([on(0), on(1)]);
  }
  return out;
}

/** A round outline whose radii wander by the share `amp`; `n` is the number of corners. */
export const blob = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  r: Random,
  amp: number = 0.08,
  n: number = 12,
): string =>
  loop(
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * TAU;
      const k = 1 + r.range(-amp, amp);
      return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
    }),
  );
