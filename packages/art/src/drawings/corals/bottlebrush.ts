import { light, mix } from '../../draw/colour.ts';
import type { Detail } from '../../draw/detail.ts';
import { f2 } from '../../draw/numbers.ts';
import { dot, g, line, path } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { rock } from './ground.ts';

const BASE = '#5676e2';
const BACK = '#2f3a8c';
const TIP = '#eef2ff';

/** Place of the foot, direction off the vertical, length; the front row last. */
const STEMS: readonly (readonly [number, number, number])[] = [
  [70, -0.5, 92],
  [130, 0.5, 92],
  [100, 0.04, 118],
  [54, -0.86, 78],
  [146, 0.86, 78],
  [84, -0.2, 100],
  [117, 0.24, 102],
  [100, -0.62, 66],
  [104, 0.66, 64],
];

/**
 * Bottlebrush coral: upright stems, each ringed all the way up with short even branchlets like a
 * bottle brush; blue, pale tips.
 */
export function bottlebrush(detail: Detail): string {
  const r = rng('echinata');
  const bold = detail === 'bold';
  const step = bold ? 0.12 : 0.066;
  const half = bold ? 2.3 : 1.35;
  const stem = ([x, a, l]: readonly [number, number, number], i: number): string => {
    const front = i > 4;
    const col = front ? BASE : mix(BACK, BASE, i > 1 ? 0.35 : 0.1);
    const sx = Math.sin(a) * l;
    const sy = Math.cos(a) * l;
    const T = tube(
      [
        [x, 146],
        [x + sx * 0.42, 146 - sy * 0.52],
        [x + sx * 0.8, 146 - sy * 0.96],
      ],
      [
        [0, 4.6],
        [0.7, 3.2],
        [1, 2],
      ],
      30,
    );
    let twigs = '';
    let tips = '';
    for (let t = 0.16; t <= 1; t += step) {
      const q = T.at(t);
      const reach = (bold ? 12 : 10.5) * (t > 0.9 ? 0.72 : 1) * r.range(0.9, 1.08);
      for (const v of [-1, 1]) {
        const ex = q.x + q.nx * v * reach + q.ny * reach * 0.42;
        const ey = q.y + q.ny * v * reach - q.nx * reach * 0.42;
        twigs += `M${f2(q.x)} ${f2(q.y)}L${f2(ex)} ${f2(ey)}`;
        tips += dot(ex, ey, half * 0.95, front ? TIP : mix(TIP, BACK, 0.4));
      }
      if (!bold) tips += dot(q.x + q.nx * r.range(-1.4, 1.4), q.y, 1.1, light(col, 0.5));
    }
    const end = T.at(1);
    const tip = dot(end.x, end.y, half * 1.5, front ? TIP : mix(TIP, BACK, 0.4));
    return g(
      line(twigs, light(col, 0.12), half * 1.7) + path(T.d, col) + tips + tip,
      `filter="url(#lift${front ? 2 : 1})"`,
    );
  };
  return rock('#33408c', 'echinata', 46, 139, 1) + STEMS.map(stem).join('');
}
