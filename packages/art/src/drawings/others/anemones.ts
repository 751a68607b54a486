import { light, mix } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { f2 } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';

/** Magnificent sea anemone: magenta column, sand-coloured fingers with pale tips. */
export function anemone(detail: Detail): string {
  const bold = detail === 'bold';
  const c = {
    column: '#a8327e',
    tent: '#d3b98a',
    tip: '#fff3d2',
    tipRim: '#b565d8',
    n: bold ? 74 : 150,
    bubble: 0,
  };
  const r = rng('anem' + c.column);
  let s = '';
  const col = loop([
    [62, 96],
    [70, 114],
    [68, 130],
    [80, 140],
    [100, 143],
    [120, 140],
    [132, 130],
    [130, 114],
    [138, 96],
    [100, 88],
  ]);
  const tent = (row: number, x: number) => {
    const bx = 100 + x * 44;
    const by = 82 + row * 18 - x * x * 6 * row;
    const w = bold ? 4.3 : 3;
    const spread = x * 1.25 + r.range(-0.2, 0.2);
    const up = 1 - row;
    const len = (row < 0.75 ? 30 + up * 34 : 24) * (1 - Math.abs(x) * 0.12) * r.range(0.85, 1.15);
    const a = -Math.PI / 2 + spread;
    const over = row > 0.75 ? Math.sign(x || 1) * 0.5 + x * 0.9 : x * 0.5;
    const m = [bx + Math.cos(a) * len * 0.5, by + Math.sin(a) * len * 0.5];
    const e = [
      m[0] + Math.cos(a + over) * len * 0.5,
      m[1] + Math.sin(a + over) * len * 0.5 + (row > 0.8 ? 5 : 0),
    ];
    const T = tube(
      [[bx, by], m, e],
      c.bubble
        ? [
            [0, w],
            [0.55, w],
            [0.8, w * 1.75],
            [0.94, w * 1.5],
            [1, w * 0.7],
          ]
        : [
            [0, w * 1.15],
            [0.7, w],
            [1, w * 0.9],
          ],
      14,
    );
    const sh = mix(c.tent, '#2a1c58', 0.62 * (1 - row) ** 1.3);
    const tipC = mix(c.tip, '#5a3f86', 0.45 * (1 - row));
    return (
      `<g filter="url(#lift1)"><path d="${T.d}" fill="${sh}"/>${dot(e[0], e[1], w * (c.bubble ? 0.95 : 1.08), tipC)}</g>` +
      (row > 0.22 && c.tipRim
        ? dot(e[0], e[1], w * 0.46, c.tipRim, `opacity="${f2(0.35 + row * 0.6)}"`)
        : '')
    );
  };
  const rows = Array.from({ length: c.n }, (_, i) => [i / c.n, r.range(-1, 1)]);
  s += rows
    .filter((q) => q[0] < 0.62)
    .map(([row, x]) => tent(row, x))
    .join('');
  s += sheet(col, c.column, 2);
  let fl = '';
  for (let i = 0; i < 9; i++) {
    const x = 70 + i * 7.5;
    fl += `M${x} 98Q${x + (x - 100) * -0.05} 118 ${100 + (x - 100) * 0.92} 140`;
  }
  s += clipTo(
    col,
    line(fl, light(c.column, 0.3), 2.2, 'opacity=".4"') + `<path d="${col}" fill="url(#vol)"/>`,
  );
  s += rows
    .filter((q) => q[0] >= 0.62)
    .map(([row, x]) => tent(row, x))
    .join('');
  return s;
}

/**
 * Boxer crab's anemone: low body; collar of branched brown false tentacles with round blisters;
 * short clear tentacles on top.
 */
