import { dark, light, mix } from '../../draw/colour.ts';
import { loop, polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/numbers.ts';
import { dot, g, line, sheet } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { limb, strip } from './limbs.ts';
import type { LimbSpec } from './limbs.ts';
import { prawn } from './prawn.ts';

/**
 * Peacock mantis shrimp: stalked oval eyes with a band; red club arms; green armour plates;
 * orange-rimmed leopard-spotted flank; blue and red tail.
 */
export function mantisShrimp(): string {
  const gr = '#3f9a5c';
  const bl = '#2a78c2';
  const or = '#f08a34';
  const rd = '#d83a34';
  const r = rng('mant');
  const legs: LimbSpec[] = [
    [
      [
        [86, 92],
        [80, 112],
        [70, 128],
      ],
      2.6,
      1.5,
      or,
      0,
    ],
    [
      [
        [98, 94],
        [96, 114],
        [90, 132],
      ],
      2.6,
      1.5,
      or,
      0,
    ],
    [
      [
        [110, 94],
        [112, 114],
        [110, 132],
      ],
      2.6,
      1.5,
      or,
      0,
    ],
  ];
  const club = (dx: number, dy: number, sh: number, lift: Lift) => {
    const q = ([x, y]: readonly number[]): Point => [x + dx, y + dy];
    const c1 = sh ? dark(gr, 0.25) : gr;
    const c2 = sh ? dark(rd, 0.25) : rd;
    return (
      limb(
        [
          [76, 86],
          [62, 98],
          [46, 102],
        ].map(q),
        6,
        7.4,
        c1,
        0,
        '',
        lift,
      ) +
      limb(
        [
          [48, 104],
          [34, 106],
          [22, 96],
        ].map(q),
        6.6,
        5,
        sh ? dark(or, 0.2) : or,
        0,
        '',
        lift,
      ) +
      sheet(
        loop(
          [
            [20, 102],
            [14, 94],
            [16, 80],
            [24, 70],
            [32, 72],
            [34, 84],
            [30, 98],
          ].map(q),
        ),
        c2,
        lift,
      ) +
      dot(...q([24, 78]), 2.4, '#ffd9b8') +
      dot(...q([50, 102]), 2.2, '#ffe9b0')
    );
  };
  return prawn({
    base: gr,
    spine: [
      [92, 72],
      [114, 68],
      [136, 72],
      [154, 82],
      [166, 94],
    ],
    w: [
      [0, 20],
      [0.4, 19.5],
      [0.75, 16],
      [1, 12],
    ],
    plates: 8,
    flap: 0.16,
    ant: [
      ['M52 58C40 40 26 26 8 20', '#e8574a'],
      ['M52 58C44 34 40 20 44 4', '#e8574a'],
      ['M50 60C32 50 20 44 4 44', '#e8574a'],
    ],
    behind: club(18, 4, 1, 1),
    legs,
    swim: [
      [112, 92, 1.5, 18, rd],
      [124, 93, 1.45, 18, '#f0603c'],
      [136, 95, 1.4, 17, rd],
      [147, 99, 1.3, 15, '#f0603c'],
      [156, 104, 1.2, 12, rd],
    ],
    fan: {
      x: 168,
      y: 96,
      len: 27,
      blades: [
        [-0.25, bl],
        [1.45, bl],
        [0.25, rd, 1.02],
        [1.0, rd, 1.02],
        [0.62, gr, 0.95],
      ],
      art: (q) =>
        line(polyline([q(-0.3, 0.98), q(0, 1.06), q(0.3, 0.98)]), '#ffd08a', 2.6) +
        line(polyline([q(0, 0.2), q(0, 0.9)]), '#14304a', 1, 'opacity=".5"'),
    },
    plate: (T, a, b, i) =>
      strip(T, a - 0.06, b, i % 2 ? gr : light(gr, 0.12), -1.3, 1.3) +
      strip(T, b - 0.068, b - 0.04, '#f0d25a', -1.2, 0.66) +
      strip(T, a - 0.05, b, i % 2 ? or : light(or, 0.2), 0.66, 1.5) +
      strip(T, a - 0.05, b - 0.068, mix(gr, bl, 0.55), -1.3, -0.66) +
      (i > 5 ? strip(T, a, b, rd, -0.2, 0.1) : ''),
    car: [
      [56, 62],
      [66, 55],
      [80, 51],
      [94, 52],
      [102, 60],
      [104, 76],
      [98, 92],
      [84, 95],
      [70, 90],
      [60, 78],
    ],
    carArt:
      sheet(
        loop([
          [50, 74],
          [70, 76],
          [88, 74],
          [108, 78],
          [108, 104],
          [60, 104],
        ]),
        '#f6c77e',
        0,
      ) +
      Array.from({ length: 15 }, () => {
        const x = r.range(68, 104);
        const y = r.range(78, 94);
        return dot(x, y, 2.5, '#7a2f2c') + dot(x + 0.2, y - 0.2, 1.2, '#f0a85a');
      }).join('') +
      line('M62 70Q80 62 102 66', '#bfe08a', 1.6),
    front:
      sheet(
        loop([
          [64, 66],
          [48, 64],
          [32, 66],
          [24, 74],
          [34, 80],
          [52, 80],
          [66, 76],
        ]),
        or,
        2,
      ) +
      `<path d="${loop([
        [62, 68],
        [48, 67],
        [35, 69],
        [29, 74],
        [37, 77.5],
        [52, 77],
        [62, 74],
      ])}" fill="${bl}"/>` +
      sheet(
        loop([
          [60, 60],
          [52, 60],
          [48, 68],
          [54, 76],
          [66, 74],
        ]),
        mix(gr, bl, 0.4),
        1,
      ) +
      line('M62 60L56 48', '#f0a04a', 5) +
      line('M56 60L42 54', '#f0a04a', 5) +
      [
        [38, 51, -38],
        [54, 42, -22],
      ]
        .map(([x, y, a]) =>
          g(
            `<ellipse cx="${x}" cy="${y}" rx="7.4" ry="9.4" fill="#c8b4ee" filter="url(#lift2)"/><rect x="${x - 7}" y="${
              y - 1.4
            }" width="14" height="2.8" fill="#5a2a72"/><ellipse cx="${x - 1.5}" cy="${
              y - 4.4
            }" rx="1.6" ry="1.8" fill="#1a1236"/><ellipse cx="${x - 1.5}" cy="${y + 4.4}" rx="1.6" ry="1.8" fill="#1a1236"/>`,
            `transform="rotate(${a} ${x} ${y})"`,
          ),
        )
        .join('') +
      club(2, 14, 0, 3),
  });
}
