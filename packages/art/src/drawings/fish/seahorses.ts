import { dark, light } from '../../draw/colour.ts';
import { curve, loop, poly } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import type { Tube } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';

interface SeahorseLook {
  base: string;
  back: string;
  line: string;
  fin: string;
  /** Whether the crown of its head is smooth. */
  bare?: true;
  /** Colour of the specks on its body, if it has any. */
  specks?: string;
}

/** Hippocampus erectus: ringed body with fine white lines, crowned head, curled tail. */
export const seahorse = (): string =>
  seahorseArt({ base: '#d98a3a', back: '#a9552c', line: '#fff0d2', fin: '#f6c774' });

/** Specks from the neck to the tail. */
function specks(T: Tube, colour: string): string {
  const r = rng('specks');
  return Array.from({ length: 64 }, (_, i) => {
    const { x, y, nx, ny, h } = T.at(0.04 + (i / 64) * 0.86);
    const v = r.range(-0.85, 0.85) * h;
    return dot(x + nx * v, y + ny * v, r.range(0.7, 1.7), colour);
  }).join('');
}

/** A seahorse in other colours. */
export function seahorseArt(c: SeahorseLook): string {
  const spine = [
    [93, 34],
    [104, 31],
    [113, 40],
    [113, 53],
    [105, 66],
    [101, 82],
    [107, 98],
    [115, 111],
    [113, 126],
    [101, 133],
    [90, 127],
    [90, 116],
    [99, 113],
    [103, 119],
    [98, 122],
  ];
  const T = tube(
    spine,
    [
      [0, 8.4],
      [0.1, 8.2],
      [0.2, 8.2],
      [0.28, 10.6],
      [0.36, 14.5],
      [0.44, 14.8],
      [0.52, 10.4],
      [0.6, 6.6],
      [0.75, 4.6],
      [0.9, 2.9],
      [1, 1.2],
    ],
    90,
  );
  let o1 = '';
  // dorsal fin behind
  const fan = loop([
    [116, 74],
    [129, 69],
    [138, 77],
    [139, 88],
    [131, 97],
    [117, 95],
  ]);
  o1 +=
    sheet(fan, c.fin, 1) +
    line(
      'M117 78L134 73M117 83L138 80M117 88L138 87M117 92L133 94',
      dark(c.fin, 0.4),
      0.8,
      'opacity=".6"',
    );
  // coronet
  if (!c.bare)
    o1 += sheet(
      poly([
        [99, 27],
        [97, 16],
        [102, 20],
        [105, 11],
        [109, 18],
        [115, 14],
        [113, 22],
        [118, 24],
        [111, 31],
      ]),
      c.back,
      1,
    );
  // bony knobs along the back
  let k = '';
  for (let i = 0; i < 30; i++) {
    const t = 0.15 + i * 0.028;
    const a = T.at(Math.min(1, t));
    const r = Math.max(0.7, a.h * 0.16);
    k +=
      dot(a.x + a.nx * a.h * -1, a.y + a.ny * a.h * -1, r, c.back) +
      (t > 0.26 ? dot(a.x + a.nx * a.h, a.y + a.ny * a.h, r, c.back) : '');
  }
  o1 += k;
  // snout
  o1 += sheet(
    loop([
      [97, 31],
      [84, 33.5],
      [70, 37],
      [63, 37.5],
      [61.5, 43],
      [64, 46],
      [72, 45.5],
      [84, 44.5],
      [97, 45],
    ]),
    c.base,
    2,
  );
  o1 += line('M62 42.5l4 -.6', dark(c.back, 0.5), 1.4);
  o1 += sheet(T.d, c.base, 2);
  let rings = '';
  let lines = '';
  for (let i = 0; i < 30; i++) {
    const t = 0.2 + i * 0.0265;
    const a = T.at(Math.min(0.99, t));
    const w = a.h;
    rings += `M${f2(a.x + a.nx * w)} ${f2(a.y + a.ny * w)}Q${f2(a.x + a.ny * w * 0.35)} ${f2(a.y - a.nx * w * 0.35)} ${f2(a.x - a.nx * w)} ${f2(
      a.y - a.ny * w,
    )}`;
  }
  for (const v of [-0.72, -0.4, -0.08, 0.24, 0.56, 0.8]) {
    const q = [];
    for (let t = 0.05; t < 0.57; t += 0.02) {
      const a = T.at(t);
      q.push([a.x + a.nx * a.h * v, a.y + a.ny * a.h * v]);
    }
    lines += curve(q);
  }
  const backStrip = [];
  for (let t = 0.0; t <= 1; t += 0.03) {
    const a = T.at(t);
    backStrip.push([a.x - a.nx * a.h * 1.2, a.y - a.ny * a.h * 1.2]);
  }
  for (let t = 1; t >= 0; t -= 0.03) {
    const a = T.at(t);
    backStrip.push([a.x - a.nx * a.h * 0.45, a.y - a.ny * a.h * 0.45]);
  }
  const belly = [];
  for (let t = 0.2; t <= 0.62; t += 0.02) {
    const a = T.at(t);
    belly.push([a.x + a.nx * a.h * 1.2, a.y + a.ny * a.h * 1.2]);
  }
  for (let t = 0.62; t >= 0.2; t -= 0.02) {
    const a = T.at(t);
    belly.push([a.x + a.nx * a.h * 0.3, a.y + a.ny * a.h * 0.3]);
  }
  o1 += clipTo(
    T.d,
    sheet(loop(backStrip), c.back, 1) +
      sheet(loop(belly), light(c.base, 0.32), 1) +
      line(lines, c.line, 1, 'opacity=".95"') +
      line(rings, dark(c.back, 0.35), 1, 'opacity=".55"') +
      (c.specks ? specks(T, c.specks) : ''),
  );
  // cheek and gill
  o1 +=
    sheet(
      loop([
        [92, 32],
        [101, 29],
        [108, 34],
        [108, 43],
        [101, 48],
        [92, 46],
      ]),
      c.base,
      1,
    ) + line('M104 36q4 5 -1 9', dark(c.back, 0.4), 1.2, 'opacity=".6"');
  o1 += line('M95 33l-3 -3M97 46l-2 4M90 45l-4 2M101 48l0 3', c.line, 1);
  o1 += sheet(
    loop([
      [109, 44],
      [116, 42],
      [119, 48],
      [112, 52],
    ]),
    c.fin,
    1,
  );
  o1 += eyeArt(96, 37.5, 4.2, '#ffe09a');
  return g(o1, 'transform="translate(-6 1) translate(100 75) scale(1.1) translate(-100 -75)"');
}

