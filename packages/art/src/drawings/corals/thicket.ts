import { light, mix } from '../../draw/colour.ts';
import type { Detail } from '../../draw/detail.ts';
import { at, UP } from '../../draw/numbers.ts';
import type { Points } from '../../draw/numbers.ts';
import { dot, g, path } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import type { Random } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import type { Station, Tube } from '../../draw/tube.ts';

/**
 * Draws on one branch: the branch, its colour, the stream of numbers, and how many forks still
 * follow.
 */
export type BranchPaint = (T: Tube, col: string, r: Random, q: { d: number }) => string;

/** A thicket; lengths and widths in drawing units, angles in radians. */
export interface ThicketLook {
  seed: string;
  base: string;
  back: string;
  tip: string;
  trunks?: number;
  /** Length and half width of a trunk. */
  len?: number;
  w?: number;
  /** How often a trunk forks. */
  depth?: number;
  /** Angle between the branches of a fork, and between the outer trunks. */
  spread?: number;
  fan?: number;
  /** Width of the foot. */
  foot?: number;
  /** How much thinner and how much shorter each generation is. */
  taper?: number;
  k?: [number, number];
  /** How strongly branches turn upward, 0 to 1. */
  up?: number;
  ground?: number;
  /** How often a fork has three branches, 0 to 1. */
  third?: number;
  wob?: number;
  layers?: number;
  /** Whether the decoration lies under the branches. */
  under?: boolean;
  deco?: BranchPaint | null;
  end?: (e: Station, w: number, a: number, tip: string, r: Random, col: string) => string;
}

interface Branch {
  sp: Points;
  w0: number;
  w1: number;
  d: number;
  a: number;
}

/** The same thicket with fewer forks and thicker branches, for small pieces. */
const bolder = ({
  w = 6,
  depth = 3,
  trunks = 6,
  len = 30,
  k: [short, long] = [0.74, 0.9],
  ...look
}: ThicketLook): ThicketLook => ({
  ...look,
  w: w * 1.35,
  depth: Math.max(2, depth - 1),
  trunks: Math.max(5, trunks - 2),
  len: len * 1.16,
  k: [short * 1.1, long * 1.08],
});

/** Recursive branches with decoration per segment and ends of their own. */
export function thicket(look: ThicketLook, detail: Detail): string {
  const o = detail === 'bold' ? bolder(look) : look;
  const c = {
    trunks: 6,
    len: 30,
    w: 6,
    depth: 3,
    spread: 0.42,
    fan: 1,
    foot: 62,
    taper: 0.74,
    k: [0.74, 0.9] as [number, number],
    up: 0.14,
    ground: 147,
    third: 0.3,
    wob: 0.16,
    layers: 2,
    ...o,
  };
  const r = rng(c.seed);
  const L: Branch[][] = Array.from({ length: c.layers }, () => []);
  const grow = (
    x: number,
    y: number,
    a: number,
    len: number,
    w: number,
    d: number,
    lay: number,
  ) => {
    const b = a + r.range(-0.1, 0.1);
    const [ex, ey] = at(x, y, b, len);
    const m = [(x + ex) / 2 + r.range(-2, 2), (y + ey) / 2];
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
    const u = c.trunks > 1 ? i / (c.trunks - 1) - 0.5 : 0;
    grow(
      100 + u * c.foot,
      c.ground,
      UP + u * c.fan,
      c.len * (1 - Math.abs(u) * 0.25),
      c.w,
      c.depth - 1,
      i % c.layers,
    );
  }
  let s = '';
  L.forEach((ls, li) => {
    const front = li === c.layers - 1;
    const col = front ? c.base : c.back;
    let body = '';
    let de = '';
    let en = '';
    for (const q of ls) {
      const T = tube(
        q.sp,
        [
          [0, q.w0],
          [1, q.w1],
        ],
        8,
      );
      body += path(T.d, col);
      if (c.deco) de += c.deco(T, col, r, q);
      if (q.d <= 0) {
        en += c.end
          ? c.end(T.at(1), q.w1, q.a, front ? c.tip : mix(c.tip, c.back, 0.5), r, col)
          : dot(T.at(1).x, T.at(1).y, q.w1 * 1.03, front ? c.tip : mix(c.tip, c.back, 0.45));
      }
    }
    s += g((c.under ? de + body : body + de) + en, `filter="url(#lift${front ? 2 : 1})"`);
  });
  return s;
}

/** Light warts scattered on a branch. */
export const warts =
  (n: number = 3, size: number = 1.3, k: number = 0.4) =>
  (T: Tube, col: string, r: Random): string => {
    let s = '';
    for (let i = 0; i < n; i++) {
      const q = T.at(r());
      const v = r.range(-0.9, 0.9);
      s += dot(q.x + q.nx * q.h * v, q.y + q.ny * q.h * v, size * r.range(0.8, 1.2), light(col, k));
    }
    return s;
  };
