import { light } from '../../draw/colour.ts';
import { curve, loop, polyline } from '../../draw/curves.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { strip } from './limbs.ts';
import { prawn } from './prawn.ts';

/**
 * Emperor shrimp: broad duck-bill rostrum; orange-red with a white-flecked saddle band along the
 * back; violet claws and leg tips.
 */
export function emperorShrimp(): string {
  const or = '#e2512c';
  const wh = '#fff1de';
  const vi = '#7b3fb0';
  const r = rng('emp');
  const fleck = (x0: number, y0: number, x1: number, y1: number, n: number) => {
    let s = '';
    for (let i = 0; i < n; i++)
      s += dot(r.range(x0, x1), r.range(y0, y1), r.range(0.6, 1.5), i % 3 ? wh : '#ffb27a');
    return s;
  };
  // host: back of a sea cucumber
  const host = loop([
    [16, 141],
    [20, 129],
    [44, 119],
    [92, 115],
    [144, 119],
    [174, 128],
    [184, 140],
    [168, 147],
    [100, 149],
    [34, 147],
  ]);
  let hs = sheet(host, '#8a6a58', 2);
  let hi = '';
  for (let i = 0; i < 17; i++) {
    const x = 24 + i * 9.6 + r.range(-2, 2);
    const y = [126, 137, 131, 143][i % 4] + r.range(-2, 2);
    hi += dot(x, y, 3.9, '#e8c07a') + dot(x, y, 2.6, '#3b2436');
  }
  hs += clipTo(host, hi + vol(host));
  return (
    hs +
    prawn({
      base: or,
      spine: [
        [96, 72],
        [116, 60],
        [138, 60],
        [154, 70],
        [164, 84],
      ],
      w: [
        [0, 19],
        [0.3, 17],
        [0.6, 13],
        [0.85, 9],
        [1, 7],
      ],
      ant: [
        ['M46 64C32 44 24 30 20 12', '#d9a6e8'],
        ['M46 66C26 56 14 50 2 48', '#d9a6e8'],
        ['M48 64C46 40 50 24 60 8', '#d9a6e8'],
      ],
      legs: [
        [
          [
            [68, 86],
            [58, 102],
            [62, 120],
          ],
          2.4,
          1.3,
          or,
          4,
          vi,
        ],
        [
          [
            [80, 88],
            [76, 104],
            [82, 120],
          ],
          2.4,
          1.3,
          or,
          4,
          vi,
        ],
        [
          [
            [92, 88],
            [94, 104],
            [102, 120],
          ],
          2.4,
          1.3,
          or,
          4,
          vi,
        ],
        [
          [
            [58, 82],
            [40, 92],
            [24, 88],
          ],
          2.6,
          2.2,
          vi,
          3,
          wh,
        ],
        [
          [
            [60, 86],
            [46, 104],
            [30, 106],
          ],
          2.6,
          2.2,
          vi,
          3,
          wh,
        ],
      ],
      swim: [
        [112, 82, 1.4, 15, '#f08a58'],
        [126, 80, 1.3, 15, vi],
        [139, 80, 1.2, 13, '#f08a58'],
        [150, 86, 1.1, 11, vi],
      ],
      fan: {
        x: 164,
        y: 86,
        len: 28,
        blades: [
          [0.15, or],
          [1.15, or],
          [0.65, light(or, 0.2), 1.05],
        ],
        art: (q) =>
          line(polyline([q(-0.35, 0.95), q(0.35, 0.95)]), vi, 5) + dot(...q(0, 0.5), 2.6, wh),
      },
      plate: (T, a, b) =>
        strip(T, a - 0.05, b + 0.05, wh, -1.3, -0.5) +
        strip(T, a - 0.05, b + 0.05, '#f7b48a', -0.5, -0.36) +
        (() => {
          let s = '';
          for (let k = 0; k < 7; k++) {
            const q = T.at(Math.min(1, r.range(a, b)));
            const v = r.range(-1, -0.4);
            s += dot(q.x + q.nx * q.h * v, q.y + q.ny * q.h * v, r.range(0.6, 1.4), or);
          }
          return s;
        })() +
        (() => {
          let s = '';
          for (let k = 0; k < 5; k++) {
            const q = T.at(Math.min(1, r.range(a, b)));
            const v = r.range(-0.2, 0.9);
            s += dot(q.x + q.nx * q.h * v, q.y + q.ny * q.h * v, r.range(0.6, 1.3), wh);
          }
          return s;
        })(),
      car: [
        [46, 70],
        [56, 60],
        [74, 54],
        [92, 52],
        [104, 58],
        [107, 74],
        [102, 88],
        [84, 92],
        [64, 88],
        [52, 80],
      ],
      carArt:
        sheet(
          loop([
            [40, 66],
            [60, 63],
            [84, 61],
            [112, 62],
            [112, 40],
            [50, 40],
          ]),
          wh,
          0,
        ) +
        fleck(56, 53, 104, 61, 22).replaceAll(wh, or) +
        fleck(58, 66, 102, 88, 18),
      front:
        sheet(
          loop([
            [62, 58],
            [48, 58],
            [30, 56],
            [20, 60],
            [18, 65],
            [24, 69],
            [40, 70],
            [54, 70],
          ]),
          wh,
          2,
        ) +
        line('M58 63L26 63', or, 2.4) +
        sheet(
          loop([
            [30, 57],
            [20, 60],
            [18, 65],
            [24, 69],
            [32, 69],
          ]),
          vi,
          0,
        ) +
        line(
          curve([
            [22, 91],
            [14, 86],
            [10, 89],
          ]),
          vi,
          3,
        ) +
        line(
          curve([
            [22, 86],
            [14, 92],
            [10, 94],
          ]),
          vi,
          2.4,
        ) +
        line(
          curve([
            [28, 105],
            [19, 102],
            [15, 105],
          ]),
          vi,
          3,
        ) +
        line(
          curve([
            [28, 106],
            [20, 110],
            [16, 110],
          ]),
          vi,
          2.4,
        ) +
        dot(57, 71, 5, wh) +
        dot(57, 71, 3.8, '#141430') +
        dot(55.7, 69.6, 1.2, '#fff'),
    })
  );
}
