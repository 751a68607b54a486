import { dark, mix } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';

import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';

const SKIN = '#c2b184';
const BACK = '#7f7358';

/**
 * Where a finger leaves the palm, its direction off the vertical, its length and half width; those
 * behind first.
 */
const FINGERS: readonly (readonly [number, number, number, number])[] = [
  [80, -0.32, 84, 11],
  [122, 0.3, 82, 11],
  [56, -0.72, 74, 11],
  [146, 0.74, 72, 11],
  [100, 0.02, 88, 12.5],
  [68, -0.98, 56, 10.5],
  [134, 1, 56, 10.5],
  [84, -0.2, 56, 12],
  [117, 0.26, 54, 12],
];

/**
 * Devil's hand: a leathery palm on a low stalk from which thick blunt fingers rise, dusted with
 * tiny white polyps; cream olive.
 */
export function devilsHand(detail: Detail): string {
  const r = rng('lobophytum');
  const bold = detail === 'bold';
  const finger = ([x, a, l, w]: readonly [number, number, number, number], i: number): string => {
    const col = i < 2 ? BACK : i < 5 ? mix(BACK, SKIN, 0.55) : SKIN;
    const y = i < 5 ? 122 : 130;
    const sx = Math.sin(a) * l;
    const sy = Math.cos(a) * l;
    const T = tube(
      [
        [x, y],
        [x + sx * 0.55, y - sy * 0.45],
        [x + sx * 0.88, y - sy * 0.98],
      ],
      [
        [0, w * 1.25],
        [0.4, w],
        [0.8, w * 1.08],
        [0.95, w],
        [1, w * 0.84],
      ],
      30,
    );
    let polyps = '';
    const n = bold ? 9 : 34;
    for (let k = 0; k < n; k++) {
      const q = T.at(r.range(0.42, 1));
      const v = r.range(-0.86, 0.86);
      polyps += dot(
        q.x + q.nx * q.h * v,
        q.y + q.ny * q.h * v,
        bold ? 2 : 1.15,
        '#fffbe6',
        i < 2 ? 'opacity=".6"' : '',
      );
    }
    return sheet(T.d, col, i < 5 ? 1 : 2) + clipTo(T.d, vol(T.d) + polyps);
  };
  const palm = loop([
    [50, 148],
    [54, 132],
    [48, 118],
    [60, 108],
    [78, 116],
    [100, 110],
    [122, 116],
    [142, 108],
    [153, 118],
    [147, 132],
    [151, 148],
    [100, 151],
  ]);
  const folds =
    'M66 122Q72 134 70 148M100 120Q99 134 101 149M134 122Q128 134 131 148M82 126Q86 136 85 148M118 126Q114 136 116 148';
  return (
    FINGERS.slice(0, 5).map(finger).join('') +
    sheet(palm, mix(BACK, SKIN, 0.75), 2) +
    clipTo(palm, line(folds, dark(SKIN, 0.35), 2, 'opacity=".6"') + vol(palm)) +
    FINGERS.slice(5)
      .map((f, i) => finger(f, i + 5))
      .join('')
  );
}
