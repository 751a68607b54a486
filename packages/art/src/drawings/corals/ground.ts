import { dark, light } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { at, f2, TAU } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, path, sheet, vol } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

/** A sandy bottom. */
export const sand = (seed: string, col: string = '#d9bf94', y: number = 138): string => {
  const r = rng(seed);
  const d = loop([
    [4, 149],
    [20, y + 2],
    [60, y - 3],
    [104, y],
    [150, y - 3],
    [182, y + 2],
    [197, 149],
    [100, 152],
  ]);
  let s = '';
  for (let i = 0; i < 60; i++)
    s += dot(
      r.range(14, 186),
      r.range(y, 149),
      r.range(0.5, 1.3),
      r() < 0.5 ? dark(col, 0.25) : light(col, 0.5),
    );
  return sheet(d, col, 2) + clipTo(d, s);
};

/** A rock of half width w with its top near y. */
export const rock = (
  col: string,
  seed: string,
  w: number = 70,
  y: number = 132,
  lift: Lift = 2,
): string => {
  const r = rng(seed);
  const d = loop([
    [100 - w, 150],
    [100 - w * 0.9, y + 6],
    [100 - w * 0.55, y + r.range(-3, 1)],
    [100 - w * 0.1, y - 2],
    [100 + w * 0.45, y + r.range(-2, 2)],
    [100 + w * 0.88, y + 5],
    [100 + w, 150],
  ]);
  return sheet(d, col, lift) + vol(d, 0.8);
};

/** A Christmas-tree worm of height h. */
export const worm = (x: number, y: number, col: string, h: number = 9): string => {
  let s = line(`M${x} ${y}V${y - h}`, dark(col, 0.2), 1.4);
  for (let i = 0; i < 4; i++) {
    const w = 4.8 - i * 1.05;
    const yy = y - 1.5 - i * h * 0.25;
    s += path(
      `M${f2(x - w)} ${f2(yy - 1)}Q${x} ${f2(yy + 2.6)} ${f2(x + w)} ${f2(yy - 1)}Q${x} ${f2(yy - 1.6)} ${f2(x - w)} ${f2(yy - 1)}Z`,
      i % 2 ? light(col, 0.3) : col,
    );
  }
  return g(s, 'filter="url(#lift1)"');
};

/** An open polyp with n arms. */
export const star8 = (
  x: number,
  y: number,
  R: number,
  arm: string,
  ctr: string,
  n: number = 8,
  a0: number = 0,
  wd: number = 0.26,
): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = a0 + (i / n) * TAU;
    const e = at(x, y, a, R);
    const l = at(x, y, a - wd, R * 0.62);
    const q = at(x, y, a + wd, R * 0.62);
    d += `M${f2(x)} ${f2(y)}Q${f2(l[0])} ${f2(l[1])} ${f2(e[0])} ${f2(e[1])}Q${f2(q[0])} ${f2(q[1])} ${f2(x)} ${f2(y)}Z`;
  }
  return path(d, arm) + dot(x, y, R * 0.24, ctr);
};
