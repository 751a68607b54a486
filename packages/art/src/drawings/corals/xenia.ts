import { light, mix } from '../../draw/colour.ts';
import { at, f2, UP } from '../../draw/numbers.ts';
import { dot, g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { rock } from './ground.ts';

/** Stalks with pulsing feather hands. */
export function xenia(): string {
  const r = rng('xen');
  let s = rock('#6a5a8c', 'xe', 60, 136, 1);
  const S = [];
  for (let i = 0; i < 22; i++) {
    const u = (i / 21) * 2 - 1;
    const row = i % 3;
    S.push([100 + u * 46 + r.range(-3, 3), u, row]);
  }
  S.sort((a, b) => a[2] - b[2]);
  for (const [x, u, row] of S) {
    const l = (92 - row * 25) * (1 - 0.26 * u * u) * r.range(0.92, 1.06);
    const a = UP + u * 0.72 + r.range(-0.08, 0.08);
    const m = at(x, 142, a * 0.6 + UP * 0.4, l * 0.5);
    const e = at(...m, a, l * 0.5);
    const col = mix('#8a7fc4', '#d9cdf2', row / 2);
    const T = tube(
      [[x, 144], m, e],
      [
        [0, 4.4],
        [0.7, 3],
        [1, 3.6],
      ],
      18,
    );
    let h = '';
    for (let k = 0; k < 9; k++) {
      const b = a + (k - 4) * 0.4;
      const p0 = e;
      const p1 = at(...e, b, 9);
      const p2 = at(...p1, b + (k - 4) * 0.16 - 0.1, 7);
      const K = tube(
        [p0, p1, p2],
        [
          [0, 1.7],
          [0.6, 1.3],
          [1, 0.7],
        ],
        9,
      );
      h += path(K.d, k % 2 ? light(col, 0.28) : light(col, 0.45));
      let f = '';
      for (let t = 0.25; t <= 1; t += 0.15) {
        const q = K.at(t);
        for (const v of [-1, 1])
          f += `M${f2(q.x)} ${f2(q.y)}L${f2(q.x + q.nx * v * 3.4)} ${f2(q.y + q.ny * v * 3.4)}`;
      }
      h += line(f, light(col, 0.5), 0.8);
    }
    s += sheet(T.d, col, 1) + g(h, 'filter="url(#lift1)"') + dot(e[0], e[1], 2.6, '#6a4f9c');
  }
  return s;
}
