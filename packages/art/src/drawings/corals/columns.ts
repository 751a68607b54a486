import { mix } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { clipTo, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import type { Random } from '../../draw/random.ts';

/** One pillar: foot x, head x, height, half width, top, nearness 0 to 1, colour. */
export interface Pillar {
  x: number;
  t: number;
  h: number;
  w: number;
  top: number;
  f: number;
  col: string;
  r: Random;
}

/** Pillars: foot x, height, half width, nearness and lean of each. */
export interface ColumnsLook {
  seed: string;
  base: string;
  back: string;
  cols: readonly (readonly number[])[];
  tex(p: Pillar): string;
  over?: (p: Pillar) => string;
}

/** Pillars with domed heads, far ones first. */
export function columns(c: ColumnsLook): string {
  const r = rng(c.seed);
  let s = '';
  for (const [x, h, w, f, lean = 0] of c.cols) {
    const col = mix(c.back, c.base, f);
    const t = x + lean;
    const top = 148 - h;
    const d = loop([
      [x - w * 0.82, 150],
      [x - w * 0.9 + lean * 0.3, 148 - h * 0.4],
      [t - w, top + w * 0.75],
      [t - w * 0.62, top + w * 0.1],
      [t, top - w * 0.12],
      [t + w * 0.62, top + w * 0.1],
      [t + w, top + w * 0.75],
      [x + w * 0.9 + lean * 0.3, 148 - h * 0.4],
      [x + w * 0.82, 150],
    ]);
    s +=
      sheet(d, col, 2) +
      clipTo(d, c.tex({ x, t, h, w, top, col, r, f }) + vol(d, 0.8)) +
      (c.over ? c.over({ x, t, h, w, top, col, r, f }) : '');
  }
  return s;
}
