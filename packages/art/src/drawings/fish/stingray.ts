import { curve, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';

/**
 * Taeniura lymma: oval disc sown with bright blue spots, blue bands along the tail, raised yellow
 * eyes.
 */
export function bluespottedRay(): string {
  const disc = loop([
    [16, 74],
    [22, 58],
    [36, 40],
    [60, 28],
    [86, 27],
    [108, 38],
    [122, 56],
    [128, 74],
    [122, 92],
    [108, 110],
    [86, 121],
    [60, 120],
    [36, 108],
    [22, 90],
  ]);
  const inner = loop([
    [28, 74],
    [38, 56],
    [60, 46],
    [86, 48],
    [106, 60],
    [118, 74],
    [106, 88],
    [86, 100],
    [60, 102],
    [38, 92],
  ]);
  const tail = tube(
    [
      [108, 74],
      [136, 75],
      [160, 71],
      [182, 62],
      [198, 60],
    ],
    [
      [0, 8.4],
      [0.3, 4.6],
      [0.7, 3],
      [1, 0.8],
    ],
    40,
  );
  const r = rng('lym');
  let sp = '';
  const c: number[][] = [];
  let n = 0;
  while (c.length < 62 && n++ < 4000) {
    const a = r() * 6.283;
    const k = Math.sqrt(r());
    const x = 72 + Math.cos(a) * 52 * k;
    const y = 74 + Math.sin(a) * 43 * k;
    const q = r.range(1.6, 4.3);
    if (
      c.some((p) => Math.hypot(p[0] - x, p[1] - y) < p[2] + q + 1.7) ||
      (x < 66 && Math.abs(y - 74) < 18 && x > 34)
    )
      continue;
    c.push([x, y, q]);
    sp +=
      dot(x, y, q + 0.9, '#1d4f9e', 'opacity=".55"') +
      dot(x, y, q, '#2f9bff') +
      dot(x - q * 0.15, y - q * 0.2, q * 0.4, '#6cc0ff');
  }
  const off = (v: number): string =>
    curve(
      Array.from({ length: 18 }, (_, i) => {
        const a = tail.at(0.12 + i * 0.047);
        return [a.x + a.nx * a.h * v, a.y + a.ny * a.h * v];
      }),
    );
  let s = sheet(
    loop([
      [146, 76],
      [160, 80],
      [178, 76],
      [190, 64],
      [176, 66],
      [160, 71],
    ]),
    '#b98a3c',
    1,
  );
  s +=
    sheet(
      loop([
        [104, 92],
        [118, 98],
        [130, 108],
        [124, 94],
        [112, 84],
      ]),
      '#c2913f',
      1,
    ) +
    sheet(
      loop([
        [104, 56],
        [118, 50],
        [130, 40],
        [124, 54],
        [112, 64],
      ]),
      '#c2913f',
      1,
    );
  s +=
    sheet(tail.d, '#c99843', 2) +
    clipTo(tail.d, line(off(-0.66), '#2f9bff', 2.6) + line(off(0.66), '#2f9bff', 2.6)) +
    line('M146 74l20 -6M150 76l18 -6', '#fff0c8', 1.3);
  s +=
    sheet(disc, '#cf9c46', 2) +
    clipTo(
      disc,
      sheet(inner, '#dcae58', 1) +
        `<path d="${loop([
          [40, 74],
          [60, 66],
          [92, 67],
          [122, 74],
          [92, 81],
          [60, 82],
        ])}" fill="#e9c47a"/>` +
        sp +
        vol(disc),
    );
  const hump = (y: number, sg: number) =>
    sheet(
      loop([
        [36, y],
        [42, y - 6],
        [52, y - 6.4],
        [60, y - 2],
        [60, y + 4],
        [50, y + 6.4],
        [40, y + 5],
      ]),
      '#e3b862',
      2,
    ) +
    eyeArt(45, y + sg * 1.2, 4.2, '#ffe58a') +
    `<path d="${loop([
      [54, y - 2.6],
      [59, y - 2],
      [60, y + 2.4],
      [55, y + 3],
    ])}" fill="#4a2f1c"/>`;
  s += hump(63, -1) + hump(85, 1) + line('M19 74q4 -1 7 0', '#7a5426', 1.2);
  let ry = '';
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * 6.283;
    if (Math.abs(Math.atan2(Math.sin(a), Math.cos(a))) < 0.22) continue;
    ry += `M${f2(72 + Math.cos(a) * 46)} ${f2(74 + Math.sin(a) * 38)}L${f2(72 + Math.cos(a) * 53)} ${f2(74 + Math.sin(a) * 44.5)}`;
  }
  return g(
    s + line(ry, '#7a5426', 0.8, 'opacity=".4"'),
    'transform="rotate(-9 100 75) translate(-2 3)"',
  );
}
