import { loop } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import { dot, g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { rock } from './ground.ts';

/** One yellow spiral, its far turns darker. */
export function wire(): string {
  const pts: number[][] = [];
  for (let i = 0; i <= 150; i++) {
    const t = i / 150;
    const a = t * TAU * 5.2 + 1;
    const R = 26 * Math.min(1, t * 3) * (1 - t * 0.35);
    pts.push([
      100 + Math.cos(a) * R * 1.35 + Math.sin(t * 3) * 8,
      146 - t * 128 + Math.sin(a) * R * 0.3,
      Math.sin(a),
      t,
    ]);
  }
  const s = rock('#54496a', 'wire', 44, 138, 1);
  const part = (front: boolean): string => {
    let o = '';
    for (let i = 0; i < 150; ) {
      if (pts[i][2] > 0 !== front) {
        i++;
        continue;
      }
      let j = i;
      while (j < 150 && pts[j][2] > 0 === front) j++;
      const seg = pts.slice(Math.max(0, i - 1), j + 1);
      const T = tube(
        seg.map((p) => [p[0], p[1]]),
        (t) => 3.1 - 1.5 * (seg[0][3] + (seg[seg.length - 1][3] - seg[0][3]) * t),
        Math.max(8, (j - i) * 2),
      );
      let pol = '';
      for (let t = 0; t <= 1; t += 2 / Math.max(8, j - i)) {
        const q = T.at(Math.min(1, t));
        pol += line(
          `M${f2(q.x)} ${f2(q.y)}l${f2(q.nx * 4.6)} ${f2(q.ny * 4.6)}`,
          front ? '#fff1b8' : '#a8a06c',
          1.1,
        );
      }
      o += g(pol + path(T.d, front ? '#e9c63f' : '#8f7a34'), `filter="url(#lift${front ? 2 : 1})"`);
      i = j;
    }
    return o;
  };
  return s + part(false) + part(true);
}

/** A bundle of unbranched red rods. */
export function whips(): string {
  const r = rng('whip');
  let s = '';
  const L: number[][] = [];
  for (let i = 0; i < 15; i++) {
    const u = (i / 14) * 2 - 1;
    L.push([u, i % 3]);
  }
  L.sort((a, b) => a[1] - b[1]);
  for (const [u, row] of L) {
    const l = r.range(118, 142) * (1 - 0.25 * u * u) - (2 - row) * 6;
    const x = 100 + u * 16;
    const T = tube(
      [
        [x, 148],
        [x + u * 22 + r.range(-3, 3), 148 - l * 0.35],
        [x + u * 52 + r.range(-5, 5), 148 - l * 0.7],
        [x + u * 62 + r.range(-8, 8) - u * 2, 148 - l],
      ],
      [
        [0, 2.7],
        [0.8, 2],
        [1, 1.1],
      ],
      46,
    );
    const col = ['#8c2434', '#c93a38', '#ee5a3e'][row];
    let p = '';
    for (let t = 0.1; t < 1; t += 0.045) {
      const q = T.at(t);
      const v = r() < 0.5 ? -1 : 1;
      p += dot(
        q.x + q.nx * q.h * 0.9 * v,
        q.y + q.ny * q.h * 0.9 * v,
        1.15,
        row ? '#ffe3c4' : '#d98a76',
      );
    }
    s += g(path(T.d, col) + p, `filter="url(#lift${row === 2 ? 2 : 1})"`);
  }
  return (
    s +
    sheet(
      loop([
        [66, 150],
        [78, 143],
        [100, 140],
        [122, 143],
        [136, 150],
      ]),
      '#7a2438',
      2,
    )
  );
}