export function triactis(detail: Detail): string {
  const r = rng('tria');
  const bold = detail === 'bold';
  const w = bold ? 1.5 : 1;
  let s = '';
  s +=
    sheet(
      loop([
        [60, 100],
        [64, 120],
        [50, 138],
        [64, 146],
        [100, 148],
        [136, 146],
        [150, 138],
        [136, 120],
        [140, 100],
      ]),
      '#a2755c',
      2,
    ) +
    line(
      'M74 108Q72 126 64 142M88 110Q88 128 86 145M112 110Q112 128 114 145M126 108Q128 126 136 142',
      '#e8c8a0',
      2.2,
      'opacity=".5"',
    );
  const fan = []; // false tentacles: antler with blisters
  for (let i = 0, n = bold ? 9 : 13; i < n; i++) {
    const u = (i / (n - 1)) * 2 - 1;
    fan.push([u, Math.abs(u)]);
  }
  const tent = (x: number, len: number, a: number, back: number) => {
    const bx = 100 + x * 30;
    const by = 88 + (back ? -4 : 4);
    const e: Point = [bx + Math.cos(a) * len, by + Math.sin(a) * len];
    const m = [
      bx + Math.cos(a + x * -0.25) * len * 0.55,
      by + Math.sin(a + x * -0.25) * len * 0.55,
    ];
    return (
      sheet(
        tube(
          [[bx, by], m, e],
          [
            [0, 2.8 * w],
            [0.7, 2.1 * w],
            [1, 1.8 * w],
          ],
          14,
        ).d,
        back ? '#9fb9a2' : '#dfe8c8',
        1,
      ) +
      dot(...e, 2.1 * w, back ? '#d9c6b0' : '#fff2e0') +
      dot(m[0], m[1], 1, '#7c8a6a')
    );
  };
  for (let i = 0, n = bold ? 12 : 22; i < n; i++) {
    const x = (i / (n - 1)) * 2 - 1;
    s += tent(
      x,
      r.range(46, 62) * (1 - Math.abs(x) * 0.15),
      -Math.PI / 2 + x * 0.8 + r.range(-0.1, 0.1),
      1,
    );
  }
  s +=
    sheet(
      loop([
        [58, 92],
        [74, 82],
        [100, 79],
        [126, 82],
        [142, 92],
        [126, 104],
        [100, 107],
        [74, 104],
      ]),
      '#c79a72',
      2,
    ) +
    `<ellipse cx="100" cy="90" rx="12" ry="4" fill="#4c2a38"/><ellipse cx="100" cy="91" rx="8" ry="2.2" fill="#e9b08a"/>`;
  for (let i = 0, n = bold ? 9 : 16; i < n; i++) {
    const x = (i / (n - 1)) * 2 - 1;
    s += tent(x, r.range(26, 38), -Math.PI / 2 + x * 1.05 + r.range(-0.12, 0.12), 0);
  }
  fan
    .sort((a, b) => b[1] - a[1])
    .forEach(([u]) => {
      const bx = 100 + u * 37;
      const by = 103 - u * u * 9;
      const a = Math.PI / 2 - u * 1.5;
      const L = 21 + Math.abs(u) * 4;
      const br = (x: number, y: number, an: number, l: number, d: number) => {
        const e: Point = [x + Math.cos(an) * l, y + Math.sin(an) * l * 0.82];
        let o = `<path d="${
          tube(
            [[x, y], [(x + e[0]) / 2, (y + e[1]) / 2 - 1], e],
            [
              [0, 1.4 + d * 1.5],
              [1, 0.9 + d],
            ],
            8,
          ).d
        }" fill="${d > 1 ? '#7c5438' : '#94683f'}"/>`;
        if (d) {
          for (const k of [-0.62, 0, 0.62])
            o += br(...e, an + k + r.range(-0.1, 0.1), l * 0.56, d - 1);
          o += dot(e[0], e[1], 4.4, '#d6b27a') + dot(e[0] - 0.8, e[1] - 1, 2.6, '#f7e4b4');
        } else o += dot(...e, 1.5, '#f0d29a');
        return o;
      };
      s +=
        g(br(bx, by, a, L, 2), 'filter="url(#lift2)"') +
        dot(bx, by, 4.6, '#cfa870') +
        dot(bx - 0.8, by - 1, 2.8, '#f7e4b4');
    });
  return s;
}
