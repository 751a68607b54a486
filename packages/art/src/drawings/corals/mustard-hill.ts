import { dark, light } from '../../draw/colour.ts';
import { blob, loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { TAU } from '../../draw/numbers.ts';
import { clipTo, dot, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { proj } from './boulder.ts';

const MUSTARD = '#dcae22';
const HILL = [100, 122, 82, 62];

/**
 * Mustard hill: one low mound of bright mustard, covered all over with round bumps the size of a
 * thumb, finely pored.
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
    const d = blob(x, y, size, size * 0.86, r, 0.07, 9);
    const tone = light(MUSTARD, 0.3 * (1 - y / 150));
    let pores = '';
    for (let k = 0; k < (bold ? 0 : 9); k++)
      pores += dot(
        x + r.range(-0.8, 0.8) * size,
        y + r.range(-0.7, 0.7) * size,
        0.7,
        dark(MUSTARD, 0.4),
      );
    s += sheet(d, tone, 1) + clipTo(d, pores) + vol(d, 0.55);
  }
  return sheet(mound, dark(MUSTARD, 0.14), 3) + clipTo(mound, s + vol(mound, 0.9));
}
