import { dark, mix } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import { g, line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

/** Colours of a table coral. */
export interface TableCoralLook {
  base?: string;
  under?: string;
  tip?: string;
  stalk?: string;
  seed?: string;
}

/** Three tables on one stalk. */
export function tableCoral(o: TableCoralLook = {}): string {
  const c = {
    base: '#4fa39a',
    under: '#1f5a68',
    tip: '#fbe7b8',
    stalk: '#8f6a58',
    seed: 'table',
    ...o,
  };
  const r = rng(c.seed);
  let s = '';
  s +=
    sheet(
      loop([
        [84, 100],
        [92, 118],
        [82, 146],
        [100, 149],
        [122, 146],
        [110, 118],
        [118, 100],
      ]),
      c.stalk,
      1,
    ) +
    line(
      'M92 108q4 18 -2 34M102 106q1 20 0 38M110 108q-4 18 2 34',
      dark(c.stalk, 0.4),
      1.3,
      'opacity=".6"',
    );
  const plate = (cx: number, cy: number, rx: number, ry: number, k: number) => {
    const n = 60;
    const edge = Array.from({ length: n }, (_, i) => {
      const a = (i / n) * TAU;
      const w = 1 + 0.035 * Math.sin(a * 5 + k) + (i % 2 ? 0.022 : -0.018);
      return [cx + Math.cos(a) * rx * w, cy + Math.sin(a) * ry * w];
    });
    const o2 =
      sheet(loop(edge.map(([x, y]) => [x, y + 9 - (Math.abs(x - cx) / rx) * 4])), c.under, 2) +
      sheet(loop(edge), c.base, 1);
    let nub = '';
    const rows = 9;
    for (let j = 0; j < rows; j++) {
      const rr = (j + 0.5) / rows;
      const m = Math.round(8 + rr * 44);
      for (let i = 0; i < m; i++) {
        const a = (i / m) * TAU + j;
        nub += '';
        const x = cx + Math.cos(a) * rx * rr * 0.96 + r.range(-1, 1);
        const y = cy + Math.sin(a) * ry * rr * 0.96;
        nub += `<path d="M${f2(x - 1.5)} ${f2(y + 1)}Q${f2(x)} ${f2(y - 5.2)} ${f2(x + 1.5)} ${f2(y + 1)}Z" fill="${mix(
          c.base,
          c.tip,
          0.25 + 0.6 * rr * (y < cy ? 0.7 : 1),
        )}"/>`;
      }
    }
    return o2 + g(nub);
  };
  s += plate(134, 104, 44, 10, 2) + plate(60, 92, 44, 10.5, 1) + plate(103, 66, 82, 21, 0);
  return s;
}
