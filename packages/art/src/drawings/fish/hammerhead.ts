import { dark, light } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import type { Points } from '../../draw/numbers.ts';
import { clipTo, line, path, sheet, vol } from '../../draw/paper.ts';
import { tube } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';
import { strip2 } from '../others/sea-snakes.ts';

const SKIN = '#8e8b78';
const PALE = '#ece6d2';

/** A fin with its shaded rear edge. */
const fin = (pts: Points, fill: string, lift: 1 | 2 = 1): string =>
  sheet(loop(pts, 0.12), fill, lift);

/**
 * Sphyrna lewini, seen from above: a wide hammer with a notch in the middle of its scalloped front
 * edge and two more beside it, eyes at its ends; tall first dorsal fin; long upper lobe of the
 * tail.
 */
export function scallopedHammerhead(detail: Detail): string {
  const stout = detail === 'bold' ? 1.18 : 1;
  const body = tube(
    [
      [34, 72],
      [58, 72],
      [86, 77],
      [114, 85],
      [140, 88],
      [162, 82],
      [180, 73],
    ],
    [
      [0, 11],
      [0.1, 11.5],
      [0.22, 15],
      [0.36, 17],
      [0.52, 14],
      [0.7, 9],
      [0.86, 5.4],
      [1, 3.2],
    ].map(([t, h]) => [t, h * stout]),
    60,
  );
  const tail = fin(
    [
      [172, 73],
      [178, 64],
      [188, 46],
      [198, 34],
      [199, 37],
      [192, 56],
      [188, 68],
      [193, 80],
      [191, 86],
      [181, 80],
    ],
    SKIN,
  );
  const far = dark(SKIN, 0.28);
  const fins =
    fin(
      [
        [70, 64],
        [78, 50],
        [92, 32],
        [104, 22],
        [107, 25],
        [102, 42],
        [97, 62],
      ],
      far,
    ) +
    fin(
      [
        [66, 84],
        [74, 102],
        [92, 124],
        [107, 133],
        [110, 130],
        [104, 110],
        [97, 90],
      ],
      dark(SKIN, 0.1),
      2,
    ) +
    fin(
      [
        [124, 98],
        [132, 110],
        [143, 117],
        [145, 113],
        [141, 98],
      ],
      dark(SKIN, 0.18),
    ) +
    fin(
      [
        [126, 76],
        [138, 66],
        [144, 68],
        [140, 78],
      ],
      far,
    );
  const hammer = loop(
    [
      [39, 34],
      [31, 35],
      [26, 41],
      [23.5, 49],
      [26, 53],
      [20.5, 58],
      [17, 65],
      [20, 71.5],
      [16.5, 78],
      [19, 86],
      [23.5, 91],
      [20.5, 95.5],
      [22.5, 103],
      [27, 110],
      [35, 112],
      [41, 110],
      [43, 103],
      [42, 95],
      [46, 89],
      [56, 86],
      [62, 79],
      [62, 66],
      [56, 59],
      [46, 56],
      [43, 50],
      [44, 42],
      [43, 36],
    ],
    0.15,
  );
  const head =
    sheet(hammer, SKIN, 2) +
    clipTo(
      hammer,
      path(
        loop([
          [10, 30],
          [25, 32],
          [27, 52],
          [22, 71],
          [25, 92],
          [26, 116],
          [8, 116],
        ]),
        light(SKIN, 0.3),
        'opacity=".75"',
      ) +
        line(
          'M26 53q8 2 12 7M20 71.5q9 1 16 0M23.5 91q8 -1 13 -7',
          dark(SKIN, 0.5),
          1.5,
          'opacity=".75"',
        ) +
        vol(hammer, 0.9),
    );
  let gills = '';
  for (let i = 0; i < 5; i++)
    gills += curve([
      [72 - i * 3.4, 84],
      [70.4 - i * 3.4, 89],
      [71.4 - i * 3.4, 94 - i * 0.4],
    ]);
  const flank =
    strip2(body, PALE, 1, 0.42, 0.95) +
    strip2(body, dark(SKIN, 0.5), -1, 0.5, 0.35) +
    line(
      curve([
        [64, 76],
        [90, 80],
        [116, 87],
        [142, 90],
        [168, 80],
      ]),
      light(SKIN, 0.45),
      1,
      'opacity=".6"',
    );
  const back =
    fin(
      [
        [92, 76],
        [97, 62],
        [108, 46],
        [121, 36],
        [124, 38],
        [118, 56],
        [116, 76],
        [110, 82],
      ],
      light(SKIN, 0.12),
      2,
    ) +
    line('M101 72Q106 56 117 44', light(SKIN, 0.5), 1, 'opacity=".6"') +
    fin(
      [
        [148, 84],
        [154, 76],
        [163, 71],
        [164, 74],
        [159, 84],
      ],
      light(SKIN, 0.1),
    );
  return (
    tail +
    fins +
    sheet(body.d, SKIN, 2) +
    clipTo(body.d, flank + vol(body.d)) +
    line(gills, dark(SKIN, 0.6), 1.3, 'opacity=".8"') +
    head +
    back +
    eyeArt(34, 36, 4, '#f2d58a') +
    eyeArt(33, 110, 4, '#f2d58a')
  );
}
