import type { Drawing } from '../../draw/detail.ts';
import { dark } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import { dot, g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { flatDisc, heliofungia } from './discs.ts';
import { leaves } from './leaves.ts';
import { brushTable } from './brush-table.ts';
import { scrolls } from './scrolls.ts';
import { tableCoral } from './table-coral.ts';
import { tiers } from './tiers.ts';

/** Tables, plates, leaves and discs, by card id. */
export const plating = {
  'table-coral': () => tableCoral(),
  // upright ruffled leaves, rosy brown with pale edges
  'lettuce-coral': () =>
    leaves({
      seed: 'agaricia',
      base: '#9a6fb0',
      back: '#4f3a78',
      edge: '#f3dcf2',
      edgeW: 2,
      rows: [
        [6, 112, 1.35, 0.5],
        [6, 88, 1.3, 0.56],
        [5, 62, 1.3, 0.66],
        [4, 36, 1.3, 0.8],
      ],
      half: 36,
      ruf: 0.045,
      waves: 16,
      rings: 0.1,
      ringO: 0.45,
      ringW: 0.8,
    }),
  // plate with fine concentric ridges like wrinkled skin
  'elephant-skin-coral': () =>
    tiers({
      seed: 'pachy',
      base: '#9a9484',
      back: '#6c6870',
      under: '#443f58',
      plates: [
        [46, 130, 42, 12],
        [156, 126, 42, 13],
        [122, 104, 62, 19],
        [72, 88, 62, 20],
        [108, 62, 66, 21],
      ],
      ruf: 0.05,
      rim: '#f1ead2',
      rimW: 1.6,
      tex: (E) => {
        let s = '';
        for (let k = 0.12; k < 1; k += 0.085) {
          s +=
            line(loop(E(k)), '#ded6bc', 1.5) +
            line(loop(E(k + 0.034)), '#3f3a52', 1.1, 'opacity=".6"');
        }
        return s;
      },
    }),
  // upright intersecting mustard blades with white rims
  'plate-fire-coral': () =>
    leaves({
      seed: 'platy',
      base: '#dba23a',
      back: '#7a4a2c',
      edge: '#fffbe6',
      edgeW: 3,
      rows: [
        [6, 118, 1.1, 0.34],
        [5, 94, 1.1, 0.4],
        [5, 68, 1.25, 0.44],
        [4, 40, 1.4, 0.5],
      ],
      half: 58,
      ruf: 0.05,
      waves: 11,
      dots: 40,
      dot: '#f6d88a',
      dotR: 0.7,
      fall: 0.3,
    }),
  // whorls of thin plates with white rice-grain nubs
  'rice-coral': () =>
    tiers({
      seed: 'capitata',
      base: '#b0704a',
      back: '#7a4a44',
      under: '#4c2c40',
      plates: [
        [44, 128, 40, 13],
        [158, 124, 40, 14],
        [104, 122, 50, 15],
        [66, 100, 52, 17],
        [142, 94, 50, 16],
        [100, 72, 60, 19],
      ],
      ruf: 0.07,
      lobes: 5,
      rim: '#fff6e2',
      rimW: 2.6,
      tex: () => '',
      over: (_E, q) => {
        let s = '';
        for (let k = 0; k < q.rx * 1.1; k++) {
          const a = q.r() * TAU;
          const d = Math.sqrt(q.r()) * 0.86;
          const x = q.cx + Math.cos(a) * q.rx * d;
          const y = q.cy + Math.sin(a) * q.ry * d;
          s += `<ellipse cx="${f2(x)}" cy="${f2(y - 1.6)}" rx="1.1" ry="2.5" fill="#fff1d6" transform="rotate(${f2(q.r.range(-25, 25))} ${f2(
            x,
          )} ${f2(y)})"/>`;
        }
        return g(s, 'filter="url(#lift1)"');
      },
    }),
  // one wide thin table of upright brushes, violet-blue, seen a little from above
  'brush-coral': brushTable,
  'yellow-scroll-coral': scrolls,
  // shallow vase with radiating rows of cells
  'honeycomb-plate-coral': () =>
    leaves({
      seed: 'yabei',
      base: '#4f9a8c',
      back: '#1f5264',
      edge: '#f6c98a',
      edgeW: 2.2,
      rows: [
        [5, 104, 1.6, 0.84],
        [3, 76, 1.2, 1.1],
        [1, 48, 0, 1.9],
      ],
      half: 26,
      ruf: 0.03,
      waves: 12,
      ribs: 1,
      rib: '#b6ead0',
      ribO: 0.55,
      ribW: 0.9,
      rings: 0.085,
      ring: '#b6ead0',
      ringO: 0.6,
      ringW: 0.9,
    }),
  // open lattice table
  'netted-table-coral': () => {
    const r = rng('clathrata');
    const s = sheet(
      loop([
        [88, 88],
        [94, 114],
        [80, 149],
        [126, 149],
        [110, 114],
        [120, 88],
      ]),
      '#7a5a44',
      1,
    );
    const pl = (cx: number, cy: number, rx: number, ry: number, col: string) => {
      const P = (q: number, a: number) => {
        const w = q * (1 + 0.05 * Math.sin(a * 5 + cx));
        return [cx + Math.cos(a) * rx * w, cy + Math.sin(a) * ry * w];
      };
      let d = '';
      let tips = '';
      const R = 7;
      const A = 44;
      for (let j = 1; j <= R; j++) {
        for (let i = 0; i < A; i++) {
          if (j < 3 && i % 2) continue;
          const j1 = j / R;
          const a = ((i + (j % 2) * 0.5 + r.range(-0.2, 0.2)) / A) * TAU;
          const p = P(j1, a);
          const q = P((j - 1.1) / R + 0.02, a - 0.05);
          const n = P(j1 + r.range(-0.05, 0.05), a + (TAU / A) * (j < 3 ? 2 : 1));
          d +=
            `M${f2(q[0])} ${f2(q[1])}L${f2(p[0])} ${f2(p[1])}` +
            ((i + j) % 3 ? `L${f2(n[0])} ${f2(n[1])}` : '');
          if (j === R) {
            const e = P(1.06, a);
            d += `M${f2(p[0])} ${f2(p[1])}L${f2(e[0])} ${f2(e[1])}`;
            tips += dot(e[0], e[1], 1.6, '#fbe9c4');
          } else if (r() < 0.5) {
            d += `M${f2(p[0])} ${f2(p[1])}v-4`;
            tips += dot(p[0], p[1] - 4, 1.2, '#f3dcae');
          }
        }
      }
      const o = loop(Array.from({ length: 40 }, (_, i) => P(0.98, (i / 40) * TAU)));
      return (
        path(o, '#1f2a4a', 'opacity=".34" transform="translate(1 7)"') +
        g(line(d, dark(col, 0.45), 2.6), 'transform="translate(1 4)"') +
        g(line(d, col, 2.3) + tips, 'filter="url(#lift1)"')
      );
    };
    return (
      s +
      pl(142, 108, 48, 14, '#a8693f') +
      pl(52, 100, 44, 13, '#b57444') +
      pl(104, 64, 88, 29, '#cf8a4c')
    );
  },
  // flat disc with radial septa lying on sand
  'common-mushroom-coral': () =>
    flatDisc({ seed: 'fungia', base: '#a8734a', rib: '#f0d09a', mouth: '#4a2430', dot: '#cfeaa8' }),
  'long-tentacle-plate-coral': heliofungia,
} satisfies Record<string, Drawing>;
