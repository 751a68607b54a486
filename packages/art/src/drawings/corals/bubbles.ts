import { dark, mix } from '../../draw/colour.ts';
import { blob } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { rock } from './ground.ts';

/** A mound of inflated bubbles. */
export function bubbles(): string {
  const r = rng('bubl');
  let s = rock('#6f7a58', 'bub', 64, 128, 2);
  const L = [];
  for (let j = 0; j < 7; j++) {
    for (let i = 0; i < 10; i++) {
      const u = ((i + (j & 1) * 0.5) / 9.5) * 2 - 1;
      const t = j / 6;
      const hw = 76 * Math.sqrt(1 - (t * 0.86) ** 2);
      L.push([
        100 + u * hw * 0.92 + r.range(-4, 4),
        134 - t * 74 + Math.abs(u) * 10 * t + r.range(-4, 4),
        r.range(9.5, 13.5) * (1 - Math.abs(u) * 0.15),
      ]);
    }
  }
  L.sort((a, b) => a[1] - b[1]);
  for (const [x, y, R] of L) {
    const c = mix('#e8ead2', '#a9c9b0', r());
    const d = blob(x, y, R, R * 1.12, r, 0.06, 9);
    s +=
      sheet(d, c, 1) +
      clipTo(
        d,
        path(
          blob(x + 2, y + R * 0.5, R * 0.9, R * 0.75, r, 0.05, 8),
          dark(c, 0.3),
          'opacity=".4"',
        ) +
          line(
            `M${f2(x - R * 0.7)} ${f2(y + R * 0.7)}Q${f2(x)} ${f2(y - R * 0.3)} ${f2(x + R * 0.6)} ${f2(y - R)}`,
            '#fffdf0',
            0.7,
            'opacity=".7"',
          ),
      ) +
      `<ellipse cx="${f2(x - R * 0.34)}" cy="${f2(y - R * 0.42)}" rx="${f2(R * 0.26)}" ry="${f2(
        R * 0.17,
      )}" fill="#fff" opacity=".9" transform="rotate(-35 ${f2(x - R * 0.34)} ${f2(y - R * 0.42)})"/>`;
  }
  return s;
}
