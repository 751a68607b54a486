import { dark, light, mix } from '../../draw/colour.ts';
import { at, UP } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { dot, g, path } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';

/**
 * Antler blades: foot, direction, length, half width of each; the first `far` ones stand behind.
 */
export interface PalmateLook {
  seed: string;
  base: string;
  back: string;
  tip: string;
  far: number;
  lobes?: number;
  blades: readonly (readonly number[])[];
}

/** Broad flat antlers. */
export function palmate(c: PalmateLook): string {
  const r = rng(c.seed);
  let s = '';
  const B = c.blades;
  B.forEach(([x, a, l, w], i) => {
    const col = i < c.far ? c.back : c.base;
    const m = at(x, 147, a, l * 0.5);
    const e = at(...m, a + (a - UP) * 0.35, l * 0.5);
    const T = tube(
      [[x, 147], m, e],
      [
        [0, w * 0.42],
        [0.35, w * 0.5],
        [0.8, w],
        [1, w * 0.9],
      ],
      30,
    );
    const parts = [T.d];
    let tips = '';
    const n = c.lobes ?? 5;
    for (let k = 0; k < n; k++) {
      const u = (k / (n - 1)) * 2 - 1;
      const q = T.at(1);
      const aa = a + (a - UP) * 0.35 + u * 1.05;
      const p0: Point = [q.x + Math.cos(aa) * w * 0.3, q.y + Math.sin(aa) * w * 0.3];
      const p1 = at(...p0, aa, l * (0.34 - 0.06 * Math.abs(u)) * r.range(0.85, 1.15));
      const K = tube(
        [p0, p1],
        [
          [0, w * 0.38],
          [0.7, w * 0.3],
          [1, w * 0.22],
        ],
        8,
      );
      parts.push(K.d);
      tips += dot(K.at(1).x, K.at(1).y, w * 0.22, mix(c.tip, col, i < c.far ? 0.45 : 0));
    }
    for (const [t, v] of [
      [0.55, 1],
      [0.72, -1],
      [0.85, 1],
    ]) {
      const q = T.at(t);
      const aa = a + v * 1.0;
      const p0: Point = [q.x - q.nx * q.h * v * 0.5 * -1, q.y - q.ny * q.h * v * 0.5 * -1];
      const p1 = at(...p0, aa, l * 0.26);
      const K = tube(
        [p0, p1],
        [
          [0, w * 0.36],
          [1, w * 0.2],
        ],
        8,
      );
      parts.push(K.d);
      tips += dot(K.at(1).x, K.at(1).y, w * 0.2, mix(c.tip, col, i < c.far ? 0.45 : 0));
    }
    let tex = '';
    for (let k = 0; k < 46; k++) {
      const q = T.at(r.range(0.1, 1));
      const v = r.range(-0.9, 0.9);
      tex += dot(
        q.x + q.nx * q.h * v,
        q.y + q.ny * q.h * v,
        r.range(0.6, 1.1),
        r() < 0.6 ? light(col, 0.4) : dark(col, 0.25),
      );
    }
    s += g(
      parts.map((d) => path(d, col)).join('') + tex + tips,
      `filter="url(#lift${i < c.far ? 1 : 2})"`,
    );
  });
  return s;
}
