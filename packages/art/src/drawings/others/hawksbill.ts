import { dark, mix } from '../../draw/colour.ts';
import { blob, loop, poly, polyline } from '../../draw/curves.ts';
import { type Points, TAU } from '../../draw/numbers.ts';
import { clipTo, line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { type Profile, tube } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';

/** Hawksbill turtle: hooked beak, overlapping amber plates, saw-toothed rear rim. */
export function hawksbill(): string {
  const c = {
    shell: '#b5672a',
    dark: '#5b2a1e',
    amber: '#f0b252',
    skin: '#7a5a3e',
    skinPlate: '#4c3330',
    rim: '#f3deb0',
  };
  const rowScales = (
    d: string | readonly string[],
    spine: Points,
    w: Points | Profile,
    n: number,
  ) => {
    const T = tube(spine, w, 30);
    let s = '';
    for (let i = 0; i < n; i++) {
      const a = T.at((i + 0.5) / n);
      for (const v of [-0.62, 0, 0.62]) {
        s += `<path d="${blob(
          a.x + a.nx * a.h * v,
          a.y + a.ny * a.h * v,
          Math.max(1.4, a.h * 0.36),
          Math.max(1.2, a.h * 0.3),
          rng('t' + i + v),
          0.14,
          7,
        )}" fill="${c.skinPlate}"/>`;
      }
    }
    return clipTo(d, s);
  };
  let s = '';
  const finFar = [
    [78, 58],
    [66, 40],
    [50, 26],
    [30, 20],
  ];
  const F0 = tube(
    finFar,
    [
      [0, 9],
      [0.4, 9],
      [0.8, 6],
      [1, 2],
    ],
    30,
  );
  s +=
    sheet(F0.d, dark(c.rim, 0.35), 1) +
    rowScales(
      F0.d,
      finFar,
      [
        [0, 9],
        [0.4, 9],
        [0.8, 6],
        [1, 2],
      ],
      7,
    );
  const hindFar = [
    [150, 70],
    [166, 62],
    [182, 62],
  ];
  const H0 = tube(
    hindFar,
    [
      [0, 6],
      [0.6, 6.5],
      [1, 2.5],
    ],
    20,
  );
  s +=
    sheet(H0.d, dark(c.rim, 0.35), 1) +
    rowScales(
      H0.d,
      hindFar,
      [
        [0, 6],
        [0.6, 6.5],
        [1, 2.5],
      ],
      4,
    );
  // neck + head
  const neck = loop([
    [64, 64],
    [50, 60],
    [46, 76],
    [62, 84],
    [76, 84],
    [76, 64],
  ]);
  s +=
    sheet(neck, c.rim, 1) +
    line('M56 63q-3 9 2 16M62 64q-3 9 1 17', dark(c.rim, 0.35), 1, 'opacity=".6"');
  const head = loop([
    [58, 60],
    [50, 53],
    [38, 53],
    [28, 59],
    [19, 67],
    [16.5, 74],
    [19, 77.5],
    [23, 75],
    [30, 79],
    [42, 82],
    [54, 78],
  ]);
  s += sheet(head, c.rim, 2);
  s += clipTo(
    head,
    [
      [38, 57, 7, 4.6],
      [49, 58, 6, 5],
      [30, 61, 5, 3.4],
      [46, 67, 5, 4.4],
      [54, 68, 4.6, 5],
      [39, 74, 3.6, 2.6],
      [47, 76, 4, 3],
      [26, 66, 4, 2.4],
    ]
      .map(
        ([x, y, a, b], i) =>
          `<path d="${blob(x, y, a, b, rng('h' + i), 0.12, 7)}" fill="${c.skinPlate}"/>`,
      )
      .join('') +
      sheet(
        loop([
          [20, 64],
          [25, 66],
          [24, 73],
          [20, 79],
          [14, 76],
        ]),
        '#d9a04e',
        1,
      ),
  );
  s += line('M19.5 76.4Q27 73 38 76', '#3a1d22', 1.4) + eyeArt(35, 66, 3.7, '#f2d9a0');
  // hind near
  const hind = [
    [148, 88],
    [164, 98],
    [180, 106],
  ];
  const H1 = tube(
    hind,
    [
      [0, 7],
      [0.6, 7.4],
      [1, 3],
    ],
    20,
  );
  s +=
    sheet(H1.d, c.rim, 2) +
    rowScales(
      H1.d,
      hind,
      [
        [0, 7],
        [0.6, 7.4],
        [1, 3],
      ],
      4,
    );
  // carapace
  const car = [];
  const N = 44;
  for (let i = 0; i < N; i++) {
    const a = (i / N) * TAU;
    const x = Math.cos(a);
    const y = Math.sin(a);
    const tail = Math.max(0, x) ** 3;
    const rx = 52 + tail * 10;
    const ry = 34 * (1 - tail * 0.62);
    const ser = x > 0.15 ? 1 + 0.045 * (i % 2 ? 1 : -1) : 1;
    car.push([112 + x * rx * ser, 73 + y * ry * ser + x * 2]);
  }
  const carD = poly(car);
  s += sheet(carD, c.dark, 3);
  // scutes: central row + two side rows, as overlapping shingles from rear to front
  const sc = [];
  for (const row of [-1, 1, 0]) for (let i = 4; i >= 0; i--) sc.push([row, i]);
  let inner = '';
  for (const [row, i] of sc) {
    const n = row ? 4 : 5;
    if (i >= n) continue;
    const u = (i + 0.5) / n;
    const x = 68 + u * 92 - (row ? 0 : 0);
    const shrink = 1 - Math.max(0, u - 0.45) * 1.1;
    const y = 73 + row * 20 * shrink - 3 + u * 2;
    const w = row ? 14.5 : 12.5;
    const h = (row ? 12.5 : 9.6) * Math.max(0.42, shrink);
    const d = loop(
      [
        [x - w, y - h * 0.5],
        [x - w * 0.4, y - h],
        [x + w * 0.55, y - h * 0.86],
        [x + w * 1.12, y],
        [x + w * 0.55, y + h * 0.86],
        [x - w * 0.4, y + h],
        [x - w, y + h * 0.5],
      ],
      0.09,
    );
    const r = rng('s' + row + i);
    let st = '';
    for (let k = 0; k < 11; k++) {
      const a = r.range(-1.1, 1.1) + Math.PI * (k % 2);
      const l = r.range(0.5, 1.05);
      const q = [x + w * 1.0, y];
      const e = [q[0] - Math.cos(a * 0.55) * w * 2.1 * l, y + Math.sin(a) * h * 1.1 * l];
      const wd = r.range(1.2, 2.8);
      st += `<path d="${poly([
        [q[0], q[1]],
        [e[0], e[1] - wd],
        [e[0], e[1] + wd],
      ])}" fill="${k % 3 ? c.dark : c.amber}" opacity="${k % 3 ? 0.75 : 0.95}"/>`;
    }
    inner += sheet(d, mix(c.shell, c.amber, r.range(0.1, 0.55)), 1) + clipTo(d, st);
  }
  // marginal scutes
  let mg = '';
  for (let i = 0; i < N; i += 2) {
    const a = car[i];
    mg += line(
      polyline([[a[0] + (112 - a[0]) * 0.16, a[1] + (73 - a[1]) * 0.16], a]),
      c.amber,
      1.2,
      'opacity=".8"',
    );
  }
  s += clipTo(carD, inner + mg) + clipTo(carD, `<path d="${carD}" fill="url(#vol)"/>`);
  // near fore flipper
  const fin = [
    [80, 88],
    [72, 106],
    [80, 124],
    [98, 138],
  ];
  const FW = [
    [0, 10],
    [0.3, 11],
    [0.7, 8],
    [1, 2.4],
  ];
  const F1 = tube(fin, FW, 36);
  s +=
    sheet(F1.d, c.rim, 3) +
    rowScales(F1.d, fin, FW, 8) +
    clipTo(F1.d, `<path d="${F1.d}" fill="url(#vol)"/>`);
  return s;
}
