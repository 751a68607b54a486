import { dark, mix } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { TAU } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import type { Random } from '../../draw/random.ts';

/** One plate: centre, half sizes, colour. */
export interface Plate {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  col: string;
  r: Random;
  j: number;
}

/** Draws on a plate; E gives its rim, made smaller by a factor. */
export type PlatePaint = (E: (k: number) => Point[], q: Plate) => string;

/** Plates above each other, far ones first. */
export interface TiersLook {
  seed: string;
  base: string;
  back?: string;
  under?: string;
  rim?: string;
  plates?: readonly (readonly number[])[];
  thick?: number;
  ruf?: number;
  lobes?: number;
  foot?: number;
  dish?: number;
  rimW?: number;
  tex: PlatePaint;
  over?: PlatePaint;
}

/** Oblique plates with a texture on the upper face. */
export function tiers(o: TiersLook): string {
  const c = {
    plates: [
      [62, 122, 46, 13],
      [140, 112, 48, 13],
      [100, 86, 72, 22],
    ],
    under: '#333366',
    thick: 8,
    ruf: 0.04,
    lobes: 7,
    foot: 1,
    ...o,
  };
  const r = rng(c.seed);
  let s = c.foot
    ? sheet(
        loop([
          [70, 112],
          [80, 138],
          [66, 149],
          [138, 149],
          [124, 136],
          [132, 108],
        ]),
        dark(c.under, 0.2),
        1,
      )
    : '';
  c.plates.forEach(([cx, cy, rx, ry], j) => {
    const n = 64;
    const ph = j * 2 + r() * 3;
    const E = (k: number): Point[] =>
      Array.from({ length: n }, (_, i) => {
        const a = (i / n) * TAU;
        const w =
          (1 +
            c.ruf * Math.sin(a * c.lobes + ph) +
            c.ruf * 0.6 * Math.sin(a * (c.lobes * 2 + 1) + ph)) *
          k;
        return [
          cx + Math.cos(a) * rx * w,
          cy + Math.sin(a) * ry * w + (c.dish ?? 0) * (1 - k) * ry,
        ];
      });
    const e = E(1);
    const d = loop(e);
    const col = mix(
      c.back ?? dark(c.base, 0.2),
      c.base,
      c.plates.length > 1 ? j / (c.plates.length - 1) : 1,
    );
    s +=
      sheet(
        loop(
          e.map(([x, y]) => [
            x + (cx - x) * 0.08,
            y + c.thick * (1 - (Math.abs(x - cx) / rx) * 0.4),
          ]),
        ),
        c.under,
        2,
      ) +
      sheet(d, col, 1) +
      clipTo(d, c.tex(E, { cx, cy, rx, ry, col, r, j }) + vol(d, 0.5)) +
      (c.rim ? line(d, c.rim, c.rimW ?? 1.6) : '') +
      (c.over ? c.over(E, { cx, cy, rx, ry, col, r, j }) : '');
  });
  return s;
}
