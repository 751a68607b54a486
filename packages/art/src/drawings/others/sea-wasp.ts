import { curve, loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { clipTo, g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import type { Point } from '../../draw/numbers.ts';
import { tube, type Table, type Tube } from '../../draw/tube.ts';

const GLASS = '#e3f1ff';
const EDGE = '#ffffff';

/** Where the longest ribbons end. */
const FLOOR = 214;

interface Bundle {
  readonly near: boolean;
  /** How many ribbons, and half the width of one. */
  readonly n: number;
  readonly width: number;
  readonly folds: 'shaded' | 'none';
}

/** A ribbon that hangs from (x, y) and waves more the lower it is. */
function ribbon(x: number, y: number, { length, lean, phase, width }: Wave): Tube {
  const spine = Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12;
    const sway = (2 + 8 * t) * (Math.sin(phase + t * 10) - Math.sin(phase));
    return [x + lean * t + sway, y + length * t];
  });
  const half: Table = [
    [0, width * 0.7],
    [0.15, width],
    [0.75, width * 0.8],
    [1, width * 0.25],
  ];
  return tube(spine, half, 44);
}

interface Wave {
  readonly length: number;
  /** How far the tip lies to the right of the root. */
  readonly lean: number;
  readonly phase: number;
  readonly width: number;
}

/** The hand at one corner of the bell with its bundle of long ribbons, which all drift one way. */
function hand(x: number, y: number, { near, n, width, folds }: Bundle): string {
  const r = rng(`wasp ${x}`);
  const k = near ? 1 : 0.8;
  const phase = r.range(0, 1.2);
  // thin and far away, pale ribbons would sink into pale water
  const shade = folds === 'none' ? '#bfa8ec' : '#e2d6fb';
  let o = '';
  for (let i = 0; i < n; i++) {
    const u = n > 1 ? i / (n - 1) - 0.5 : 0;
    const T = ribbon(x + u * 15 * k, y + 5, {
      length: (FLOOR - y) * (near ? r.range(0.72, 1) : r.range(0.55, 0.75)),
      lean: 8 + u * 34 * k,
      phase: phase + u * 0.9 + r.range(-0.15, 0.15),
      width,
    });
    o += sheet(T.d, near ? (i % 2 ? '#fdf8ff' : shade) : '#aebbe6', 1);
    if (folds === 'none') continue;
    // one half of a ribbon lies in the shade of the other
    const edge = T.pts.map(({ x: px, y: py, nx, ny, h }): Point => [px - nx * h, py - ny * h]);
    const middle = T.pts.map(({ x: px, y: py }): Point => [px, py]);
    const fold = near ? '#a996de' : '#7f8fcb';
    o += clipTo(T.d, path(loop([...edge, ...middle.toReversed()]), fold, 'opacity=".7"'));
  }
  const palm = loop([
    [x - 5 * k, y - 12],
    [x - 9 * k, y - 2],
    [x - 10 * k, y + 7],
    [x - 6.5 * k, y + 5],
    [x - 4 * k, y + 11],
    [x, y + 7],
    [x + 4 * k, y + 11],
    [x + 6.5 * k, y + 5],
    [x + 10 * k, y + 7],
    [x + 9 * k, y - 2],
    [x + 5 * k, y - 12],
  ]);
  return o + sheet(palm, near ? '#c3d8f8' : '#8fa8dc', 2);
}

/**
 * Sea wasp, seen from a corner: a clear bell, rounded and still four-sided, a hand at each of its
 * four lower corners with a bundle of long fine tentacles, an eye pit low on each side.
 */
export function seaWasp(detail: Detail): string {
  const bold = detail === 'bold';
  const ribbons: Omit<Bundle, 'near'> = bold
    ? { n: 3, width: 2.7, folds: 'none' }
    : { n: 6, width: 1.9, folds: 'shaded' };
  let s = hand(116, 64, { near: false, ...ribbons });
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
    s += hand(x, y, { near: true, ...ribbons });
  return g(s, 'transform="translate(20 -1) scale(.72) rotate(-13 100 75)"');
}
