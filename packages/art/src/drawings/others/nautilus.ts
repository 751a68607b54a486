import { blob, curve, loop } from '../../draw/curves.ts';
import { TAU } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { strip } from './limbs.ts';

/**
 * Chambered nautilus: coiled shell with rust flame stripes and a white front; leathery hood; many
 * thin arms; pinhole eye.
 */
export function nautilus(): string {
  const cx = 122;
  const cy = 62;
  const R = 70;
  const A0 = (112 * Math.PI) / 180;
  const rad = (f: number): number => R * Math.pow(3.05, -f / TAU);
  const pol = (f: number, k = 1) => [
    cx + Math.cos(A0 - f) * rad(f) * k,
    cy + Math.sin(A0 - f) * rad(f) * k,
  ];
  const wh = '#fdf1dc';
  const ru = '#b2452a';
  const r = rng('naut');
  let s = '';
  // arms behind and in front
  const arm = (y: number, dy: number, l: number, i: number) => {
    const T = tube(
      [
        [86, y],
        [66, y + dy * 0.4],
        [86 - l * 0.75, y + dy * 0.8],
        [86 - l, y + dy * 1.25],
      ],
      [
        [0, 3.6],
        [0.6, 2.6],
        [1, 1.2],
      ],
      26,
    );
    let q = '';
    for (let t = 0.1; t < 1; t += 0.1) q += strip(T, t, t + 0.035, '#b8704c');
    return sheet(T.d, i % 2 ? '#f3cfa0' : '#e6b482', 1) + clipTo(T.d, q);
  };
  for (let i = 0; i < 16; i++) {
    const u = i / 15;
    s += arm(80 + u * 32, -34 + u * 54 + r.range(-6, 6), r.range(50, 80), i);
  }
  // hood
  const shell = [];
  for (let f = 0; f <= TAU * 0.98; f += 0.12) shell.push(pol(f));
  const hood = loop([
    [124, 50],
    [104, 44],
    [84, 52],
    [68, 68],
    [62, 82],
    [68, 88],
    [80, 94],
    [74, 106],
    [84, 120],
    [100, 126],
    [124, 100],
  ]);
  s += sheet(hood, '#e9b98a', 2);
  let hp = '';
  for (let i = 0; i < 34; i++) {
    const x = r.range(62, 112);
    const y = r.range(44, 92);
    hp += `<path d="${blob(x, y, r.range(2, 4.6), r.range(1.6, 3.4), r, 0.25, 7)}" fill="${ru}" opacity=".7"/>`;
  }
  s += clipTo(
    hood,
    sheet(
      loop([
        [60, 40],
        [130, 40],
        [120, 84],
        [96, 92],
        [78, 92],
        [60, 88],
      ]),
      '#c9744a',
      1,
    ) +
      hp +
      vol(hood, 0.6),
  );
  s +=
    sheet(blob(87, 98, 10, 9.4, rng('ne'), 0.04), '#f7e2bd', 2) +
    dot(87, 98, 6.4, '#c98f60') +
    dot(87, 98, 2.8, '#120a24') +
    line('M87 101v7', '#120a24', 1.4);
  const sh = loop([...shell, [cx - 14, cy + 14], [cx - 15, cy + 38]]);
  s += sheet(sh, wh, 3);
  let fl = '';
  for (let i = 0; i < 17; i++) {
    const f = 0.95 + i * 0.27;
    const w = 0.085 + 0.02 * Math.sin(i * 2);
    const k0 = 0.22 + (0.16 * ((i * 7) % 3)) / 2;
    const o = [];
    const e = [];
    for (let j = 0; j <= 8; j++) {
      const k = 1.04 - ((1.04 - k0) * j) / 8;
      const tw = (1 - j / 8) ** 0.6 * w * (1 + 0.25 * Math.sin(j * 2 + i));
      const sh2 = (1 - k) * 0.55;
      o.push(pol(f + sh2 - tw, k * Math.pow(3.05, -0)));
      e.push(pol(f + sh2 + tw, k));
    }
    fl += `<path d="${loop([...o, ...e.reverse()])}" fill="${i % 2 ? ru : '#c95a30'}"/>`;
  }
  for (let i = 0; i < 22; i++) {
    const f = 0.15 + i * 0.24;
    fl += line(
      curve([pol(f, 1), pol(f + 0.14, 0.75), pol(f + 0.3, 0.45)]),
      '#d9b48c',
      0.7,
      'opacity=".6"',
    );
  }
  s += clipTo(sh, fl + vol(sh));
  // the coil goes down into the navel
  s += dot(cx - 2, cy + 1, 5, '#2b1a30') + dot(cx - 3, cy, 2.4, '#6b4a58');
  return (
    s +
    line(
      curve([pol(0), [cx - 20, cy + 44], [cx - 17, cy + 22], [cx - 20, cy + 4]]),
      '#2b1a30',
      2,
      'opacity=".55"',
    )
  );
}
