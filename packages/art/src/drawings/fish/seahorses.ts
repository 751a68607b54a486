import { dark, light } from '../../draw/colour.ts';
import { curve, loop, poly } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet } from '../../draw/paper.ts';
import { tube } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';

/** Hippocampus erectus: ringed body with fine white lines, crowned head, curled tail. */
export function seahorse(): string {
  const c = { base: '#d98a3a', back: '#a9552c', line: '#fff0d2', fin: '#f6c774' };
  const spine = [[93, 34], [104, 31], [113, 40], [113, 53], [105, 66], [101, 82], [107, 98], [115, 111], [113, 126], [101, 133], [90, 127],
    [90, 116], [99, 113], [103, 119], [98, 122]];
  const T = tube(spine, [[0, 8.4], [.1, 8.2], [.2, 8.2], [.28, 10.6], [.36, 14.5], [.44, 14.8], [.52, 10.4], [.6, 6.6], [.75, 4.6], [.9,
    2.9], [1, 1.2]], 90);
  let o1 = '';
  // dorsal fin behind
  const fan = loop([[116, 74], [129, 69], [138, 77], [139, 88], [131, 97], [117, 95]]);
  o1 += sheet(fan, c.fin, 1) + line('M117 78L134 73M117 83L138 80M117 88L138 87M117 92L133 94', dark(c.fin, .4), .8, 'opacity=".6"');
  // coronet
  o1 += sheet(poly([[99, 27], [97, 16], [102, 20], [105, 11], [109, 18], [115, 14], [113, 22], [118, 24], [111, 31]]), c.back, 1);
  // bony knobs along the back
  let k = '';
  for (let i = 0; i < 30; i++) {
    const t = .15 + i * .028, a = T.at(Math.min(1, t)), r = Math.max(.7, a.h * .16);
    k += dot(a.x + a.nx * a.h * -1, a.y + a.ny * a.h * -1, r, c.back) + (t > .26 ? dot(a.x + a.nx * a.h, a.y + a.ny * a.h, r, c.back) : '');
  }
  o1 += k;
  // snout
  o1 += sheet(loop([[97, 31], [84, 33.5], [70, 37], [63, 37.5], [61.5, 43], [64, 46], [72, 45.5], [84, 44.5], [97, 45]]), c.base, 2);
  o1 += line('M62 42.5l4 -.6', dark(c.back, .5), 1.4);
  o1 += sheet(T.d, c.base, 2);
  let rings = '', lines = '';
  for (let i = 0; i < 30; i++) {
    const t = .2 + i * .0265, a = T.at(Math.min(.99, t));
    const w = a.h;
    rings += `M${f2(a.x + a.nx * w)} ${f2(a.y + a.ny * w)}Q${f2(a.x + a.ny * w * .35)} ${f2(a.y - a.nx * w * .35)} ${f2(a.x - a.nx * w)} ${
      f2(a.y - a.ny * w)
    }`;
  }
  for (const v of [-.72, -.4, -.08, .24, .56, .8]) {
    const q = [];
    for (let t = .05; t < .57; t += .02) {
      const a = T.at(t);
      q.push([a.x + a.nx * a.h * v, a.y + a.ny * a.h * v]);
    }
    lines += curve(q);
  }
  const backStrip = [];
  for (let t = .0; t <= 1; t += .03) {
    const a = T.at(t);
    backStrip.push([a.x - a.nx * a.h * 1.2, a.y - a.ny * a.h * 1.2]);
  }
  for (let t = 1; t >= 0; t -= .03) {
    const a = T.at(t);
    backStrip.push([a.x - a.nx * a.h * .45, a.y - a.ny * a.h * .45]);
  }
  const belly = [];
  for (let t = .2; t <= .62; t += .02) {
    const a = T.at(t);
    belly.push([a.x + a.nx * a.h * 1.2, a.y + a.ny * a.h * 1.2]);
  }
  for (let t = .62; t >= .2; t -= .02) {
    const a = T.at(t);
    belly.push([a.x + a.nx * a.h * .3, a.y + a.ny * a.h * .3]);
  }
  o1 += clipTo(
    T.d,
    sheet(loop(backStrip), c.back, 1) + sheet(loop(belly), light(c.base, .32), 1) + line(lines, c.line, 1, 'opacity=".95"') +
      line(rings, dark(c.back, .35), 1, 'opacity=".55"'),
  );
  // cheek and gill
  o1 += sheet(loop([[92, 32], [101, 29], [108, 34], [108, 43], [101, 48], [92, 46]]), c.base, 1) +
    line('M104 36q4 5 -1 9', dark(c.back, .4), 1.2, 'opacity=".6"');
  o1 += line('M95 33l-3 -3M97 46l-2 4M90 45l-4 2M101 48l0 3', c.line, 1);
  o1 += sheet(loop([[109, 44], [116, 42], [119, 48], [112, 52]]), c.fin, 1);
  o1 += eyeArt(96, 37.5, 4.2, '#ffe09a');
  return g(o1, 'transform="translate(-6 1) translate(100 75) scale(1.1) translate(-100 -75)"');
}

/** Corythoichthys schultzi: long thin ringed tube, orange stripes, rosy tail. */
export function pipefish(): string {
  const c = { base: '#e7b07a', ring: '#b0413a' };
  const sp = [[34, 72], [60, 70], [86, 76], [112, 82], [138, 76], [160, 70], [176, 72]];
  const T = tube(sp, [[0, 2.4], [.15, 2.6], [.2, 5], [.26, 5.6], [.5, 6], [.75, 4.2], [1, 2.4]], 70);
  let s = sheet(loop([[172, 72], [182, 62], [192, 64], [194, 73], [190, 82], [181, 82]]), '#e2603c', 1) +
      sheet(loop([[98, 73], [108, 64], [122, 66], [126, 77]]), light(c.base, .4), 1) + sheet(T.d, c.base, 2),
    r = '',
    l = '';
  for (let t = .22; t < .98; t += .03) {
    const a = T.at(t);
    r += `M${f2(a.x + a.nx * a.h)} ${f2(a.y + a.ny * a.h)}L${f2(a.x - a.nx * a.h)} ${f2(a.y - a.ny * a.h)}`;
  }
  for (const v of [-.4, .4]) {
    const q = [];
    for (let t = .16; t <= 1; t += .04) {
      const a = T.at(t);
      q.push([a.x + a.nx * a.h * v, a.y + a.ny * a.h * v]);
    }
    l += curve(q);
  }
  s += clipTo(T.d, line(l, '#e2603c', 1.6) + line(r, c.ring, 1.5, 'opacity=".6"') + `<path d="${T.d}" fill="url(#vol)"/>`);
  return s + eyeArt(66, 71.5, 3, '#ffd98a');
}
