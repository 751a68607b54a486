import { light, mix } from '../../draw/colour.ts';
import type { Detail } from '../../draw/detail.ts';
import { f2 } from '../../draw/numbers.ts';
import { dot, g, line, path } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { rock } from './ground.ts';

const BASE = '#5676e2', BACK = '#2f3a8c', TIP = '#eef2ff';

/** Place of the foot, direction off the vertical, length; the front row last. */
const STEMS: readonly (readonly [number, number, number])[] = [
  [70, -.5, 92], [130, .5, 92], [100, .04, 118], [54, -.86, 78], [146, .86, 78], [84, -.2, 100], [117, .24, 102],
  [100, -.62, 66], [104, .66, 64],
];

/** Bottlebrush coral: upright stems, each ringed all the way up with short even branchlets like a bottle brush; blue, pale tips. */
export function bottlebrush(detail: Detail): string {
  const r = rng('echinata'), bold = detail === 'bold', step = bold ? .12 : .066, half = bold ? 2.3 : 1.35;
  const stem = ([x, a, l]: readonly [number, number, number], i: number): string => {
    const front = i > 4, col = front ? BASE : mix(BACK, BASE, i > 1 ? .35 : .1), sx = Math.sin(a) * l, sy = Math.cos(a) * l;
    const T = tube([[x, 146], [x + sx * .42, 146 - sy * .52], [x + sx * .8, 146 - sy * .96]], [[0, 4.6], [.7, 3.2], [1, 2]], 30);
    let twigs = '', tips = '';
    for (let t = .16; t <= 1; t += step) {
      const q = T.at(t), reach = (bold ? 12 : 10.5) * (t > .9 ? .72 : 1) * r.range(.9, 1.08);
      for (const v of [-1, 1]) {
        const ex = q.x + q.nx * v * reach + q.ny * reach * .42, ey = q.y + q.ny * v * reach - q.nx * reach * .42;
        twigs += `M${f2(q.x)} ${f2(q.y)}L${f2(ex)} ${f2(ey)}`;
        tips += dot(ex, ey, half * .95, front ? TIP : mix(TIP, BACK, .4));
      }
      if (!bold) tips += dot(q.x + q.nx * r.range(-1.4, 1.4), q.y, 1.1, light(col, .5));
    }
    const end = T.at(1);
    const tip = dot(end.x, end.y, half * 1.5, front ? TIP : mix(TIP, BACK, .4));
    return g(line(twigs, light(col, .12), half * 1.7) + path(T.d, col) + tips + tip, `filter="url(#lift${front ? 2 : 1})"`);
  };
  return rock('#33408c', 'echinata', 46, 139, 1) + STEMS.map(stem).join('');
}
