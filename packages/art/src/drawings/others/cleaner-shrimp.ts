import { dark } from '../../draw/colour.ts';
import { loop, poly } from '../../draw/curves.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet } from '../../draw/paper.ts';
import { tube } from '../../draw/tube.ts';

/** Pacific cleaner shrimp: white stripe between two red ones, amber flanks, long white feelers. */
export function cleanerShrimp(): string {
  const c = { back: '#d5322d', flank: '#f5b54a', line: '#fff8ea', leg: '#f2a052' };
  let s = '';
  // antennae
  const ant = [
    'M50 66C30 44 20 26 8 18',
    'M50 66C38 38 36 20 34 6',
    'M50 67C30 56 14 52 2 54',
    'M52 64C60 34 92 14 140 10',
    'M52 64C66 40 110 26 170 30',
    'M50 68C26 72 12 82 4 96',
  ];
  s += ant.map((d) => line(d, '#fffaf0', 1.5, 'filter="url(#lift1)"')).join('');
  // legs
  const legs = [
    'M66 88L54 100L44 122',
    'M74 91L66 106L60 128',
    'M82 93L78 110L76 132',
    'M90 93L92 112L90 132',
    'M60 82L40 92L30 84',
    'M62 85L44 104L32 104',
  ];
  s += legs.map((d, i) => line(d, i > 3 ? '#fff2dc' : c.leg, 2.1, 'filter="url(#lift1)"')).join('');
  // swimmerets
  for (let i = 0; i < 5; i++) {
    const x = 106 + i * 11;
    const y = 90 + Math.sin(i * 0.7) * 4 - i * 0.4;
    s += sheet(
      loop([
        [x, y - 6],
        [x + 3, y + 9],
        [x + 8, y + 12],
        [x + 10, y + 2],
      ]),
      i % 2 ? c.flank : dark(c.flank, 0.15),
      1,
    );
  }
  // tail fan
  for (const [a, col] of [
    [0.95, c.back],
    [0.55, '#e2502f'],
    [0.2, c.back],
  ] as const) {
    const x = 160;
    const y = 84;
    const l = 30;
    const q = (t: number): Point => [x + Math.cos(a + t) * l, y + Math.sin(a + t) * l];
    s +=
      sheet(loop([[x - 3, y - 4], q(-0.22), q(0), q(0.22), [x - 6, y + 6]]), col, 1) +
      dot(x + Math.cos(a) * 22, y + Math.sin(a) * 22, 2.6, c.line);
  }
  // abdomen: six overlapping plates along an arc
  const arc = tube(
    [
      [92, 72],
      [110, 63],
      [130, 62],
      [148, 70],
      [160, 82],
      [166, 92],
    ],
    [
      [0, 17],
      [0.3, 15.5],
      [0.6, 12],
      [0.85, 8],
      [1, 6],
    ],
    50,
  );
  for (let i = 5; i >= 0; i--) {
    const a = i / 6;
    const b = Math.min(1, (i + 1.32) / 6);
    const up = [];
    const dn = [];
    for (let k = 0; k <= 6; k++) {
      const q = arc.at(a + ((b - a) * k) / 6);
      up.push([q.x - q.nx * q.h, q.y - q.ny * q.h]);
      dn.push([q.x + q.nx * q.h, q.y + q.ny * q.h]);
    }
    const d = loop([...up, ...dn.reverse()], 0.13);
    const strip = (v0: number, v1: number, col: string) => {
      const A = [];
      const C = [];
      for (let k = 0; k <= 6; k++) {
        const q = arc.at(a + ((b - a) * k) / 6);
        A.push([q.x - q.nx * q.h * v0, q.y - q.ny * q.h * v0]);
        C.push([q.x - q.nx * q.h * v1, q.y - q.ny * q.h * v1]);
      }
      return `<path d="${loop([...A, ...C.reverse()], 0.13)}" fill="${col}"/>`;
    };
    s +=
      sheet(d, c.flank, 1) +
      clipTo(d, strip(1.2, 0.12, c.back) + strip(1.2, 0.68, c.line) + line('', '#000'));
  }
  // carapace
  const car = loop([
    [44, 66],
    [52, 60],
    [66, 54],
    [84, 52],
    [100, 56],
    [106, 68],
    [104, 84],
    [92, 93],
    [74, 92],
    [60, 84],
    [50, 74],
  ]);
  s +=
    sheet(car, c.flank, 2) +
    clipTo(
      car,
      sheet(
        loop([
          [36, 70],
          [56, 71],
          [80, 70],
          [110, 70],
          [112, 44],
          [40, 44],
        ]),
        c.back,
        1,
      ) +
        sheet(
          loop([
            [40, 64],
            [56, 62.5],
            [80, 59.5],
            [108, 60],
            [110, 40],
            [46, 44],
          ]),
          c.line,
          0,
        ) +
        `<path d="${car}" fill="url(#vol)" opacity=".6"/>`,
    );
  // rostrum
  s += sheet(
    poly([
      [58, 57],
      [36, 57],
      [50, 63],
    ]),
    c.back,
    1,
  );
  s += line('M94 58q8 14 -2 34', dark(c.back, 0.2), 1.1, 'opacity=".5"');
  s += dot(53, 66.5, 4.2, '#141430') + dot(51.6, 65, 1.3, '#fff');
  return s;
}
