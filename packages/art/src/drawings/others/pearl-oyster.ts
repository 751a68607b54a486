import { dark } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import { ell } from './limbs.ts';

/**
 * Black-lip pearl oyster: dark scaly fringed outside; silver nacre with a black lip; grey-green
 * pearl.
 */
export function pearlOyster(): string {
  const gr = '#4f5f55';
  let s = '';
  const fringe = (
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    k: number,
    a0: number,
    a1: number,
    n: number,
  ) =>
    Array.from({ length: n }, (_, i) => {
      const a = a0 + ((a1 - a0) * i) / (n - 1);
      const f = k * (i % 2 ? 1.05 : 0.965);
      return [cx + Math.cos(a) * rx * f, cy + Math.sin(a) * ry * f];
    });
  // upper (back) valve: inside view
  const up = (k: number, fr = 1) =>
    loop(
      [
        [66, 96],
        ...Array.from({ length: 34 }, (_, i) => {
          const a = Math.PI * 1.06 + (i / 33) * Math.PI * 0.88;
          const f = k * (fr && i % 2 ? 1.045 : 0.98);
          return [100 + Math.cos(a) * 74 * f, 78 + Math.sin(a) * 68 * f];
        }),
        [134, 96],
        [100, 100],
      ],
      0.14,
    );
  s += sheet(
    loop([
      [34, 62],
      [25, 84],
      [27, 96],
      [60, 110],
      [100, 113],
      [140, 110],
      [173, 96],
      [175, 84],
      [166, 62],
    ]),
    '#171a26',
    2,
  );
  s += sheet(up(1.03), dark(gr, 0.25), 3) + sheet(up(0.96), '#20242f', 1);
  const nac = up(0.82, 0);
  s += sheet(nac, '#e3e6e8', 1);
  let n = '';
  for (const [k, c, o] of [
    [0.8, '#b9d6cf', 0.9],
    [0.7, '#e9d6e6', 0.9],
    [0.58, '#cfe6ee', 0.9],
    [0.44, '#f7e9e2', 0.95],
    [0.3, '#ffffff', 0.9],
  ] as const) {
    n += `<path d="${up(k, 0)}" fill="${c}" opacity="${o}"/>`;
  }
  s += clipTo(
    nac,
    n +
      `<path d="${loop([
        [40, 20],
        [70, 14],
        [60, 60],
        [84, 96],
        [66, 96],
        [36, 60],
      ])}" fill="#fff" opacity=".35"/>` +
      vol(nac, 0.8),
  );
  s += line(
    curve([
      [40, 62],
      [52, 36],
      [76, 22],
      [100, 18],
      [126, 22],
      [150, 38],
      [160, 62],
    ]),
    '#6fa59a',
    2,
    'opacity=".6"',
  );
  // soft body with dark gill fringe
  s += sheet(
    loop([
      [46, 88],
      [66, 76],
      [100, 72],
      [136, 76],
      [156, 88],
      [130, 104],
      [70, 104],
    ]),
    '#c9b9a8',
    1,
  );
  let gl = '';
  for (let i = 0; i < 40; i++) {
    const u = i / 39;
    gl += `M${f2(52 + u * 98)} ${f2(88 - Math.sin(u * Math.PI) * 7)}l${f2((u - 0.5) * 6)} 13`;
  }
  s += line(gl, '#3a3440', 1.3, 'opacity=".75"');
  // pearl
  s +=
    dot(104, 74, 15, '#5f7a74', 'filter="url(#lift3)"') +
    clipTo(
      loop(Array.from({ length: 16 }, (_, i) => ell(104, 74, 15, 15, (i / 16) * TAU))),
      dot(100, 70, 12, '#8fb0a4', 'opacity=".8"') +
        dot(99, 69, 8, '#c9b6d8', 'opacity=".75"') +
        dot(98, 67.5, 4.6, '#fff') +
        `<ellipse cx="109" cy="84" rx="11" ry="4" fill="#e9a6c4" opacity=".4"/>`,
    );
  // lower (front) valve: scaly outside
  const low = (k: number): string =>
    loop(
      [
        [26, 92],
        [40, 100],
        [70, 106],
        [100, 108],
        [130, 106],
        [160, 100],
        [174, 92],
        ...fringe(100, 96, 76, 48, k, 0.05, Math.PI - 0.05, 36),
      ],
      0.1,
    );
  const L = low(1.02);
  s += sheet(L, gr, 3);
  let sc = '';
  for (let j = 5; j >= 0; j--) {
    const k = 0.3 + j * 0.135;
    const m = 9 + j * 2;
    for (let i = 0; i < m; i++) {
      const a = 0.08 + ((i + (j % 2) * 0.5) / m) * (Math.PI - 0.16);
      const x = 100 + Math.cos(a) * 76 * k;
      const y = 100 + Math.sin(a) * 45 * k;
      const w = 7.4;
      const dx = Math.cos(a);
      const dy = Math.sin(a) * 0.7;
      sc += sheet(
        loop(
          [
            [x - dy * w - dx * 6, y + dx * w - dy * 6],
            [x - dy * w * 0.8 + dx * 4, y + dx * w * 0.6 + dy * 5],
            [x + dx * 8, y + dy * 9],
            [x + dy * w * 0.8 + dx * 4, y - dx * w * 0.6 + dy * 5],
            [x + dy * w - dx * 6, y - dx * w - dy * 6],
          ],
          0.1,
        ),
        [gr, '#6f7f6a', '#3c4a4a', '#8a8f74'][(i + j) % 4],
        1,
      );
    }
  }
  for (let i = 0; i < 7; i++) {
    const a = 0.25 + (i / 6) * (Math.PI - 0.5);
    sc += line(
      `M${ell(100, 100, 14, 8, a).map(f2).join(' ')}L${ell(100, 100, 76, 46, a).map(f2).join(' ')}`,
      '#dfe3c4',
      1.8,
      'opacity=".4"',
    );
  }
  s +=
    clipTo(L, sc + vol(L)) +
    line(
      curve([
        [26, 92],
        [40, 100],
        [70, 106],
        [100, 108],
        [130, 106],
        [160, 100],
        [174, 92],
      ]),
      '#16181f',
      2.6,
    );
  return s;
}
