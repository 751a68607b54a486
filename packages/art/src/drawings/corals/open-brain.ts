import { curve, loop } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, line, sheet, vol } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { sand } from './ground.ts';

/** A fleshy folded ring in two colours. */
export function openBrain(): string {
  let s = sand('ob', '#d6bd92', 138);
  const out = (k: number): Point[] =>
    Array.from({ length: 96 }, (_, i) => {
      const a = (i / 96) * TAU;
      const w = k * (1 + 0.035 * Math.sin(a * 11 + 0.6) + 0.03 * Math.sin(a * 3 + k * 2));
      return [
        100 + Math.cos(a) * 84 * w,
        98 + Math.sin(a) * 47 * w * (0.76 + 0.3 * Math.abs(Math.cos(a)) ** 1.5) - (1 - k) * 4,
      ];
    });
  const ring = (k: number, c: string, l: Lift) => sheet(loop(out(k)), c, l);
  s += sheet(loop(out(1).map(([x, y]) => [x, y + 9])), '#8f2438', 2) + ring(1, '#d8404c', 2);
  const d = loop(out(1));
  let rad = '';
  const o = out(0.99);
  const m = out(0.66);
  for (let i = 0; i < 96; i++)
    rad += `M${f2(o[i][0])} ${f2(o[i][1])}L${f2(m[i][0])} ${f2(m[i][1])}`;
  s += clipTo(d, line(rad, '#ff9a86', 1.4, 'opacity=".75"') + vol(d, 0.6));
  s += ring(0.7, '#a82a48', 1) + ring(0.62, '#e2654a', 1) + ring(0.46, '#5fae6c', 2);
  const i2 = loop(out(0.46));
  let gl = '';
  const p = out(0.44);
  const q = out(0.16);
  for (let i = 0; i < 96; i += 1)
    gl += `M${f2(p[i][0])} ${f2(p[i][1])}L${f2(q[i][0])} ${f2(q[i][1])}`;
  s +=
    clipTo(i2, line(gl, '#b9e89a', 1, 'opacity=".8"')) +
    line(
      curve([
        [68, 96],
        [82, 91],
        [100, 95],
        [118, 91],
        [132, 96],
      ]),
      '#1f4a3c',
      3.6,
    ) +
    line(
      curve([
        [68, 96],
        [82, 91],
        [100, 95],
        [118, 91],
        [132, 96],
      ]),
      '#d8ffb0',
      0.8,
      'transform="translate(0 2.6)"',
    );
  return s;
}
