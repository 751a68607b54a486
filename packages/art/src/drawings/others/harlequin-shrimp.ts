import { dark } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import type { Points } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { limb, patch } from './limbs.ts';
import { prawn } from './prawn.ts';

/**
 * Harlequin shrimp: enormous flat paddle claws; petal-shaped feelers; cream with big lilac-brown
 * spots edged in blue.
 */
export function harlequinShrimp(): string {
  const cr = '#fff3e4';
  const ed = '#3d8fd8';
  const sp = '#b4568c';
  const sq = '#8a4470';
  const spot = (x: number, y: number, a: number, b: number, k: number) =>
    patch(x, y, a, b, 'hq' + k, ed, k % 2 ? sp : sq, 0.78);
  const paddle = (pts: Points, art: string, lift: Lift) => {
    const d = loop(pts);
    return sheet(d, cr, lift) + clipTo(d, art + vol(d, 0.7));
  };
  const behind = paddle(
    [
      [74, 74],
      [60, 56],
      [44, 44],
      [26, 44],
      [16, 56],
      [18, 70],
      [32, 78],
      [54, 82],
    ],
    spot(32, 56, 11, 9, 1) + spot(53, 66, 9, 8, 2) + spot(18, 70, 8, 6, 3) + spot(44, 44, 9, 5, 5),
    2,
  );
  return prawn({
    base: cr,
    spine: [
      [108, 74],
      [128, 62],
      [148, 66],
      [160, 82],
      [160, 100],
    ],
    w: [
      [0, 22],
      [0.3, 21],
      [0.55, 17],
      [0.8, 12],
      [1, 8],
    ],
    plates: 5,
    flap: 0.3,
    behind,
    legs: [
      [
        [
          [92, 96],
          [86, 116],
          [92, 140],
        ],
        3.4,
        1.8,
        cr,
        5,
        sp,
      ],
      [
        [
          [102, 98],
          [102, 118],
          [112, 140],
        ],
        3.4,
        1.8,
        cr,
        5,
        sp,
      ],
      [
        [
          [112, 96],
          [120, 114],
          [132, 136],
        ],
        3.4,
        1.8,
        cr,
        5,
        sp,
      ],
    ],
    swim: [
      [130, 86, 1.4, 16, '#e3c9e0'],
      [142, 90, 1.3, 14, '#e3c9e0'],
    ],
    fan: {
      x: 158,
      y: 102,
      len: 28,
      blades: [
        [1.0, cr],
        [2.3, cr],
        [1.65, cr, 1.05],
      ],
      art: (q) => spot(...q(0, 0.6), 7, 7, Math.round(q(0)[0])),
    },
    plate: (T, a, b, i) => {
      const m = T.at(Math.min(1, (a + b) / 2));
      return (
        spot(m.x - m.nx * m.h * 0.5, m.y - m.ny * m.h * 0.5, 8.5 - i, 7.6 - i * 0.7, i) +
        spot(m.x + m.nx * m.h * 0.75, m.y + m.ny * m.h * 0.75, 6.6 - i * 0.7, 6.6 - i * 0.7, i + 9)
      );
    },
    car: [
      [66, 72],
      [74, 60],
      [90, 50],
      [106, 50],
      [118, 60],
      [120, 80],
      [112, 98],
      [94, 102],
      [78, 94],
      [68, 84],
    ],
    carArt:
      spot(94, 62, 12, 9, 21) +
      spot(110, 82, 10, 12, 22) +
      spot(84, 86, 9, 8, 23) +
      spot(114, 58, 6, 6, 24) +
      spot(74, 68, 5, 5, 25) +
      spot(98, 99, 8, 5, 26),
    front:
      paddle(
        [
          [76, 60],
          [70, 44],
          [60, 28],
          [48, 16],
          [44, 24],
          [52, 42],
          [64, 60],
        ],
        spot(56, 34, 5, 9, 31) + line('M74 62L48 20', ed, 0.8),
        2,
      ) +
      paddle(
        [
          [82, 56],
          [82, 38],
          [78, 22],
          [70, 8],
          [64, 14],
          [66, 32],
          [74, 54],
        ],
        spot(73, 26, 5, 9, 33) + line('M80 58L69 12', ed, 0.8),
        2,
      ) +
      line('M72 70L62 64', cr, 5) +
      dot(60, 63, 5.6, cr) +
      dot(59.4, 62.6, 4.2, '#191436') +
      dot(58, 61.2, 1.3, '#fff') +
      limb(
        [
          [84, 90],
          [72, 96],
          [62, 96],
        ],
        5,
        4,
        cr,
        3,
        sp,
        2,
      ) +
      paddle(
        [
          [66, 88],
          [52, 84],
          [34, 86],
          [18, 94],
          [10, 108],
          [16, 122],
          [32, 130],
          [50, 126],
          [64, 112],
          [70, 98],
        ],
        spot(28, 112, 13, 11, 41) +
          spot(52, 100, 10, 9, 42) +
          spot(48, 121, 9, 6, 43) +
          spot(20, 95, 9, 6, 44) +
          spot(66, 112, 5, 6, 45) +
          spot(36, 88, 7, 4, 46),
        3,
      ) +
      line(
        curve([
          [11, 106],
          [22, 102],
          [32, 101],
        ]),
        dark(sq, 0.3),
        1.4,
      ),
  });
}
