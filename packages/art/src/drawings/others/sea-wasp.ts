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
    const l = (150 - y) * (near ? r.range(0.86, 1) : r.range(0.62, 0.8));
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
    [x - 6 * k, y - 13],
    [x - 12 * k, y],
    [x - 11 * k, y + 11],
    [x - 6 * k, y + 8],
    [x - 2 * k, y + 13],
    [x + 2 * k, y + 8],
    [x + 7 * k, y + 13],
    [x + 11 * k, y + 8],
    [x + 12 * k, y - 1],
    [x + 6 * k, y - 13],
  ]);
  return o + sheet(palm, near ? '#b9d2f6' : '#8fa8dc', 2);
}

/**
 * Sea wasp, seen from a corner: glassy bell as square as a box, a hand at each of its four lower
 * corners with a bundle of long ribbons, an eye pit low on each side.
 */
export function seaWasp(detail: Detail): string {
  const bold = detail === 'bold';
  const n = bold ? 3 : 5;
  const width = bold ? 3.6 : 2.5;
  let s = hand(122, 74, { near: false, n, width });
  const bell = loop(
    [
      [48, 34],
      [51, 22],
      [60, 13],
      [78, 8],
      [100, 7],
      [122, 8],
      [140, 13],
      [149, 22],
      [152, 34],
      [154, 58],
      [153, 76],
      [144, 82],
      [126, 79],
      [100, 84],
      [74, 79],
      [56, 82],
      [47, 76],
      [46, 58],
    ],
    0.14,
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
    path(bell, GLASS, 'opacity=".76"');
  s += clipTo(
    bell,
    path(side, '#3a5fb4', 'opacity=".3"') +
      path(
        loop([
          [44, 10],
          [98, 4],
          [98, 90],
          [40, 90],
        ]),
        '#ffffff',
        'opacity=".42"',
      ),
  );
  // the stomach hangs from the top like a clapper, its pouches spread into the corners
  const pouches = loop([
    [62, 24],
    [80, 18],
    [100, 22],
    [120, 18],
    [138, 24],
    [126, 31],
    [108, 30],
    [104, 44],
    [100, 52],
    [96, 44],
    [92, 30],
    [74, 31],
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
    line('M100 7Q96 44 100 84', EDGE, 2.6, 'opacity=".95"') +
      line(
        curve([
          [47, 72],
          [60, 66],
          [75, 70],
          [100, 74],
          [125, 70],
          [140, 66],
          [153, 72],
        ]),
        EDGE,
        2,
        'opacity=".85"',
      ),
  );
  s +=
    line('M55 26Q64 14 88 12', '#ffffff', 3.4) +
    line(
      curve([
        [48, 36],
        [47, 56],
        [49, 72],
      ]),
      EDGE,
      1.6,
      'opacity=".9"',
    );
  // an eye pit low on each side that is turned to us
  for (const [x, y] of bold
    ? []
    : [
        [75, 70],
        [125, 70],
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
    [53, 80],
    [147, 80],
    [100, 90],
  ] as const)
    s += hand(x, y, { near: true, n, width });
  return g(s, 'transform="rotate(-14 100 75)"');
}
