import type { Detail } from '../../draw/detail.ts';
import { at, TAU } from '../../draw/numbers.ts';
import { dot, g } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { boulder, proj } from './boulder.ts';
import { star8 } from './ground.ts';

/**
 * Galaxy coral: a dome of star-shaped cups, each a ring of white-tipped arms round a pale star;
 * fewer and larger ones on small pieces.
 */
export function galaxy(detail: Detail): string {
  const r = rng('galaxea');
  const bold = detail === 'bold';
  const n = bold ? 8 : 12;
  const k = bold ? 1.9 : 1.6;
  return boulder({
    seed: 'gal',
    bodies: [[100, 122, 88, 52]],
    base: '#3f6a58',
    step: 0.205,
    jit: 0.3,
    lift: 2,
    mark: () => '',
    top: () => {
      const B = [100, 122, 88, 58];
      const L = [];
      let s = '';
      const st = 0.215 * k;
      for (let j = -8; j <= 8; j++) {
        for (let i = -8; i <= 8; i++) {
          const X = (i + (j & 1) * 0.5) * st * 0.82 + r.range(-0.03, 0.03);
          const Y = j * st * 0.87 + r.range(-0.03, 0.03);
          if (Math.hypot(X, Y) > 1.5) continue;
          const p = proj(B, X, Y);
          if (p[1] < 146) L.push([p[0], p[1]]);
        }
      }
      L.sort((a, b) => a[1] - b[1]);
      for (const [x, y] of L) {
        const R = r.range(8, 9.8) * (bold ? 1.7 : 1.5);
        const a0 = r();
        s += g(
          dot(x, y + 2, R * 0.62, '#27463f') +
            star8(x, y, R, '#7cc28a', '#2f6a50', n, a0, bold ? 0.22 : 0.15) +
            Array.from({ length: n }, (_, i) =>
              dot(...at(x, y, a0 + (i / n) * TAU, R), bold ? 2.1 : 1.4, '#f4fff0'),
            ).join('') +
            star8(x, y, R * 0.5, '#d6f2b8', '#24564a', 6, a0, 0.2),
          'filter="url(#lift1)"',
        );
      }
      return s;
    },
  });
}
