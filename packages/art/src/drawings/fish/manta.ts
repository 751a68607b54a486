import { curve, loop } from '../../draw/curves.ts';
import type { Points } from '../../draw/numbers.ts';
import { clipTo, g, line, sheet, vol } from '../../draw/paper.ts';
import { tube } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';

const REEF_SHOULDERS: Points = [
  [12, 50],
  [22, 46],
  [40, 50],
  [60, 57],
  [48, 60],
  [34, 64],
  [22, 72],
  [13, 66],
];

/**
 * Mobula alfredi: broad wings, two head horns, dark back with white shoulder patches, white curled
 * wing tip, thin tail.
 */
export const reefManta = (): string =>
  manta({ back: '#2c3a5e', under: '#232f50', ribs: true, shoulders: REEF_SHOULDERS });

/** Colours and marks of a manta. */
interface MantaLook {
  back: string;
  under: string;
  /** Whether its wings show their ribs. */
  ribs?: true;
  /** The right one of the pale patches on its shoulders, from the middle of its back. */
  shoulders: Points;
}

/** A manta from above. */
export function manta(o: MantaLook): string {
  const body = loop(
    [
      [100, 30],
      [112, 31],
      [126, 40],
      [148, 45],
      [170, 49],
      [188, 59],
      [198, 80],
      [187, 76],
      [174, 76],
      [157, 84],
      [141, 97],
      [124, 110],
      [110, 118],
      [100, 120],
      [90, 118],
      [76, 110],
      [59, 97],
      [43, 84],
      [26, 76],
      [13, 76],
      [2, 80],
      [12, 59],
      [30, 49],
      [52, 45],
      [74, 40],
      [88, 31],
    ],
    0.15,
  );
  const B = o.back;
  let s = sheet(
    tube(
      [
        [100, 112],
        [102, 130],
        [108, 146],
        [118, 158],
      ],
      [
        [0, 3],
        [0.4, 1.5],
        [1, 0.6],
      ],
      24,
    ).d,
    o.under,
    1,
  );
  s +=
    sheet(
      loop(
        [
          [84, 108],
          [80, 120],
          [90, 119],
        ],
        0.1,
      ),
      o.under,
      1,
    ) +
    sheet(
      loop(
        [
          [116, 108],
          [120, 120],
          [110, 119],
        ],
        0.1,
      ),
      o.under,
      1,
    );
  s +=
    sheet(
      loop([
        [88, 30],
        [100, 27],
        [112, 30],
        [108, 40],
        [92, 40],
      ]),
      '#f2ead8',
      1,
    ) + line('M90 33q10 5 20 0', '#7a6a80', 1.4);
  for (const k of [-1, 1]) {
    s +=
      sheet(
        loop([
          [100 + k * 11, 36],
          [100 + k * 10, 26],
          [100 + k * 12, 14],
          [100 + k * 9, 8],
          [100 + k * 15, 7],
          [100 + k * 19.5, 16],
          [100 + k * 20, 28],
          [100 + k * 22, 38],
        ]),
        B,
        2,
      ) +
      sheet(
        loop([
          [100 + k * 11, 27],
          [100 + k * 12.6, 15],
          [100 + k * 10.6, 9],
          [100 + k * 14.5, 14],
          [100 + k * 14, 26],
        ]),
        '#f2ead8',
        0,
      );
  }
  s += sheet(body, B, 2);
  const patchW = (k: number): string => loop(o.shoulders.map(([x, y]) => [100 + k * x, y]));
  let inn = '';
  for (const k of [-1, 1]) {
    inn +=
      sheet(patchW(k), '#e9e6dc', 1) +
      `<path d="${loop([
        [100 + k * 14, 56],
        [100 + k * 24, 52],
        [100 + k * 38, 54],
        [100 + k * 26, 60],
        [100 + k * 18, 66],
      ])}" fill="#b9c2d0" opacity=".8"/>`;
  }
  let rib = '';
  for (const k of o.ribs ? [-1, 1] : []) {
    for (let i = 0; i < 8; i++) {
      rib += curve([
        [100 + k * (24 + i * 3), 74 - i * 1],
        [100 + k * (40 + i * 6), 72 - i],
        [100 + k * (52 + i * 6), 80 - i * 2.2],
      ]);
    }
  }
  inn +=
    line(rib, '#141d3c', 1, 'opacity=".45"') +
    `<path d="${loop([
      [96, 44],
      [104, 44],
      [107, 80],
      [103, 116],
      [97, 116],
      [93, 80],
    ])}" fill="#3d4d76" opacity=".8"/>`;
  s += clipTo(body, inn + vol(body));
  // curled tips show the white underside
  s +=
    sheet(
      loop(
        [
          [198, 80],
          [188, 59],
          [180, 60],
          [181, 68],
          [187, 76],
        ],
        0.14,
      ),
      '#f2ead8',
      1,
    ) +
    sheet(
      loop(
        [
          [2, 80],
          [12, 59],
          [20, 60],
          [19, 68],
          [13, 76],
        ],
        0.14,
      ),
      '#f2ead8',
      1,
    );
  s += sheet(
    loop([
      [96, 106],
      [104, 106],
      [102, 114],
      [98, 114],
    ]),
    o.under,
    1,
  );
  s += eyeArt(78.5, 40.5, 2.8, '#f2ead8') + eyeArt(121.5, 40.5, 2.8, '#f2ead8');
  return g(s, 'transform="translate(100 75) rotate(-24) scale(.92 .98) translate(-100 -68)"');
}
