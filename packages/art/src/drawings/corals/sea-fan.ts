import { f2 } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { dot, g, line } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

/** A sea fan with n attracting points. */
export interface SeaFanLook {
  base?: string;
  back?: string;
  polyp?: string;
  seed?: string;
  n?: number;
  /** Added to the width of every branch, in drawing units. */
  stout?: number;
}

/** A gorgonian: space colonisation inside the outline of a fan. */
export function seaFan(o: SeaFanLook = {}): string {
  const c = { base: '#c13f7c', back: '#6c2a6a', polyp: '#ffc6b0', seed: 'fan', n: 620, ...o };
  const r = rng(c.seed);
  const inside = (x: number, y: number) => {
    const u = (x - 100) / 78;
    const v = (y - 70) / 64;
    const a = Math.atan2(v, u);
    return u * u + v * v < 1 + 0.07 * Math.sin(a * 5 + 1) + 0.05 * Math.sin(a * 9) && y < 128;
  };
  const A = [];
  while (A.length < c.n) {
    const q: Point = [r.range(20, 180), r.range(4, 128)];
    if (inside(...q)) A.push(q);
  }
  const nodes = [{ x: 100, y: 148, p: -1 }];
  for (let i = 1; i < 8; i++) nodes.push({ x: 100 + Math.sin(i) * 1.2, y: 148 - i * 4, p: i - 1 });
  let pts = A;
  const st = 3.3;
  for (let it = 0; it < 90 && pts.length; it++) {
    const pull = new Map();
    for (const q of pts) {
      let bi = -1;
      let bd = 40 * 40;
      for (let i = 0; i < nodes.length; i++) {
        const dx = q[0] - nodes[i].x;
        const dy = q[1] - nodes[i].y;
        const dd = dx * dx + dy * dy;
        if (dd < bd) {
          bd = dd;
          bi = i;
        }
      }
      if (bi >= 0) {
        const v = pull.get(bi) ?? [0, 0];
        const l = Math.sqrt(bd) || 1;
        v[0] += (q[0] - nodes[bi].x) / l;
        v[1] += (q[1] - nodes[bi].y) / l;
        pull.set(bi, v);
      }
    }
    if (!pull.size) break;
    for (const [i, v] of pull) {
      const l = Math.hypot(...v) || 1;
      nodes.push({ x: nodes[i].x + (v[0] / l) * st, y: nodes[i].y + (v[1] / l) * st, p: i });
    }
    pts = pts.filter((q) => !nodes.some((n) => (n.x - q[0]) ** 2 + (n.y - q[1]) ** 2 < 20));
  }
  const wt = nodes.map(() => 0);
  for (let i = nodes.length - 1; i > 0; i--) {
    wt[i] += 1;
    wt[nodes[i].p] += wt[i];
  }
  const buckets = new Map();
  nodes.forEach((n, i) => {
    if (n.p < 0) return;
    const w = Math.min(6.2, 0.8 + Math.pow(wt[i], 0.46) * 0.2).toFixed(1);
    buckets.set(
      w,
      (buckets.get(w) ?? '') + `M${f2(nodes[n.p].x)} ${f2(nodes[n.p].y)}L${f2(n.x)} ${f2(n.y)}`,
    );
  });
  const net = (col: string): string =>
    [...buckets].map(([w, d]) => line(d, col, +w + 0.55 + (c.stout ?? 0))).join('');
  let pol = '';
  nodes.forEach((n, i) => {
    if (wt[i] <= 1.5 || i % 5 === 0) pol += dot(n.x, n.y, 0.95, c.polyp);
  });
  return (
    g(
      net(c.back),
      'filter="url(#lift1)" transform="translate(100 148) rotate(7) scale(-.93 .96) translate(-100 -148)"',
    ) +
    g(net(c.base), 'filter="url(#lift2)"') +
    pol
  );
}
