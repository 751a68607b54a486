import { dark, mix } from '../../draw/colour.ts';
import { at, UP } from '../../draw/numbers.ts';
import { clipTo, dot, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import type { Random } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import type { Station, Table, Tube } from '../../draw/tube.ts';
import { rock } from './ground.ts';

/** Fingers; lengths in drawing units, angles in radians. */
export interface FingersLook {
  seed: string;
  base: string;
  back: string;
  footCol?: string;
  rows?: number;
  n?: number;
  w?: number;
  len?: number;
  half?: number;
  lean?: number;
  y?: number;
  rise?: number;
  bend?: number;
  jit?: number;
  dome?: number;
  step?: number;
  foot?: number;
  /** Width along a finger, in shares of w. */
  prof?: Table;
  tip?: string | null;
  deco?: (T: Tube, col: string, r: Random, row: number) => string;
  over?: (T: Tube, col: string, r: Random, row: number) => string;
  end?: (e: Station, h: number, a: number, r: Random, col: string, row: number) => string;
}

/** Rows of tubes standing on one foot. */
export function fingers(o: FingersLook): string {
  const c = {
    rows: 3,
    n: 7,
    w: 7,
    len: 50,
    half: 66,
    lean: 0.5,
    prof: [
      [0, 0.8],
      [0.6, 1],
      [0.9, 1.02],
      [1, 0.72],
    ],
    y: 144,
    rise: 7,
    bend: 0,
    jit: 0.14,
    dome: 0.35,
    tip: null,
    ...o,
  };
  const r = rng(c.seed);
  let s = '';
  for (let j = 0; j < c.rows; j++) {
    const f = c.rows > 1 ? j / (c.rows - 1) : 1;
    const n = c.n - ((c.rows - 1 - j) % 2);
    const col = mix(c.back, c.base, f);
    const order = Array.from({ length: n }, (_, i) => i).sort(
      (a, b) => Math.abs(b - (n - 1) / 2) - Math.abs(a - (n - 1) / 2),
    );
    for (const i of order) {
      const u = n > 1 ? (i / (n - 1) - 0.5) * 2 : 0;
      const x = 100 + u * c.half * (0.62 + (0.12 * j) / c.rows) + r.range(-3, 3);
      const y = c.y - (c.rows - 1 - j) * c.rise * 0.3;
      const a = UP + u * c.lean + r.range(-c.jit, c.jit);
      const l = c.len * (1 - c.dome * u * u) * r.range(0.86, 1.1) * (1 - j * (c.step ?? 0.16));
      const bd = c.bend * (Math.sign(u || 1) * 0.6 + r.range(-0.7, 0.7));
      const m = at(x, y, a, l * 0.5);
      const e = at(...m, a + bd, l * 0.5);
      const T = tube(
        [[x, y], m, e],
        c.prof.map(([t, h]) => [t, h * c.w]),
        26,
      );
      s +=
        sheet(T.d, col, 1) +
        clipTo(T.d, (c.deco ? c.deco(T, col, r, j) : '') + vol(T.d, 0.9)) +
        (c.end
          ? c.end(T.at(1), T.at(0.9).h, a + bd, r, col, j)
          : c.tip
            ? dot(T.at(1).x, T.at(1).y, T.at(1).h * 0.9, mix(c.tip, c.back, (1 - f) * 0.5))
            : '') +
        (c.over ? c.over(T, col, r, j) : '');
    }
  }
  if (c.foot === 0) return s;
  const foot = c.footCol ?? dark(c.base, 0.35);
  // one skin runs over the roots, where fingers would show that they are cut off
  return (
    rock(foot, c.seed, c.half * 1.02, c.y - 7, 1) +
    s +
    rock(mix(foot, c.base, 0.35), `${c.seed} front`, c.half * 0.94, c.y - 6, 1)
  );
}
