import { at, TAU } from '../../draw/numbers.ts';
import { dot, g } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { boulder, proj } from './boulder.ts';
import { star8 } from './ground.ts';

/** A dome of star-shaped cups. */
export function galaxy(): string {
  const r = rng('galaxea');
  return boulder({
    seed: 'gal',
    bodies: [[100, 122, 88, 52]],
    base: '#3f6a58',
    step: .205,
    jit: .3,
    lift: 2,
    mark: () => '',
    top: () => {
      const B = [100, 122, 88, 58], L = [];
      let s = '';
      const st = .215;
      for (let j = -8; j <= 8; j++) {
        for (let i = -8; i <= 8; i++) {
          const X = (i + (j & 1) * .5) * st * .82 + r.range(-.03, .03), Y = j * st * .87 + r.range(-.03, .03);
          if (Math.hypot(X, Y) > 1.5) continue;
          const p = proj(B, X, Y);
          if (p[1] < 146) L.push([p[0], p[1]]);
        }
      }
      L.sort((a, b) => a[1] - b[1]);
      for (const [x, y] of L) {
        const R = r.range(8, 9.8), a0 = r();
        s += g(
          dot(x, y + 2, R * .62, '#27463f') + star8(x, y, R, '#7cc28a', '#2f6a50', 12, a0, .13) + Array.from({ length: 12 }, (_, i) =>
            dot(...at(x, y, a0 + i / 12 * TAU, R), 1.15, '#f4fff0')).join('') +
            star8(x, y, R * .5, '#d6f2b8', '#24564a', 6, a0, .2),
          'filter="url(#lift1)"',
        );
      }
      return s;
    },
  });
}
