import { curve, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import type { Points } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';

/**
 * Taeniura lymma: oval disc sown with bright blue spots, blue bands along the tail, raised yellow
 * eyes.
 */
export function bluespottedRay(): string {
  const disc = loop([
    [16, 74],
    [22, 58],
    [36, 40],
    [60, 28],
    [86, 27],
    [108, 38],
    [122, 56],
    [128, 74],
    [122, 92],
    [108, 110],
    [86, 121],
    [60, 120],
    [36, 108],
    [22, 90],
  ]);
  const inner = loop([
    [28, 74],
    [38, 56],
    [60, 46],
    [86, 48],
    [106, 60],
    [118, 74],
    [106, 88],
    [86, 100],
    [60, 102],
    [38, 92],
  ]);
  const tail = tube(
    [
      [108, 74],
      [136, 75],
      [160, 71],
      [182, 62],
      [198, 60],
    ],
    [
      [0, 8.4],
      [0.3, 4.6],
      [0.7, 3],
      [1, 0.8],
    ],
    40,
  );
  const r = rng('lym');
  let sp = '';
  const c: number[][] = [];
  let n = 0;
  while (c.length < 62 && n++ < 4000) {
    const a = r() * 6.283;
    const k = Math.sqrt(r());
    const x = 72 + Math.cos(a) * 52 * k;
    const y = 74 + Math.sin(a) * 43 * k;
    const q = r.range(1.6, 4.3);
    if (
      c.some((p) => Math.hypot(p[0] - x, p[1] - y) < p[2] + q + 1.7) ||
      (x < 66 && Math.abs(y - 74) < 18 && x > 34)
    )
      continue;
    c.push([x, y, q]);
    sp +=
      dot(x, y, q + 0.9, '#1d4f9e', 'opacity=".55"') +
      dot(x, y, q, '#2f9bff') +
      dot(x - q * 0.15, y - q * 0.2, q * 0.4, '#6cc0ff');
  }
  const off = (v: number): string =>
    curve(
      Array.from({ length: 18 }, (_, i) => {
        const a = tail.at(0.12 + i * 0.047);
        return [a.x + a.nx * a.h * v, a.y + a.ny * a.h * v];
      }),
    );
  let s = sheet(
    loop([
      [146, 76],
      [160, 80],
      [178, 76],
      [190, 64],
      [176, 66],
      [160, 71],
    ]),
    '#b98a3c',
    1,
  );
  s +=
    sheet(
      loop([
        [104, 92],
        [118, 98],
        [130, 108],
        [124, 94],
        [112, 84],
      ]),
      '#c2913f',
      1,
    ) +
    sheet(
      loop([
        [104, 56],
        [118, 50],
        [130, 40],
        [124, 54],
        [112, 64],
      ]),
      '#c2913f',
      1,
    );
  s +=
    sheet(tail.d, '#c99843', 2) +
    clipTo(tail.d, line(off(-0.66), '#2f9bff', 2.6) + line(off(0.66), '#2f9bff', 2.6)) +
    line('M146 74l20 -6M150 76l18 -6', '#fff0c8', 1.3);
  s +=
    sheet(disc, '#cf9c46', 2) +
    clipTo(
      disc,
      sheet(inner, '#dcae58', 1) +
        `<path d="${loop([
          [40, 74],
          [60, 66],
          [92, 67],
          [122, 74],
          [92, 81],
          [60, 82],
        ])}" fill="#e9c47a"/>` +
        sp +
        vol(disc),
    );
  const hump = (y: number, sg: number) =>
    sheet(
      loop([
        [36, y],
        [42, y - 6],
        [52, y - 6.4],
        [60, y - 2],
        [60, y + 4],
        [50, y + 6.4],
        [40, y + 5],
      ]),
      '#e3b862',
      2,
    ) +
    eyeArt(45, y + sg * 1.2, 4.2, '#ffe58a') +
    `<path d="${loop([
      [54, y - 2.6],
      [59, y - 2],
      [60, y + 2.4],
      [55, y + 3],
    ])}" fill="#4a2f1c"/>`;
  s += hump(63, -1) + hump(85, 1) + line('M19 74q4 -1 7 0', '#7a5426', 1.2);
  let ry = '';
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * 6.283;
    if (Math.abs(Math.atan2(Math.sin(a), Math.cos(a))) < 0.22) continue;
    ry += `M${f2(72 + Math.cos(a) * 46)} ${f2(74 + Math.sin(a) * 38)}L${f2(72 + Math.cos(a) * 53)} ${f2(74 + Math.sin(a) * 44.5)}`;
  }
  return g(
    s + line(ry, '#7a5426', 0.8, 'opacity=".4"'),
    'transform="rotate(-9 100 75) translate(-2 3)"',
  );
}

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
