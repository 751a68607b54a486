import { curve, loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { clipTo, g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { strip } from './limbs.ts';

const GLASS = '#e3f1ff';
const EDGE = '#ffffff';

/** The hand at one corner of the bell with its bundle of ribbons, which all drift the same way. */
function hand(
  x: number,
  y: number,
  { near, n, width }: { near: boolean; n: number; width: number },
): string {
  const r = rng(`wasp ${x}`);
  const k = near ? 1 : 0.8;
  let o = '';
  for (let i = 0; i < n; i++) {
    const u = n > 1 ? i / (n - 1) - 0.5 : 0;
    const bx = x + u * 17 * k;
    const sway = 5 + u * 8;
    const l = (166 - y) * (near ? r.range(0.8, 1) : r.range(0.62, 0.8));
    const T = tube(
      [
        [bx, y + 6],
        [bx - 5 + sway, y + 6 + l * 0.3],
        [bx + 7 + sway, y + 6 + l * 0.62],
        [bx + 2 + sway * 2.2, y + 2 + l],
      ],
      [
        [0, width],
        [0.7, width * 0.75],
        [1, width * 0.3],
      ],
      40,
    );
    o += sheet(T.d, near ? (i % 2 ? '#f4e8ff' : '#d3c2f6') : '#97a6da', 1);
    let rings = '';
    for (let t = 0.06; t < 1; t += 0.1)
      rings += strip(T, t, t + 0.045, near ? '#7d5fb8' : '#6a78b8');
    o += clipTo(T.d, rings);
  }
  const palm = loop([
    [x - 4 * k, y - 9],
    [x - 10 * k, y],
    [x - 10 * k, y + 9],
    [x - 6 * k, y + 7],
    [x - 2 * k, y + 11],
    [x + 2 * k, y + 7],
    [x + 6 * k, y + 11],
    [x + 10 * k, y + 7],
    [x + 10 * k, y - 1],
    [x + 4 * k, y - 9],
  ]);
  return o + sheet(palm, near ? '#b9d2f6' : '#8fa8dc', 2);
}

/**
 * Sea wasp, seen from a corner: a clear bell, rounded and still four-sided, a hand at each of its
 * four lower corners with a bundle of long fine tentacles, an eye pit low on each side.
 */
export function seaWasp(detail: Detail): string {
  const bold = detail === 'bold';
  const n = bold ? 4 : 8;
  const width = bold ? 2.4 : 1.35;
  let s = hand(116, 64, { near: false, n, width });
  const bell = loop(
    [
      [56, 44],
      [60, 28],
      [70, 15],
      [84, 8],
      [100, 6],
      [116, 8],
      [130, 15],
      [140, 28],
      [144, 44],
      [146, 58],
      [144, 68],
      [136, 74],
      [120, 71],
      [100, 76],
      [80, 71],
      [64, 74],
      [56, 68],
      [54, 58],
    ],
    0.16,
  );
  const side = loop([
    [100, 4],
    [156, 10],
    [162, 88],
    [100, 90],
    [97, 46],
  ]);
  s +=
    path(bell, '#7f9bd8', 'opacity=".55" filter="url(#lift2)"') +
    path(bell, GLASS, 'opacity=".62"');
  s += clipTo(
    bell,
    path(side, '#3a5fb4', 'opacity=".2"') +
      path(
        loop([
          [44, 10],
          [98, 4],
          [98, 90],
          [40, 90],
        ]),
        '#ffffff',
        'opacity=".3"',
      ),
  );
  // the stomach hangs from the top like a clapper, its pouches spread into the corners
  const pouches = loop([
    [72, 26],
    [84, 19],
    [100, 22],
    [116, 19],
    [128, 26],
    [118, 31],
    [107, 30],
    [104, 44],
    [100, 52],
    [96, 44],
    [93, 30],
    [82, 31],
  ]);
  s +=
    path(pouches, '#a9b4ee', 'opacity=".8"') +
    path(
      loop([
        [84, 22],
        [100, 25],
        [116, 22],
        [106, 28],
        [94, 28],
      ]),
      '#f1ecff',
      'opacity=".8"',
    );
  s += clipTo(
    bell,
    line('M100 6Q97 40 100 76', EDGE, 1.6, 'opacity=".7"') +
      line(
        curve([
          [54, 63],
          [66, 58],
          [80, 62],
          [100, 66],
          [120, 62],
          [134, 58],
          [146, 63],
        ]),
        EDGE,
        2,
        'opacity=".85"',
      ),
  );
  s +=
    line('M67 32Q73 17 92 12', '#ffffff', 3) +
    line(
      curve([
        [60, 42],
        [58, 54],
        [60, 64],
      ]),
      EDGE,
      1.6,
      'opacity=".9"',
    );
  // an eye pit low on each side that is turned to us
  for (const [x, y] of bold
    ? []
    : [
        [79, 60],
        [121, 60],
      ])
    s += path(
      loop([
        [x - 2.6, y],
        [x, y - 4],
        [x + 2.6, y],
        [x, y + 4],
      ]),
      '#2c3a78',
    );
  for (const [x, y] of [
    [61, 70],
    [139, 70],
    [100, 78],
  ] as const)
    s += hand(x, y, { near: true, n, width });
  return g(s, 'transform="rotate(-14 100 75)"');
}
