import { dark, light, mix } from '../../draw/colour.ts';
import type { Points } from '../../draw/numbers.ts';
import { dot, g } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';

/** Antlers; lengths in drawing units, angles in radians. */
export interface BranchCoralLook {
  base?: string;
  tip?: string;
  back?: string;
  seed?: string;
  trunks?: number;
  len?: number;
  w?: number;
  depth?: number;
  spread?: number;
  fan?: number;
  ground?: number;
  nub?: number;
}

interface Branch {
  sp: Points;
  w0: number;
  w1: number;
  d: number;
}

/** Forking antlers in two layers. */
export function branchCoral(o: BranchCoralLook = {}): string {
  const c = {
    base: '#e8825a',
    tip: '#fff0cf',
    back: '#a24a56',
    seed: 'stag',
    trunks: 6,
    len: 36,
    w: 6.4,
    depth: 4,
    spread: 0.42,
    fan: 0.95,
    ground: 146,
    nub: 1,
    ...o,
  };
  const r = rng(c.seed);
  const layers: Branch[][] = [[], []];
  const grow = (
    x: number,
    y: number,
    a: number,
    len: number,
    w: number,
    d: number,
    lay: number,
  ) => {
    const b = a + r.range(-0.12, 0.12);
    const ex = x + Math.cos(b) * len;
    const ey = y + Math.sin(b) * len;
    const m = [(x + ex) / 2 + r.range(-2, 2), (y + ey) / 2];
    layers[lay].push({ sp: [[x, y], m, [ex, ey]], w0: w, w1: w * 0.74, d });
    if (d <= 0) return;
    const n = d === c.depth ? 2 : r() < 0.35 ? 3 : 2;
    for (let i = 0; i < n; i++) {
      grow(
        ex,
        ey,
        b * 0.86 +
          (-Math.PI / 2) * 0.14 +
          (i - (n - 1) / 2) * c.spread * 1.5 +
          r.range(-0.16, 0.16),
        len * r.range(0.72, 0.9),
        w * 0.74,
        d - 1,
        lay,
      );
    }
  };
  for (let k = 0; k < c.trunks; k++) {
    const u = k / (c.trunks - 1) - 0.5;
    grow(
      100 + u * 62,
      c.ground,
      -Math.PI / 2 + u * c.fan,
      c.len * (1 - Math.abs(u) * 0.25),
      c.w,
      c.depth - 1,
      k % 2,
    );
  }
  let s = '';
  layers.forEach((ls, li) => {
    const base = li ? c.base : c.back;
    let body = '';
    let tips = '';
    let n = '';
    for (const q of ls) {
      const T = tube(
        q.sp,
        [
          [0, q.w0],
          [1, q.w1],
        ],
        8,
      );
      body += `<path d="${T.d}" fill="${base}"/>`;
      if (c.nub) {
        for (let t = 0.2; t < 1; t += 0.4) {
          const a = T.at(t);
          n +=
            dot(a.x + a.nx * a.h * 0.55, a.y + a.ny * a.h * 0.55, 0.8, light(base, 0.45)) +
            dot(a.x - a.nx * a.h * 0.4, a.y - a.ny * a.h * 0.4, 0.8, dark(base, 0.25));
        }
      }
      if (q.d <= 0) {
        const e = T.at(1);
        tips += dot(e.x, e.y, q.w1 * 1.02, mix(c.tip, base, li ? 0 : 0.45));
      }
    }
    s += g(body + n + tips, `filter="url(#lift${li + 1})"`);
  });
  return s;
}
