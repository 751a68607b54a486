import { dark, light, mix } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { at, f2, UP } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import type { Random } from '../../draw/random.ts';

/** Upright leaves in rows: number, length, fan and opening angle of each row. */
export interface LeavesLook {
  seed: string;
  base: string;
  back: string;
  rows?: readonly (readonly number[])[];
  edge?: string;
  rib?: string;
  ring?: string;
  dot?: string;
  /** Set for a shade below the rim. */
  lip?: boolean;
  half?: number;
  y?: number;
  fall?: number;
  ruf?: number;
  waves?: number;
  edgeW?: number;
  ribs?: number;
  ribW?: number;
  ribO?: number;
  rings?: number;
  ringW?: number;
  ringO?: number;
  dots?: number;
  dotR?: number;
}

/** One leaf: foot, direction, length, opening angle, colour. */
interface Blade {
  x: number;
  y: number;
  a: number;
  len: number;
  open: number;
  col: string;
}

function leaf(c: LeavesLook, r: Random, { x, y, a, len, open, col }: Blade): string {
  const n = 30, pts = [], ph = r() * 6;
  for (let k = 0; k <= n; k++) {
    const u = k / n,
      b = a + (u - .5) * open,
      q = len * (1 - .2 * Math.abs(u - .5) ** 2 * 4) *
        (1 + (c.ruf ?? .06) * Math.sin(u * (c.waves ?? 22) + ph) + (c.ruf ?? .06) * .5 * Math.sin(u * 9 + ph));
    pts.push(at(x, y, b, q));
  }
  const P = loop([[x - 5, y + 3], ...pts, [x + 5, y + 3]]);
  let tex = '';
  if (c.ribs) {
    let d = '';
    for (let k = 0; k <= n; k += c.ribs) {
      d += `M${f2(x)} ${f2(y)}Q${f2((x + pts[k][0]) / 2 + (k % 2) * 2)} ${f2((y + pts[k][1]) / 2)} ${pts[k].map(f2).join(' ')}`;
    }
    tex += line(d, c.rib ?? dark(col, .35), c.ribW ?? .9, `opacity="${c.ribO ?? .6}"`);
  }
  if (c.rings) {
    for (let q = .2; q < .98; q += c.rings) {
      tex += line(
        curve(pts.map(p => [x + (p[0] - x) * q, y + (p[1] - y) * q])),
        c.ring ?? light(col, .35),
        c.ringW ?? 1,
        `opacity="${c.ringO ?? .7}"`,
      ) +
        line(
          curve(pts.map(p => [x + (p[0] - x) * (q + .022), y + (p[1] - y) * (q + .022)])),
          dark(col, .45),
          (c.ringW ?? 1) * .8,
          'opacity=".5"',
        );
    }
  }
  if (c.dots) {
    for (let k = 0; k < c.dots; k++) {
      const b = a + r.range(-.5, .5) * open, q = Math.sqrt(r.range(.08, .95)) * len;
      tex += dot(...at(x, y, b, q), r.range(.7, 1.2) * (c.dotR ?? 1), c.dot ?? col);
    }
  }
  return sheet(P, col, 2) + clipTo(P, tex + vol(P, .7)) + (c.edge ? line(curve(pts), c.edge, c.edgeW ?? 2.2) : '') +
    (c.lip ? line(curve(pts.map(p => [p[0] + .8, p[1] + 2.4])), dark(col, .4), 1.2, 'opacity=".5"') : '');
}

/** Ruffled blades fanning from a foot, far rows first. */
export function leaves(o: LeavesLook): string {
  const c = { rows: [[7, 92, 1.5, .62], [6, 70, 1.25, .66], [5, 48, 1.15, .7]], half: 40, y: 147, ...o }, r = rng(c.seed);
  let s = '';
  c.rows.forEach(([n, len, fan, open], j) => {
    const f = j / Math.max(1, c.rows.length - 1);
    for (let i = 0; i < n; i++) {
      const i2 = i % 2 ? n - 1 - (i >> 1) : i >> 1, u = n > 1 ? i2 / (n - 1) - .5 : 0;
      s += leaf(c, r, {
        x: 100 + u * c.half * (1 + j * .5),
        y: c.y + 1,
        a: UP + u * fan + r.range(-.06, .06),
        len: len * r.range(.9, 1.08) * (1 - Math.abs(u) * (c.fall ?? .2)),
        open,
        col: mix(mix(c.back, c.base, f), c.base, r() * .3),
      });
    }
  });
  return s;
}
