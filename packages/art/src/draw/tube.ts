import { loop, resample } from './curves.ts';
import type { Point, Points } from './numbers.ts';

/** A row of [parameter, value] pairs with rising parameters. */
export type Table = Points;
/** A function of a parameter that usually runs from 0 to 1. */
export type Profile = (t: number) => number;

/** A smooth function through the table that never overshoots its values (monotone cubic). */
export function interp(tab: Table): Profile {
  const x = tab.map((a) => a[0]);
  const y = tab.map((a) => a[1]);
  const n = x.length;
  const s: number[] = [];
  const m: number[] = [];
  for (let i = 0; i < n - 1; i++) s.push((y[i + 1] - y[i]) / (x[i + 1] - x[i]));
  for (let i = 0; i < n; i++) {
    const inner = (): number =>
      s[i - 1] * s[i] <= 0 ? 0 : (2 * s[i - 1] * s[i]) / (s[i - 1] + s[i]);
    m.push(i === 0 ? s[0] : i === n - 1 ? s[n - 2] : inner());
  }
  return (t) => {
    if (t <= x[0]) return y[0];
    if (t >= x[n - 1]) return y[n - 1];
    let i = 0;
    while (t > x[i + 1]) i++;
    const h = x[i + 1] - x[i];
    const u = (t - x[i]) / h;
    const u2 = u * u;
    const u3 = u2 * u;
    return (
      y[i] * (2 * u3 - 3 * u2 + 1) +
      m[i] * h * (u3 - 2 * u2 + u) +
      y[i + 1] * (-2 * u3 + 3 * u2) +
      m[i + 1] * h * (u3 - u2)
    );
  };
}

/** A station of a tube: place on the spine, unit normal, half width. */
export interface Station {
  x: number;
  y: number;
  nx: number;
  ny: number;
  h: number;
}

/** A tapered band along a spine. */
export interface Tube {
  /** The closed outline with a rounded tip. */
  d: string;
  /** The station nearest to t from 0 (root) to 1 (tip). */
  at(t: number): Station;
  pts: Station[];
}

/**
 * Draws a tapered tube.
 * @param spine points of the centre line, root first
 * @param width half width along the spine, as a table or a function of t from 0 to 1
 * @param n number of stations
 */
export function tube(spine: Points, width: Table | Profile, n: number = 40): Tube {
  const c = resample(spine, n);
  const left: Point[] = [];
  const right: Point[] = [];
  const stations: Station[] = [];
  const w = typeof width === 'function' ? width : interp(width);
  for (let i = 0; i < n; i++) {
    const a = c[Math.max(0, i - 1)];
    const b = c[Math.min(n - 1, i + 1)];
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const l = Math.hypot(dx, dy) || 1;
    const nx = -dy / l;
    const ny = dx / l;
    const h = w(i / (n - 1));
    left.push([c[i][0] + nx * h, c[i][1] + ny * h]);
    right.push([c[i][0] - nx * h, c[i][1] - ny * h]);
    stations.push({ x: c[i][0], y: c[i][1], nx, ny, h });
  }
  const tip = stations[n - 1];
  const end: Point = [tip.x + tip.ny * tip.h * 0.9, tip.y - tip.nx * tip.h * 0.9];
  return {
    d: loop([...left, end, ...right.reverse()]),
    at: (t) => stations[Math.round(t * (n - 1))],
    pts: stations,
  };
}
