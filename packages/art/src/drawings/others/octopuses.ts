import type { Detail } from '../../draw/detail.ts';
import { dark, light, mix } from '../../draw/colour.ts';
import { blob, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { strip } from './limbs.ts';

/** Day octopus: false eye spot at the arm roots, mottled rust skin, raised eyes. */
export function octopus(): string {
  const c = { base: '#b4503a', dark: '#7c2f33', pale: '#f3c79c' };
  const arms = [
    [
      [84, 86],
      [62, 96],
      [40, 92],
      [24, 102],
      [22, 118],
      [33, 124],
      [40, 116],
    ],
    [
      [90, 92],
      [74, 112],
      [54, 118],
      [44, 132],
      [56, 141],
      [66, 134],
    ],
    [
      [97, 94],
      [92, 116],
      [80, 132],
      [86, 145],
      [98, 142],
      [97, 134],
    ],
    [
      [105, 94],
      [110, 118],
      [122, 132],
      [118, 144],
      [108, 143],
    ],
    [
      [112, 92],
      [128, 110],
      [146, 116],
      [154, 130],
      [145, 140],
      [136, 133],
    ],
    [
      [118, 86],
      [138, 92],
      [158, 86],
      [174, 96],
      [178, 112],
      [168, 120],
      [160, 112],
    ],
    [
      [116, 82],
      [140, 78],
      [158, 66],
      [176, 68],
      [182, 80],
      [174, 86],
    ],
    [
      [84, 80],
      [62, 78],
      [42, 68],
      [26, 70],
      [18, 82],
      [26, 90],
    ],
  ];
  const order = [6, 7, 0, 5, 1, 4, 2, 3];
  let s = '';
  for (const i of order) {
    const T = tube(
      arms[i],
      [
        [0, 9],
        [0.25, 6.6],
        [0.6, 4],
        [0.85, 2.4],
        [1, 1.1],
      ],
      44,
    );
    const back = i > 5;
    s += sheet(T.d, back ? dark(c.base, 0.28) : i % 2 ? c.base : mix(c.base, c.dark, 0.25), 2);
    let su = '';
    for (let t = 0.12; t < 0.96; t += 0.06) {
      const a = T.at(t);
      const k = i <= 2 || i === 7 ? 1 : -1;
      su += dot(
        a.x + a.nx * a.h * 0.62 * k,
        a.y + a.ny * a.h * 0.62 * k,
        Math.max(0.5, a.h * 0.26),
        c.pale,
      );
    }
    s += clipTo(T.d, su + `<path d="${T.d}" fill="url(#vol)" opacity=".7"/>`);
  }
  // web
  s += sheet(
    loop([
      [76, 80],
      [72, 96],
      [84, 104],
      [92, 98],
      [101, 108],
      [110, 98],
      [118, 104],
      [130, 95],
      [124, 80],
      [100, 70],
    ]),
    c.base,
    1,
  );
  // mantle: big sac leaning to the upper right
  const mantle = loop([
    [82, 72],
    [88, 56],
    [92, 40],
    [104, 20],
    [124, 8],
    [146, 12],
    [154, 30],
    [146, 50],
    [130, 66],
    [122, 80],
    [102, 88],
    [86, 84],
  ]);
  s += sheet(mantle, c.base, 3);
  const r = rng('octo');
  let mott = '';
  for (let i = 0; i < 46; i++) {
    mott += `<path d="${blob(r.range(88, 152), r.range(12, 84), r.range(1.6, 5), r.range(1.4, 4), r, 0.25, 7)}" fill="${
      i % 3 ? c.dark : c.pale
    }" opacity="${i % 3 ? 0.6 : 0.85}"/>`;
  }
  s += clipTo(
    mantle,
    sheet(
      loop([
        [80, 74],
        [94, 66],
        [112, 70],
        [126, 74],
        [122, 92],
        [84, 92],
      ]),
      light(c.base, 0.1),
      1,
    ) +
      mott +
      `<path d="${mantle}" fill="url(#vol)"/>`,
  );
  // ocellus (false eye spot of the day octopus) at the arm bases
  s += g(
    `<ellipse cx="72" cy="95" rx="6" ry="4.2" fill="${c.pale}"/><ellipse cx="72" cy="95" rx="4.2" ry="2.7" fill="#1b0f2c"/>`,
    'transform="rotate(-18 72 95)"',
  );
  // raised eyes
  for (const [x, y, f] of [
    [89, 68, 1],
    [112, 69, 0.94],
  ]) {
    s +=
      sheet(blob(x, y, 8 * f, 7.4 * f, rng('e'), 0.03), light(c.base, 0.16), 2) +
      dot(x, y, 5.2 * f, '#f6d38b') +
      `<rect x="${x - 4.4 * f}" y="${y - 1.6}" width="${8.8 * f}" height="3" rx="1.5" fill="#150c2a"/>` +
      dot(x - 2, y - 2, 1, '#fff');
  }
  return s;
}

/**
 * Greater blue-ringed octopus: electric blue rings with dark rims all over; small ochre body with
 * pointed mantle; short arms.
 */
export function blueRinged(detail: Detail): string {
  const bold = detail === 'bold';
  const b = '#f0c266';
  const d = '#a8662e';
  const ring = '#1f7fe8';
  const dk = '#2b1d3e';
  let s = '';
  const R = (x: number, y: number, size: number, k = 1) => {
    const q = bold ? size * 1.15 : size;
    return `<ellipse cx="${f2(x)}" cy="${f2(y)}" rx="${f2(q * 1.34)}" ry="${f2(q * 1.34 * k)}" fill="${dk}"/><ellipse cx="${f2(x)}" cy="${f2(
      y,
    )}" rx="${f2(q)}" ry="${f2(q * k)}" fill="${d}" stroke="#35a7ff" stroke-width="${f2(q * (bold ? 0.74 : 0.46))}"/>`;
  };
  const arms = [
    [
      [92, 84],
      [70, 72],
      [48, 72],
      [32, 60],
      [36, 46],
      [48, 48],
    ],
    [
      [112, 80],
      [140, 70],
      [156, 54],
      [174, 54],
      [178, 68],
      [168, 72],
    ],
    [
      [86, 88],
      [60, 88],
      [38, 98],
      [18, 92],
      [14, 78],
      [24, 74],
    ],
    [
      [116, 86],
      [142, 88],
      [164, 96],
      [184, 90],
      [188, 104],
      [178, 110],
    ],
    [
      [90, 92],
      [70, 106],
      [46, 112],
      [34, 126],
      [44, 138],
      [56, 132],
    ],
    [
      [112, 92],
      [132, 108],
      [154, 116],
      [162, 132],
      [150, 142],
      [140, 134],
    ],
    [
      [97, 96],
      [88, 118],
      [72, 128],
      [74, 144],
      [90, 144],
    ],
    [
      [105, 96],
      [112, 118],
      [126, 128],
      [122, 145],
      [106, 142],
    ],
  ];
  arms.forEach((a, i) => {
    const T = tube(
      a,
      [
        [0, 10],
        [0.3, 7.6],
        [0.65, 4.8],
        [0.9, 2.6],
        [1, 1.4],
      ],
      44,
    );
    let q = '';
    for (let t = 0.18; t < 0.9; t += bold ? 0.2 : 0.125) {
      const m = T.at(t);
      q += strip(T, t + 0.045, t + 0.085, d, -1.2, 1.2);
      q += R(m.x, m.y, Math.max(bold ? 2.2 : 1.3, m.h * 0.5));
    }
    s +=
      sheet(T.d, i < 2 ? dark(b, 0.22) : i % 2 ? b : dark(b, 0.08), 2) +
      clipTo(T.d, q + vol(T.d, 0.6));
  });
  s +=
    sheet(
      loop([
        [78, 80],
        [76, 96],
        [86, 104],
        [94, 99],
        [101, 107],
        [108, 99],
        [118, 104],
        [126, 95],
        [122, 78],
        [100, 70],
      ]),
      b,
      1,
    ) +
    R(88, 96, 3.6) +
    R(101, 100, 3.6) +
    R(114, 95, 3.6);
  const man = loop([
    [84, 74],
    [82, 58],
    [88, 40],
    [102, 22],
    [120, 8],
    [130, 4],
    [133, 12],
    [134, 34],
    [128, 54],
    [120, 70],
    [114, 80],
    [94, 84],
  ]);
  s +=
    sheet(man, b, 3) +
    clipTo(
      man,
      [
        [120, 22, 5.4],
        [104, 36, 6],
        [124, 40, 5.6],
        [92, 54, 5],
        [109, 54, 6.2],
        [124, 60, 4.4],
        [132, 24, 3.6],
        [99, 70, 4],
        [113, 74, 4],
        [129, 8, 2.6],
        [112, 20, 2.6],
        [86, 66, 2.6],
      ]
        .filter(([, , q]) => !bold || q > 4.2)
        .map(
          ([x, y, q]) =>
            `<path d="${blob(x, y, q * 1.9, q * 1.8, rng('br' + x), 0.14, 9)}" fill="${d}" opacity=".8"/>` +
            R(x, y, q),
        )
        .join('') + vol(man),
    );
  for (const [x, y] of [
    [86, 78],
    [110, 82],
  ]) {
    s +=
      sheet(blob(x, y, 8, 7, rng('e'), 0.03), light(b, 0.2), 2) +
      dot(x, y, 5, '#fbe6a4') +
      `<rect x="${x - 4.2}" y="${y - 1.5}" width="8.4" height="3" rx="1.5" fill="#150c2a"/>` +
      dot(x - 2, y - 2, 1, '#fff') +
      line(`M${x + 7} ${y}l6 -1`, ring, 2.2);
  }
  return s;
}
