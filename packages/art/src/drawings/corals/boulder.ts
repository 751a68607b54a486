import { loop } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, line, sheet, vol } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import type { Random } from '../../draw/random.ts';

/** A spheroid: centre and half sizes. */
export type Body = readonly number[];

/** One mark on a spheroid's surface. */
export interface Mark {
  /** Its place in the drawing. */
  p: Point;
  /** Its place on the surface; P turns such a place into a point of the drawing. */
  X: number;
  Y: number;
  P(x: number, y: number): Point;
  /** Step between marks on the surface, and about the same in drawing units. */
  st: number;
  S: number;
  /** Foreshortening, 1 in the middle, and its direction in degrees. */
  k: number;
  a: number;
  B: Body;
  r: Random;
  col: string;
}

/** A boulder of one or several spheroids. */
export interface BoulderLook {
  seed: string;
  base: string;
  tone?: (i: number) => string;
  bodies?: readonly Body[];
  step?: number;
  jit?: number;
  cut?: number;
  wob?: number;
  vol?: number;
  lift?: Lift;
  /** Set where the step is meant in drawing units, the same on large and small bodies. */
  abs?: number;
  /** Set where marks keep their shape on wide bodies. */
  asp?: number;
  mark(m: Mark): string;
  extra?: (B: Body, r: Random) => string;
  top?: (r: Random) => string;
}

/** A place on a spheroid's surface as a point of the drawing. */
export const proj = (B: Body, X: number, Y: number): Point => {
  const q = Math.hypot(X, Y);
  const k = q < 1e-4 ? 1 : Math.sin(Math.min(q, 1.57)) / q;
  return [B[0] + B[2] * X * k, B[1] + B[3] * Y * k];
};

/** Spheroid sheets with marks projected on their surface. */
export function boulder(o: BoulderLook): string {
  const c = {
    bodies: [[100, 112, 86, 62]],
    step: 0.17,
    jit: 0.25,
    cut: 149,
    wob: 0.03,
    lift: 3 as Lift,
    ...o,
  };
  const r = rng(c.seed);
  let s = '';
  c.bodies.forEach((B, bi) => {
    const col = c.tone ? c.tone(bi) : c.base;
    const p1 = r() * 6;
    const D = loop(
      Array.from({ length: 40 }, (_, i) => {
        const a = (i / 40) * TAU;
        const k = 1 + c.wob * Math.sin(a * 3 + p1) + c.wob * 0.7 * Math.sin(a * 7 + p1 * 2);
        return [B[0] + Math.cos(a) * B[2] * k, Math.min(c.cut + 1, B[1] + Math.sin(a) * B[3] * k)];
      }),
    );
    let m = '';
    const st = c.step * (c.abs ? 60 / Math.min(B[2], B[3]) : 1);
    const N = Math.ceil(1.75 / st);
    const NX = Math.ceil(N / (c.asp ? B[3] / B[2] : 1));
    for (let j = -N; j <= N; j++) {
      for (let i = -NX; i <= NX; i++) {
        const X =
          (i + (j & 1) * 0.5) * st * (c.asp ? B[3] / B[2] : 1) + r.range(-0.5, 0.5) * st * c.jit;
        const Y = j * st * 0.87 + r.range(-0.5, 0.5) * st * c.jit;
        const q = Math.hypot(X, Y);
        if (q > 1.46) continue;
        const p = proj(B, X, Y);
        if (p[1] > c.cut + 4) continue;
        m += c.mark({
          p,
          X,
          Y,
          st,
          k: Math.cos(q) * 0.86 + 0.14,
          a: (Math.atan2(Y * B[3], X * B[2]) * 180) / Math.PI,
          B,
          r,
          col,
          P: (x, y) => proj(B, x, y),
          S: st * Math.sqrt(B[2] * B[3]),
        });
      }
    }
    s +=
      sheet(D, col, bi === 0 ? c.lift : 2) +
      clipTo(D, m + vol(D, c.vol ?? 1) + (c.extra ? c.extra(B, r) : ''));
  });
  return s + (c.top ? c.top(r) : '');
}

/** A foreshortened ellipse at a mark. */
export const el = (m: Mark, rx: number, ry: number, fill: string, more: string = ''): string =>
  `<ellipse rx="${f2(rx * Math.max(0.3, m.k))}" ry="${f2(ry)}" fill="${fill}" transform="translate(${f2(m.p[0])} ${f2(m.p[1])}) rotate(${f2(
    m.a,
  )})" ${more}/>`;

/** Foreshortened rays round a mark. */
export const rays = (
  m: Mark,
  R0: number,
  R1: number,
  n: number,
  col: string,
  w: number,
): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU;
    d += `M${f2(Math.cos(a) * R0 * m.k)} ${f2(Math.sin(a) * R0)}L${f2(Math.cos(a) * R1 * m.k)} ${f2(Math.sin(a) * R1)}`;
  }
  return line(d, col, w, `transform="translate(${f2(m.p[0])} ${f2(m.p[1])}) rotate(${f2(m.a)})"`);
};
