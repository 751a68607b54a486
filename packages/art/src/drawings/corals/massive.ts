import type { Drawing } from '../../draw/detail.ts';
import { dark, light, mix } from '../../draw/colour.ts';
import { blob, loop } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import { clipTo, dot, line, path, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { boulder, el } from './boulder.ts';
import { brainCoral } from './brain-coral.ts';
import { bubbles } from './bubbles.ts';
import { columns } from './columns.ts';
import { galaxy } from './galaxy.ts';
import { worm } from './ground.ts';

/** Domes, columns and bubbles, by card id. */
export const massive = {
  // swelling lobes, olive yellow, Christmas-tree worms
  'lobe-coral': (detail) =>
    boulder({
      seed: 'lobata',
      base: '#b9a552',
      tone: (i) => ['#94843f', '#a39247', '#a8964a', '#b9a552', '#c4b05c', '#bfab58'][i],
      bodies: [
        [100, 92, 44, 42],
        [52, 104, 40, 40],
        [148, 102, 42, 42],
        [30, 130, 26, 30],
        [170, 130, 26, 30],
        [100, 128, 50, 40],
      ],
      step: detail === 'bold' ? 0.24 : 0.12,
      abs: 1,
      mark: (m) => dot(m.p[0], m.p[1], detail === 'bold' ? 1.4 : 0.75, dark(m.col, 0.38)),
      top: () =>
        worm(84, 116, '#3f6fd0') +
        worm(122, 122, '#f0683c') +
        worm(52, 84, '#f7c948') +
        worm(150, 80, '#d8488a') +
        worm(100, 72, '#f4efe0'),
    }),
  'galaxy-coral': galaxy,
  // wide wandering ridges with a groove on top
  'grooved-brain-coral': (detail) => {
    const k = detail === 'bold' ? 1.5 : 1;
    return brainCoral({
      base: '#d69a3c',
      groove: '#7a4a2a',
      ridge: '#ffe0a0',
      seed: 'diploria',
      wl: 21 * k,
      gw: 5.4 * k,
    });
  },
  'bubble-coral': bubbles,
  // blue-grey knobbly columns dusted with white polyps
  'blue-coral': () =>
    columns({
      seed: 'helio',
      base: '#5f8ac4',
      back: '#2f4a84',
      cols: [
        [58, 92, 15, 0, -6],
        [96, 112, 16, 0.1, -2],
        [138, 100, 15, 0, 6],
        [32, 66, 14, 0.4, -8],
        [166, 70, 14, 0.4, 8],
        [76, 82, 17, 0.6, -4],
        [118, 86, 17, 0.6, 3],
        [48, 50, 16, 0.9, -4],
        [98, 56, 18, 1, 0],
        [150, 50, 16, 0.9, 5],
      ],
      tex: ({ x, w, top, r, col }) => {
        let s = '';
        for (let k = 0; k < 46; k++) {
          s += dot(
            x + r.range(-1, 1) * w,
            r.range(top, 148),
            r.range(0.6, 1.1),
            r() < 0.7 ? '#eef6ff' : dark(col, 0.35),
          );
        }
        return s;
      },
      over: ({ t, w, top, col }) =>
        [-0.6, 0, 0.6]
          .map(
            (v) =>
              dot(
                t + v * w,
                top + Math.abs(v) * 5,
                w * 0.34,
                light(col, 0.3),
                'filter="url(#lift1)"',
              ) + dot(t + v * w - 1, top + Math.abs(v) * 5 - 1, w * 0.14, '#e6f2ff'),
          )
          .join(''),
    }),
  // cathedral of tall furry pillars
  'pillar-coral': (detail) =>
    columns({
      seed: 'dendrogyra',
      base: '#c9a878',
      back: '#6f5a5a',
      cols: [
        [70, 118, 11, 0],
        [128, 128, 11, 0.1],
        [44, 88, 11, 0.3, -3],
        [156, 94, 11, 0.4, 3],
        [98, 138, 12.5, 0.6],
        [24, 54, 10, 0.7, -3],
        [178, 58, 10, 0.7, 3],
        [116, 86, 12, 0.85, 1],
        [72, 72, 12, 0.95, -2],
        [142, 50, 11, 1, 2],
      ],
      tex: ({ x, w, top, col }) => {
        let d = '';
        for (let y = top + 6; y < 150; y += 4.6)
          d += `M${f2(x - w)} ${f2(y)}q${f2(w * 0.5)} 3 ${f2(w)} 0t${f2(w)} 0`;
        return line(d, dark(col, 0.3), 1, 'opacity=".5"');
      },
      over: ({ x, t, h, w, top, col, r }) => {
        let d = '';
        for (let y = top + 2; y < 147; y += detail === 'bold' ? 6 : 2.6) {
          const k = Math.min(1, Math.sqrt(Math.max(0.06, (y - top) / w / 0.9)));
          const cx = x + ((t - x) * (148 - y)) / h;
          for (const v of [-1, 1])
            d += `M${f2(cx + v * w * k * 0.86)} ${f2(y)}l${f2(v * r.range(2.4, 4.4))} ${f2(r.range(-2.4, 0.4))}`;
        }
        for (let i = 0; i < 9; i++)
          d += `M${f2(t + (i - 4) * w * 0.15)} ${f2(top + Math.abs(i - 4) * 0.7)}l${f2((i - 4) * 0.4)} -4`;
        for (let i = 0; i < h / (detail === 'bold' ? 9 : 3); i++) {
          const y = r.range(top + 6, 146);
          const cx = x + ((t - x) * (148 - y)) / h + r.range(-0.75, 0.75) * w;
          d += `M${f2(cx)} ${f2(y)}l${f2(r.range(-1, 1))} -3`;
        }
        return line(d, light(col, 0.45), detail === 'bold' ? 1.9 : 1);
      },
    }),
  // small honeycomb cells, tan walls and green floors
  'lesser-star-coral': (detail) =>
    boulder({
      seed: 'goni',
      base: '#7a6a4c',
      bodies: [[100, 112, 86, 62]],
      step: detail === 'bold' ? 0.25 : 0.148,
      jit: 0.22,
      asp: 1,
      mark: (m) => {
        const pts = Array.from({ length: 6 }, (_, i) =>
          m.P(
            m.X + Math.cos((i / 6) * TAU + 0.52) * m.st * 0.5 * (62 / 86),
            m.Y + Math.sin((i / 6) * TAU + 0.52) * m.st * 0.5,
          ),
        );
        const inn = pts.map((p) => [
          m.p[0] + (p[0] - m.p[0]) * 0.5,
          m.p[1] + (p[1] - m.p[1]) * 0.5,
        ]);
        return (
          path(loop(pts, 0.1), '#e0c48a') +
          path(loop(inn, 0.14), '#4f7a4c') +
          dot(m.p[0], m.p[1], detail === 'bold' ? 1.8 : 1, '#c8f0a0')
        );
      },
    }),
  // flat-topped micro-atoll, sandy centre
  'hump-coral': () => {
    const r = rng('lutea');
    const E = (k: number, cy: number, ry = 24) =>
      Array.from({ length: 48 }, (_, i) => {
        const a = (i / 48) * TAU;
        const w = k * (1 + 0.03 * Math.sin(a * 6) + 0.02 * Math.sin(a * 11 + 2));
        return [100 + Math.cos(a) * 88 * w, cy + Math.sin(a) * ry * w];
      });
    const body = loop([
      [12, 84],
      [8, 112],
      [16, 140],
      [28, 149],
      [100, 152],
      [172, 149],
      [184, 140],
      [192, 112],
      [188, 84],
      [100, 60],
    ]);
    let m = '';
    const humps = [];
    for (let i = 0; i < 24; i++) humps.push([r.range(12, 188), r.range(100, 146), r.range(11, 19)]);
    humps.sort((a, b) => a[1] - b[1]);
    for (const [x, y, R] of humps)
      m += sheet(blob(x, y, R, R * 0.82, r, 0.08, 9), mix('#b58a3c', '#d9b256', r()), 1);
    for (let k = 0; k < 420; k++)
      m += dot(r.range(8, 192), r.range(84, 149), 0.7, '#7a5830', 'opacity=".7"');
    let s = sheet(body, '#a87f38', 3) + clipTo(body, m + vol(body));
    const top = loop(E(1, 82));
    s += sheet(top, '#e0bd62', 2);
    let t = '';
    for (let i = 0; i < 38; i++) {
      const a = (i / 38) * TAU;
      t += path(
        blob(100 + Math.cos(a) * 77, 82 + Math.sin(a) * 20, 8, 4.4, r, 0.12, 8),
        i % 2 ? '#eccb76' : '#d6ae52',
      );
    }
    const k2 = E(0.7, 83, 23);
    const inn = loop(k2);
    let sa = '';
    for (let k = 0; k < 90; k++) {
      const a = r() * TAU;
      const q = Math.sqrt(r()) * 0.66;
      sa += dot(
        100 + Math.cos(a) * 88 * q,
        83 + Math.sin(a) * 23 * q,
        r.range(0.5, 1.2),
        r() < 0.5 ? '#fff6e0' : '#a89a84',
      );
    }
    return (
      s +
      clipTo(top, t) +
      path(inn, '#8a6a40', 'transform="translate(0 -1.6)"') +
      sheet(inn, '#d8cbb0', 0) +
      sa +
      sheet(blob(78, 80, 9, 5, r, 0.15, 8), '#8f9a6c', 1) +
      sheet(blob(124, 88, 7, 4, r, 0.15, 8), '#a86f78', 1) +
      worm(38, 98, '#e2487a') +
      worm(160, 96, '#3f8fd0') +
      worm(118, 122, '#f4efe0')
    );
  },
  // clustered columns with domed heads covered in small rings
  'boulder-star-coral': (detail) =>
    boulder({
      seed: 'annularis',
      base: '#8f8a4c',
      tone: (i) => mix('#5c5a44', '#a59a52', i / 7),
      bodies: [
        [100, 74, 30, 34],
        [54, 88, 28, 34],
        [146, 86, 29, 34],
        [26, 118, 22, 34],
        [174, 116, 22, 34],
        [78, 116, 29, 36],
        [126, 118, 30, 36],
      ],
      step: detail === 'bold' ? 0.34 : 0.2,
      abs: 0.6,
      lift: 2,
      mark: (m) => {
        const k = detail === 'bold' ? 1.7 : 1;
        return el(m, 2.3 * k, 2.3 * k, dark(m.col, 0.4)) + el(m, 1.1 * k, 1.1 * k, '#e8e0a4');
      },
      top: () => '',
    }),
} satisfies Record<string, Drawing>;
