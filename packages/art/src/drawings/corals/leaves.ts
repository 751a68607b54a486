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
  const n = 30;
  const pts = [];
  const ph = r() * 6;
  for (let k = 0; k <= n; k++) {
    const u = k / n;
    const b = a + (u - 0.5) * open;
    const q =
      len *
      (1 - 0.2 * Math.abs(u - 0.5) ** 2 * 4) *
      (1 +
        (c.ruf ?? 0.06) * Math.sin(u * (c.waves ?? 22) + ph) +
        (c.ruf ?? 0.06) * 0.5 * Math.sin(u * 9 + ph));
    pts.push(at(x, y, b, q));
  }
  const P = loop([[x - 5, y + 3], ...pts, [x + 5, y + 3]]);
  let tex = '';
  if (c.ribs) {
    let d = '';
    for (let k = 0; k <= n; k += c.ribs) {
      d += `M${f2(x)} ${f2(y)}Q${f2((x + pts[k][0]) / 2 + (k % 2) * 2)} ${f2((y + pts[k][1]) / 2)} ${pts[k].map(f2).join(' ')}`;
    }
    tex += line(d, c.rib ?? dark(col, 0.35), c.ribW ?? 0.9, `opacity="${c.ribO ?? 0.6}"`);
  }
  if (c.rings) {
    for (let q = 0.2; q < 0.98; q += c.rings) {
      tex +=
        line(
          curve(pts.map((p) => [x + (p[0] - x) * q, y + (p[1] - y) * q])),
          c.ring ?? light(col, 0.35),
          c.ringW ?? 1,
          `opacity="${c.ringO ?? 0.7}"`,
        ) +
        line(
          curve(pts.map((p) => [x + (p[0] - x) * (q + 0.022), y + (p[1] - y) * (q + 0.022)])),
          dark(col, 0.45),
          (c.ringW ?? 1) * 0.8,
          'opacity=".5"',
        );
    }
  }
  if (c.dots) {
    for (let k = 0; k < c.dots; k++) {
      const b = a + r.range(-0.5, 0.5) * open;
      const q = Math.sqrt(r.range(0.08, 0.95)) * len;
      tex += dot(...at(x, y, b, q), r.range(0.7, 1.2) * (c.dotR ?? 1), c.dot ?? col);
    }
  }
  return (
    sheet(P, col, 2) +
    clipTo(P, tex + vol(P, 0.7)) +
    (c.edge ? line(curve(pts), c.edge, c.edgeW ?? 2.2) : '') +
    (c.lip
      ? line(curve(pts.map((p) => [p[0] + 0.8, p[1] + 2.4])), dark(col, 0.4), 1.2, 'opacity=".5"')
      : '')
  );
}

/** Ruffled blades fanning from a foot, far rows first. */
export function leaves(o: LeavesLook): string {
  const c = {
    rows: [
      [7, 92, 1.5, 0.62],
      [6, 70, 1.25, 0.66],
      [5, 48, 1.15, 0.7],
    ],
    half: 40,
    y: 147,
    ...o,
  };
  const r = rng(c.seed);
  let s = '';
  c.rows.forEach(([n, len, fan, open], j) => {
    const f = j / Math.max(1, c.rows.length - 1);
    for (let i = 0; i < n; i++) {
      const i2 = i % 2 ? n - 1 - (i >> 1) : i >> 1;
      const u = n > 1 ? i2 / (n - 1) - 0.5 : 0;
      s += leaf(c, r, {
        x: 100 + u * c.half * (1 + j * 0.5),
        y: c.y + 1,
        a: UP + u * fan + r.range(-0.06, 0.06),
        len: len * r.range(0.9, 1.08) * (1 - Math.abs(u) * (c.fall ?? 0.2)),
        open,
        col: mix(mix(c.back, c.base, f), c.base, r() * 0.3),
      });
    }
  });
  return s;
}