/**
 * Corythoichthys schultzi: long ringed tube with rows of orange dashes, snout as long as the head,
 * rosy fan of a tail with a white rim.
 */
export function pipefish(detail: Detail): string {
  const bold = detail === 'bold';
  const k = bold ? 1.5 : 1.12;
  const c = { base: '#f3ddb8', dash: '#e2703c', ring: '#b0533a', tail: '#e2483c' };
  const sp = [
    [18, 44],
    [42, 50],
    [62, 62],
    [82, 84],
    [106, 98],
    [130, 92],
    [148, 74],
    [166, 58],
  ];
  const T = tube(
    sp,
    [
      [0, 3],
      [0.13, 3.2],
      [0.17, 5.6],
      [0.22, 7],
      [0.4, 7.6],
      [0.6, 7.2],
      [0.82, 5],
      [1, 2.8],
    ].map(([t, h]) => [t, h * k]),
    90,
  );
  const fan = (q: number): string =>
    loop(
      [
        [163, 61],
        [167, 53],
        [174, 47],
        [181, 47],
        [183, 53],
        [178, 60],
        [170, 64],
      ].map(([x, y]) => [163 + (x - 163) * q, 61 + (y - 61) * q]),
    );
  let s =
    sheet(fan(1.12), '#fff2e0', 1) +
    path(fan(0.98), c.tail) +
    line('M166 58L178 50M168 60L180 54', dark(c.tail, 0.35), 0.9);
  s +=
    sheet(
      loop([
        [88, 84],
        [90, 77],
        [104, 83],
        [120, 83],
        [133, 76],
        [136, 84],
        [124, 94],
        [104, 95],
      ]),
      light(c.base, 0.4),
      1,
    ) +
    line(
      'M93 80L95 88M99 82L101 91M106 84L107 93M113 84.5L114 93M120 83.5L120 92M127 80.5L127 89',
      dark(c.base, 0.3),
      0.8,
    ) +
    sheet(T.d, c.base, 2);
  let rings = '';
  let dashes = '';
  for (let t = 0.26; t < 0.99; t += bold ? 0.066 : 0.036) {
    const a = T.at(t);
    const b = T.at(Math.min(1, t + (bold ? 0.04 : 0.022)));
    rings += `M${f2(a.x + a.nx * a.h)} ${f2(a.y + a.ny * a.h)}L${f2(a.x - a.nx * a.h)} ${f2(a.y - a.ny * a.h)}`;
    for (const v of bold ? [-0.34, 0.44] : [-0.55, 0, 0.55])
      dashes += `M${f2(a.x + a.nx * a.h * v)} ${f2(a.y + a.ny * a.h * v)}L${f2(b.x + b.nx * b.h * v)} ${f2(b.y + b.ny * b.h * v)}`;
  }
  const head = [0.06, 0.12, 0.18, 0.24]
    .map((t) => T.at(t))
    .map(
      (a) =>
        `M${f2(a.x + a.nx * a.h)} ${f2(a.y + a.ny * a.h)}l${f2(-a.nx * a.h * 0.8)} ` +
        f2(-a.ny * a.h * 0.8),
    )
    .join('');
  s += clipTo(
    T.d,
    line(rings, c.ring, bold ? 2 : 1.3, 'opacity=".5"') +
      line(dashes, c.dash, bold ? 3 : 1.9) +
      line(head, c.dash, bold ? 2.6 : 1.8) +
      `<path d="${T.d}" fill="url(#vol)"/>`,
  );
  const e = T.at(0.185);
  s +=
    sheet(
      loop([
        [14, 40.6],
        [19, 40.4],
        [20, 44],
        [18.6, 48],
        [14.4, 47],
      ]),
      light(c.base, 0.25),
      1,
    ) + line('M13.8 44.2q3.6 1.4 7.4 .6', dark(c.ring, 0.5), 1.5);
  return s + eyeArt(e.x, e.y - 1, bold ? 4.6 : 3.6, '#ffd98a');
}
