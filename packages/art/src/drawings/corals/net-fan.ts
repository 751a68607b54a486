import { dark, light } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { at, f2, UP } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';

/** A net fan; a lobe has a direction off the vertical, a length and half an opening angle. */
export interface NetFanLook {
  seed: string;
  base?: string;
  back?: string;
  vein?: string;
  rimC?: string;
  lobes?: readonly (readonly number[])[];
  rows?: number;
  cols?: number;
  w?: number;
  /** Ribs of a lobe. */
  ribs?: number;
  /** By how much the shoulders of a lobe are rounded off, as a share of its length. */
  round?: number;
}

/** The same fan with a mesh wide enough to be seen on a small piece. */
const bolder = (o: NetFanLook): NetFanLook => ({
  ...o,
  rows: Math.round((o.rows ?? 34) * 0.38),
  cols: Math.round((o.cols ?? 30) * 0.38),
  w: (o.w ?? 1.35) * 1.9,
});

/** A reticulate fan: a polar brick mesh in a lobed outline, with veins. */
export function netFan(look: NetFanLook, detail: Detail): string {
  const bold = detail === 'bold';
  const o = bold ? bolder(look) : look;
  const c = {
    base: '#8a4fb8',
    back: '#4d2f7c',
    vein: '#5a2f8c',
    lobes: [
      [-0.62, 104, 0.62],
      [0, 140, 0.8],
      [0.66, 112, 0.6],
    ],
    rows: 34,
    cols: 30,
    w: 1.35,
    ribs: 7,
    round: 0,
    ...o,
  };
  const r = rng(c.seed);
  const s = sheet(
    loop([
      [76, 150],
      [86, 143],
      [100, 141],
      [114, 143],
      [125, 150],
    ]),
    dark(c.vein, 0.3),
    1,
  );
  const one = ([off, R, half]: readonly number[], i: number): string => {
    const P = (u: number, v: number): Point => {
      const a = UP + off + (u - 0.5) * 2 * half * (0.42 + 0.58 * Math.pow(v, 0.6));
      const edge =
        1 -
        0.26 * Math.abs(u - 0.5) ** 2.4 * 5 -
        c.round * Math.abs(2 * u - 1) ** 7 +
        0.025 * Math.sin(u * 17 + i);
      return at(100, 146, a, R * v * edge);
    };
    const V: Point[][] = [];
    for (let j = 0; j <= c.rows; j++) {
      V.push([]);
      for (let k = 0; k <= c.cols; k++)
        V[j].push(
          P((k + r.range(-0.22, 0.22)) / c.cols, 0.1 + (0.9 * (j + r.range(-0.25, 0.25))) / c.rows),
        );
    }
    let d = '';
    const f = f2;
    for (let j = 0; j <= c.rows; j++) {
      for (let k = 0; k <= c.cols; k++) {
        const p = V[j][k];
        if (j < c.rows) d += `M${f(p[0])} ${f(p[1])}L${f(V[j + 1][k][0])} ${f(V[j + 1][k][1])}`;
        if (k < c.cols && (j + k) % 2 === 0)
          d += `M${f(p[0])} ${f(p[1])}L${f(V[j][k + 1][0])} ${f(V[j][k + 1][1])}`;
      }
    }
    let v = '';
    const veins = bold ? Math.min(5, c.ribs) : c.ribs;
    for (let k = 0; k < veins; k++) {
      const u = 0.08 + (k * 0.84) / (veins - 1);
      v += path(
        tube(
          [
            P(u * 0.5 + 0.25, 0.02),
            P(u * 0.8 + 0.1, 0.35),
            P(u, 0.68),
            P(u + r.range(-0.03, 0.03), 0.97),
          ],
          [
            [0, 2.6],
            [0.5, 1.7],
            [1, 0.5],
          ].map(([t, h]) => [t, h * (bold ? 1.7 : 1)]),
          20,
        ).d,
        c.vein,
      );
    }
    const e = [];
    for (let k = 0; k <= 40; k++) e.push(P(k / 40, 1));
    const O = loop([[100, 147], ...e]);
    return g(
      path(O, c.back, 'opacity=".42"') +
        line(d, c.base, c.w) +
        v +
        line(curve(e), c.rimC ?? light(c.base, 0.25), bold ? 3.2 : 1.8),
      'filter="url(#lift2)"',
    );
  };
  return s + c.lobes.map(one).join('');
}
