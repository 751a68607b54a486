import { mix } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { at, f2 } from '../../draw/numbers.ts';
import { dot, g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';

/** A soft tree with clouds of polyps at its ends. */
export function carnation(): string {
  const r = rng('dend');
  let s = '';
  const tr = [
    [
      [100, 150],
      [98, 120],
      [102, 88],
      [98, 48],
    ],
    [
      [99, 122],
      [76, 104],
      [58, 92],
      [42, 84],
    ],
    [
      [101, 112],
      [126, 96],
      [144, 86],
      [160, 76],
    ],
    [
      [101, 86],
      [82, 66],
      [70, 52],
      [62, 40],
    ],
    [
      [101, 82],
      [118, 62],
      [130, 48],
      [138, 36],
    ],
  ];
  let b = '';
  tr.forEach((p, i) => {
    const T = tube(
      p,
      [
        [0, i ? 7 : 13],
        [0.5, i ? 6 : 10],
        [1, 4],
      ],
      24,
    );
    b += path(T.d, i ? '#f3b9c0' : '#f7cbca');
    for (let k = 0; k < 16; k++) {
      const q = T.at(r());
      const v = r.range(-0.8, 0.8);
      b += line(
        `M${f2(q.x + q.nx * q.h * v)} ${f2(q.y + q.ny * q.h * v)}l${f2(r.range(-1.4, 1.4))} ${f2(r.range(-4, -2))}`,
        '#d8506a',
        0.9,
      );
    }
  });
  s +=
    sheet(
      loop([
        [66, 151],
        [80, 142],
        [100, 138],
        [120, 142],
        [134, 151],
      ]),
      '#c98a98',
      1,
    ) + g(b, 'filter="url(#lift2)"');
  const cl = [
    [98, 36, 17],
    [60, 32, 15],
    [140, 28, 15],
    [34, 80, 17],
    [168, 70, 17],
    [78, 56, 13],
    [122, 54, 13],
    [58, 100, 14],
    [144, 96, 14],
    [98, 66, 12],
    [46, 58, 12],
    [156, 48, 11],
    [80, 24, 12],
    [118, 22, 12],
    [30, 102, 10],
    [172, 94, 10],
  ];
  cl.forEach(([x, y, R]) => {
    let q = '';
    const n = Math.round(R * 2.6);
    for (let k = 0; k < n; k++) {
      const a = k * 2.4;
      const d = Math.sqrt(k / n) * R;
      const p = at(x, y, a, d);
      q +=
        dot(p[0], p[1] * 1, r.range(2.4, 3.4), mix('#b81f4e', '#f0517a', r())) +
        dot(p[0] - 0.7, p[1] - 0.8, 1.1, '#ffd0d0');
    }
    s += g(q, 'filter="url(#lift1)"');
  });
  return s;
}
