import { dark, light } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import type { Points } from '../../draw/numbers.ts';
import { clipTo, line, path, sheet, vol } from '../../draw/paper.ts';
import { tube } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';
import { strip2 } from '../others/sea-snakes.ts';

const SKIN = '#8e8b78';

/** A fin with its shaded rear edge. */
const fin = (pts: Points, fill: string, lift: 1 | 2 = 1): string =>
  sheet(loop(pts, 0.12), fill, lift);

/** The axis of the head: everything lies alike on both sides of it. */
const AXIS = 75;

/** Both fins of a pair, given that on the lower side as seen from the axis. */
const pairOf = (pts: Points, fill: string, lift: 1 | 2 = 1): string =>
  fin(
    pts.map(([x, y]) => [x, AXIS - y]),
    dark(fill, 0.16),
    lift,
  ) +
  fin(
    pts.map(([x, y]) => [x, AXIS + y]),
    fill,
    lift,
  );

/**
 * Sphyrna lewini, seen from above as the manta is: a wide hammer with a notch in the middle of its
 * scalloped front edge and two more beside it, eyes at its ends; pectoral fins to both sides, the
 * dorsal fin a ridge, the tail a blade that beats to one side.
 */
export function scallopedHammerhead(detail: Detail): string {
  const stout = detail === 'bold' ? 1.18 : 1;
  const body = tube(
    [
      [36, AXIS],
      [60, AXIS],
      [88, AXIS + 1],
      [116, AXIS + 3],
      [142, AXIS + 1],
      [164, AXIS - 6],
      [180, AXIS - 14],
    ],
    [
      [0, 11],
      [0.1, 12],
      [0.22, 15],
      [0.36, 16.5],
      [0.52, 14],
      [0.7, 9],
      [0.86, 5.2],
      [1, 3],
    ].map(([t, h]) => [t, h * stout]),
    60,
  );
  const tail =
    fin(
      [
        [176, AXIS - 15],
        [186, AXIS - 21],
        [198, AXIS - 34],
        [200, AXIS - 31],
        [192, AXIS - 16],
        [184, AXIS - 8],
        [178, AXIS - 9],
      ],
      dark(SKIN, 0.12),
    ) + line(`M178 ${AXIS - 12}Q190 ${AXIS - 18} 198 ${AXIS - 31}`, dark(SKIN, 0.45), 1.4);
  const fins =
    pairOf(
      [
        [68, 10],
        [78, 30],
        [95, 50],
        [110, 60],
        [113, 56],
        [107, 36],
        [98, 14],
      ],
      SKIN,
      2,
    ) +
    pairOf(
      [
        [126, 8],
        [135, 20],
        [146, 26],
        [148, 22],
        [143, 8],
      ],
      dark(SKIN, 0.1),
    );
  const hammer = loop(
    [
      [40, AXIS - 40],
      [32, AXIS - 39],
      [26, AXIS - 34],
      [22.5, AXIS - 26],
      [24.5, AXIS - 21.5],
      [19.5, AXIS - 15],
      [16.5, AXIS - 7],
      [19.5, AXIS],
      [16.5, AXIS + 7],
      [19.5, AXIS + 15],
      [24.5, AXIS + 21.5],
      [22.5, AXIS + 26],
      [26, AXIS + 34],
      [32, AXIS + 39],
      [40, AXIS + 40],
      [44, AXIS + 36],
      [43, AXIS + 26],
      [46, AXIS + 18],
      [56, AXIS + 13.5],
      [63, AXIS + 8],
      [63, AXIS - 8],
      [56, AXIS - 13.5],
      [46, AXIS - 18],
      [43, AXIS - 26],
      [44, AXIS - 36],
    ],
    0.15,
  );
  const head =
    sheet(hammer, SKIN, 2) +
    clipTo(
      hammer,
      path(
        loop([
          [10, AXIS - 44],
          [27, AXIS - 42],
          [26, AXIS - 22],
          [22, AXIS],
          [26, AXIS + 22],
          [27, AXIS + 42],
          [8, AXIS + 44],
        ]),
        light(SKIN, 0.3),
        'opacity=".75"',
      ) +
        line(
          `M24.5 ${AXIS - 21.5}q8 2 12 6M19.5 ${AXIS}q9 .6 16 0M24.5 ${AXIS + 21.5}q8 -2 12 -6`,
          dark(SKIN, 0.5),
          1.5,
          'opacity=".75"',
        ) +
        vol(hammer, 0.9),
    );
  let gills = '';
  for (let i = 0; i < 5; i++)
    for (const side of [-1, 1])
      gills += curve([
        [74 - i * 3.2, AXIS + side * 9],
        [72.6 - i * 3.2, AXIS + side * 11.5],
        [73.4 - i * 3.2, AXIS + side * 14],
      ]);
  const back =
    strip2(body, dark(SKIN, 0.4), -1, 0.62, 0.4) +
    strip2(body, light(SKIN, 0.35), 1, 0.62, 0.3) +
    line(
      curve([
        [64, AXIS],
        [90, AXIS + 1],
        [116, AXIS + 3],
        [142, AXIS + 1],
        [170, AXIS - 9],
      ]),
      light(SKIN, 0.5),
      1.2,
      'opacity=".7"',
    );
  const ridge = (x: number, y: number, length: number, width: number): string =>
    fin(
      [
        [x, y],
        [x + length * 0.4, y - width],
        [x + length * 0.85, y - width * 0.9],
        [x + length, y],
        [x + length * 0.85, y + width * 0.5],
        [x + length * 0.4, y + width * 0.7],
      ],
      light(SKIN, 0.22),
      2,
    ) +
    line(`M${x + 3} ${y}L${x + length - 3} ${y - width * 0.2}`, dark(SKIN, 0.3), 1, 'opacity=".7"');
  return (
    tail +
    fins +
    sheet(body.d, SKIN, 2) +
    clipTo(body.d, back + vol(body.d, 0.8)) +
    line(gills, dark(SKIN, 0.6), 1.3, 'opacity=".8"') +
    head +
    ridge(86, AXIS + 1, 30, 4.2) +
    ridge(146, AXIS - 0.5, 13, 2.2) +
    eyeArt(36, AXIS - 38, 4, '#f2d58a') +
    eyeArt(36, AXIS + 38, 4, '#f2d58a')
  );
}
