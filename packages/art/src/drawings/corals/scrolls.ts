import { dark, mix } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { at, f2, TAU, UP } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, dot, line, path, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

/** Yellow cups rolled like scrolls. */
export function scrolls(): string {
  const r = rng('scroll');
  let s = '';
  const L = [
    [70, 146, -0.34, 92, 32, 0],
    [132, 146, 0.36, 88, 32, 0],
    [100, 147, 0, 108, 36, 0.3],
    [50, 148, -0.34, 56, 25, 0.6],
    [152, 148, 0.36, 52, 25, 0.6],
    [78, 149, -0.14, 58, 30, 1],
    [126, 149, 0.18, 54, 30, 1],
  ];
  for (const [x, y, lean, h, w, f] of L) {
    const top = at(x, y, UP + lean, h);
    const col = mix('#b5912c', '#f2cf45', f);
    const n = 40;
    const E = (k: number): Point[] =>
      Array.from({ length: n }, (_, i) => {
        const a = (i / n) * TAU;
        const q = k * (1 + 0.07 * Math.sin(a * 5 + x));
        return [
          top[0] + Math.cos(a) * w * q,
          top[1] + Math.sin(a) * w * 0.42 * q + Math.cos(a) * lean * w * 0.4 * q + (1 - k) * 9,
        ];
      });
    const e = E(1);
    const cone = loop([
      ...e.slice(0, n / 2 + 1),
      [x - 5, y - h * 0.25],
      [x - 4, y + 2],
      [x + 4, y + 2],
      [x + 5, y - h * 0.25],
    ]);
    let ribs = '';
    for (let i = 0; i <= n / 2; i += 2) {
      ribs += `M${f2(e[i][0])} ${f2(e[i][1])}Q${f2((e[i][0] + x) / 2 + (e[i][0] - x) * 0.1)} ${f2((e[i][1] + y) / 2)} ${f2(
        x + (e[i][0] - x) * 0.1,
      )} ${f2(y)}`;
    }
    let po = '';
    for (let k = 0; k < 16; k++) {
      const a = r() * TAU;
      const q = Math.sqrt(r()) * 0.8;
      const p = [
        top[0] + Math.cos(a) * w * q,
        top[1] + Math.sin(a) * w * 0.42 * q + Math.cos(a) * lean * w * 0.4 * q + 2,
      ];
      po += dot(p[0], p[1], 1.3, '#fff2a8');
    }
    const inn = loop(E(0.96));
    s +=
      sheet(loop(e), dark(col, 0.38), 2) +
      clipTo(inn, path(loop(E(0.72)), dark(col, 0.5)) + path(loop(E(0.42)), dark(col, 0.62)) + po) +
      sheet(cone, col, 1) +
      clipTo(cone, line(ribs, dark(col, 0.35), 0.9, 'opacity=".5"') + vol(cone, 0.9)) +
      line(loop(e), '#fff3a0', 2.4);
  }
  return s;
}
