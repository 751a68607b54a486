import { blob, loop } from '../../draw/curves.ts';
import type { Point, Points } from '../../draw/numbers.ts';
import { clipTo, sheet } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import type { Station, Tube } from '../../draw/tube.ts';

/** The point of an ellipse in direction a (radians). */
export const ell = (cx: number, cy: number, rx: number, ry: number, a: number): Point => [
  cx + Math.cos(a) * rx,
  cy + Math.sin(a) * ry,
];

/**
 * Strip of a tube between two lengths t and two sides v (-1 back, 1 belly when the spine runs to
 * the right).
 */
export const strip = (
  T: Tube,
  t0: number,
  t1: number,
  fill: string,
  v0: number = -1.3,
  v1: number = 1.3,
  lift: Lift = 0,
  skew: number = 0,
): string => {
  const A = [];
  const B = [];
  const n = 6;
  const c = (t: number): Station => T.at(Math.max(0, Math.min(1, t)));
  for (let i = 0; i <= n; i++) {
    const v = v0 + ((v1 - v0) * i) / n;
    const s = skew * v;
    const a = c(t0 + s);
    const b = c(t1 + s);
    A.push([a.x + a.nx * a.h * v, a.y + a.ny * a.h * v]);
    B.push([b.x + b.nx * b.h * v, b.y + b.ny * b.h * v]);
  }
  return sheet(loop([...A, ...B.reverse()], 0.12), fill, lift);
};

/** A limb: spine, half widths at root and tip, colour, number and colour of rings, lift. */
export type LimbSpec = [
  pts: Points,
  w0: number,
  w1: number,
  col: string,
  rings?: number,
  rcol?: string,
  lift?: Lift,
];

/** A jointed or curved limb with optional rings. */
export const limb = (
  ...[pts, w0, w1, col, rings = 0, rcol = '#fff', lift = 1]: LimbSpec
): string => {
  const T = tube(
    pts,
    [
      [0, w0],
      [1, w1],
    ],
    30,
  );
  const s = sheet(T.d, col, lift);
  let q = '';
  for (let i = 0; i < rings; i++) q += strip(T, (i + 0.45) / rings, (i + 0.95) / rings, rcol);
  return s + (rings ? clipTo(T.d, q) : '');
};

/** An uneven spot with a rim; k is the share inside the rim. */
export const patch = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  seed: string,
  edge: string,
  fill: string,
  k: number = 0.74,
): string =>
  `<path d="${blob(x, y, rx, ry, rng(seed), 0.13, 9)}" fill="${edge}"/><path d="${blob(
    x,
    y,
    rx * k,
    ry * k,
    rng(seed),
    0.13,
    9,
  )}" fill="${fill}"/>`;
