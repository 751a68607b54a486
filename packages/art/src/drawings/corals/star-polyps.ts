import { mix } from '../../draw/colour.ts';
import { loop, resample } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, g, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { star8 } from './ground.ts';

/**
 * Star polyps: a violet mat thick with green eight-armed stars; fewer and larger ones on small
 * pieces.
 */
export function starPolyps(detail: Detail): string {
  const r = rng('gsp');
  const k = detail === 'bold' ? 1.6 : 1;
  const d = loop([
    [6, 149],
    [12, 128],
    [32, 116],
    [56, 96],
    [84, 92],
    [108, 80],
    [136, 88],
    [158, 108],
    [180, 116],
    [193, 132],
    [196, 149],
    [100, 152],
  ]);
  const P = resample(
    [
      [12, 128],
      [32, 116],
      [56, 96],
      [84, 92],
      [108, 80],
      [136, 88],
      [158, 108],
      [180, 116],
      [193, 132],
    ],
    40,
  );
  let s = sheet(d, '#6b2f7c', 3) + clipTo(d, vol(d));
  const L: number[][] = [];
  for (let i = 0; i < 900 && L.length < 120; i++) {
    const x = r.range(12, 190);
    const y = r.range(84, 146);
    const top = P.reduce((m, p) => (Math.abs(p[0] - x) < Math.abs(m[0] - x) ? p : m))[1];
    if (y < top + 3 || L.some((q) => Math.hypot(q[0] - x, (q[1] - y) * 1.2) < 9.6 * k)) continue;
    L.push([x, y]);
  }
  P.forEach((p, i) => i % (k > 1 ? 4 : 2) || L.push([p[0], p[1] + 2]));
  L.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of L) {
    const dx = (x - 100) * 0.05;
    const h = r.range(6, 10);
    s += g(
      line(`M${f2(x)} ${f2(y)}L${f2(x + dx)} ${f2(y - h)}`, '#8f4aa0', 2.6 * k) +
        star8(
          x + dx,
          y - h,
          r.range(6, 7.4) * k,
          mix('#5fc47a', '#b6ef8a', r()),
          '#fffbd0',
          k > 1 ? 6 : 8,
          r(),
          0.26 * k,
        ),
      'filter="url(#lift1)"',
    );
  }
  return s;
}
