import { mix } from '../../draw/colour.ts';
import { loop, poly, polyline } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import { patch } from './limbs.ts';
import { prawn } from './prawn.ts';

/**
 * Tiger pistol shrimp: one huge snapping claw; cream body with maroon-edged tiger patches; banded
 * legs and tail.
 */
export function pistolShrimp(): string {
  const cream = '#f9e4b4';
  const br = '#b5502f';
  const dk = '#6c2437';
  const pincer = (): string => {
    // giant claw, gape to the left
    const palm = loop([
      [74, 96],
      [66, 84],
      [50, 80],
      [34, 82],
      [20, 90],
      [12, 101],
      [17, 103],
      [27, 99],
      [34, 103],
      [46, 116],
      [60, 117],
      [72, 109],
    ]);
    const dactyl = loop([
      [34, 103],
      [27, 106],
      [18, 110],
      [12, 118],
      [16, 123],
      [28, 122],
      [42, 119],
      [46, 112],
    ]);
    return (
      sheet(dactyl, mix(br, cream, 0.35), 2) +
      clipTo(dactyl, patch(20, 117, 7, 5, 'pd', dk, br)) +
      sheet(palm, cream, 3) +
      clipTo(
        palm,
        patch(52, 92, 11, 9, 'p1', dk, br) +
          patch(30, 91, 7, 6, 'p2', dk, br) +
          patch(62, 110, 9, 6, 'p3', dk, br) +
          patch(44, 110, 6, 5, 'p6', dk, br) +
          patch(14, 101, 6, 4, 'p5', dk, br) +
          patch(71, 94, 6, 8, 'p4', dk, br) +
          vol(palm),
      ) +
      line('M15 103.5Q25 101 34 104', dk, 1.3)
    );
  };
  return prawn({
    base: cream,
    spine: [
      [98, 74],
      [118, 66],
      [138, 67],
      [154, 77],
      [164, 90],
    ],
    w: [
      [0, 20],
      [0.3, 19],
      [0.6, 15.5],
      [0.85, 11],
      [1, 8.5],
    ],
    ant: [
      ['M52 66C36 46 22 34 6 30', '#e9b56a'],
      ['M54 65C40 36 36 20 40 6', '#e9b56a'],
      ['M54 68C32 58 18 58 4 64', '#e9b56a'],
    ],
    legs: [
      [
        [
          [74, 88],
          [66, 108],
          [76, 130],
        ],
        2.6,
        1.4,
        cream,
        5,
        br,
      ],
      [
        [
          [84, 92],
          [80, 112],
          [90, 134],
        ],
        2.6,
        1.4,
        cream,
        5,
        br,
      ],
      [
        [
          [94, 92],
          [96, 112],
          [106, 132],
        ],
        2.6,
        1.4,
        cream,
        5,
        br,
      ],
      [
        [
          [102, 90],
          [112, 108],
          [122, 126],
        ],
        2.6,
        1.4,
        cream,
        5,
        br,
      ],
      [
        [
          [60, 84],
          [40, 70],
          [26, 74],
        ],
        4.2,
        3.4,
        cream,
        4,
        br,
      ],
    ],
    swim: [
      [114, 88, 1.4, 17, '#e7a65f'],
      [127, 88, 1.3, 17, '#d98b4e'],
      [140, 89, 1.2, 15, '#e7a65f'],
      [150, 94, 1.1, 13, '#d98b4e'],
    ],
    fan: {
      x: 164,
      y: 92,
      len: 29,
      blades: [
        [0.1, cream],
        [1.25, cream],
        [0.66, mix(cream, br, 0.2), 1.06],
      ],
      art: (q) =>
        patch(...q(0, 0.55), 8, 8, 'fan' + f2(q(0)[0]), dk, br) +
        line(polyline([q(-0.3, 0.98), q(0.3, 0.98)]), '#7f6fd0', 3),
    },
    plate: (T, a, b, i) => {
      const m = T.at(Math.min(1, (a + b) / 2));
      return (
        patch(
          m.x - m.nx * m.h * 0.55,
          m.y - m.ny * m.h * 0.55,
          7.6 - i * 0.5,
          8 - i * 0.7,
          'pt' + i,
          dk,
          br,
        ) +
        patch(
          m.x + m.nx * m.h * 0.62 + 2,
          m.y + m.ny * m.h * 0.62,
          5.4 - i * 0.3,
          5 - i * 0.4,
          'pu' + i,
          dk,
          br,
        )
      );
    },
    car: [
      [50, 68],
      [58, 60],
      [72, 54],
      [90, 52],
      [104, 58],
      [108, 74],
      [104, 90],
      [90, 96],
      [72, 94],
      [58, 84],
    ],
    carArt:
      patch(78, 60, 13, 9, 'c1', dk, br) +
      patch(98, 72, 9, 12, 'c2', dk, br) +
      patch(74, 83, 11, 8, 'c3', dk, br) +
      patch(57, 66, 5, 6, 'c4', dk, br) +
      patch(93, 92, 8, 5, 'c5', dk, br),
    front:
      sheet(
        poly([
          [60, 60],
          [42, 62],
          [56, 68],
        ]),
        br,
        1,
      ) +
      dot(57, 68, 4.4, '#141430') +
      dot(55.6, 66.4, 1.3, '#fff') +
      pincer(),
  });
}
