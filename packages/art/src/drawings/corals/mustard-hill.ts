import { dark, light, mix } from '../../draw/colour.ts';
import { blob, loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { TAU } from '../../draw/numbers.ts';
import { clipTo, dot, path, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { proj } from './boulder.ts';

const MUSTARD = '#dcae22';
const HILL = [100, 122, 82, 62];

/**
 * Mustard hill: one low mound of bright mustard, a single skin that swells into round lumps, finely
 * pored all over.
 */
export function mustardHill(detail: Detail): string {
  const r = rng('astreoides');
  const bold = detail === 'bold';
  const step = bold ? 0.42 : 0.31;
  const R = bold ? 17 : 12.5;
  const mound = loop(
    Array.from({ length: 40 }, (_, i) => {
      const a = (i / 40) * TAU;
      const k = 1 + 0.035 * Math.sin(a * 9) + 0.02 * Math.sin(a * 5 + 1);
      return [
        HILL[0] + Math.cos(a) * HILL[2] * k,
        Math.min(149, HILL[1] + Math.sin(a) * HILL[3] * k),
      ];
    }),
  );
  const bumps: [number, number, number][] = [];
  for (let j = -6; j <= 4; j++) {
    for (let i = -6; i <= 6; i++) {
      const X = (i + (j & 1) * 0.5) * step + r.range(-0.05, 0.05);
      const Y = j * step * 0.86 + r.range(-0.05, 0.05);
      const far = Math.hypot(X, Y);
      if (far > 1.38) continue;
      const [x, y] = proj(HILL, X, Y);
      if (y < 140) bumps.push([x, y, R * (0.5 + 0.5 * Math.cos(far)) * r.range(0.86, 1.12)]);
    }
  }
  bumps.sort((a, b) => a[1] - b[1]);
  let s = '';
  for (const [x, y, size] of bumps) {
    // a swelling of one skin has no edge: shade below it, light on its shoulder
    s +=
      path(
        blob(x + size * 0.12, y + size * 0.34, size * 0.92, size * 0.72, r, 0.1, 9),
        dark(MUSTARD, 0.5),
        'opacity=".16"',
      ) +
      path(blob(x, y, size * 0.86, size * 0.68, r, 0.1, 9), light(MUSTARD, 0.12), 'opacity=".62"') +
      path(
        blob(x - size * 0.2, y - size * 0.24, size * 0.46, size * 0.3, r, 0.1, 8),
        light(MUSTARD, 0.6),
        'opacity=".5"',
      );
  }
  let pores = '';
  for (let k = 0; k < (bold ? 70 : 520); k++)
    pores += dot(
      r.range(18, 182),
      r.range(60, 148),
      bold ? 1.3 : 0.75,
      dark(MUSTARD, 0.45),
      'opacity=".7"',
    );
  return (
    sheet(mound, mix(MUSTARD, '#b98a16', 0.35), 3) + clipTo(mound, s + pores + vol(mound, 0.9))
  );
}
