import { loop } from '../../draw/curves.ts';
import { pt, TAU } from '../../draw/numbers.ts';
import { clipTo, g, line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

/** A brain coral: wavelength and width of its grooves in drawing units. */
export interface BrainCoralLook {
  base?: string;
  groove?: string;
  ridge?: string;
  seed?: string;
  wl?: number;
  gw?: number;
}

/**
 * A dome with a labyrinth: contours of fourteen waves of equal length, found by marching squares.
 */
export function brainCoral(o: BrainCoralLook = {}): string {
  const c = {
    base: '#c8a24a',
    groove: '#5f4a2c',
    ridge: '#f1d98c',
    seed: 'brain',
    wl: 14,
    gw: 3.1,
    ...o,
  };
  const r = rng(c.seed);
  const ws = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI + r.range(-0.1, 0.1);
    return [(Math.cos(a) * TAU) / c.wl, (Math.sin(a) * TAU) / c.wl, r() * TAU];
  });
  const cx = 100;
  const dome = loop([
    [14, 146],
    [16, 118],
    [30, 86],
    [54, 62],
    [82, 50],
    [100, 48],
    [120, 50],
    [147, 62],
    [170, 86],
    [184, 118],
    [186, 146],
    [100, 152],
  ]);
  const F = (x: number, y: number) => {
    const u = (x - cx) / 88;
    const v = (y - 148) / 100;
    const q = Math.min(0.98, u * u + v * v * 0.95);
    const z = Math.sqrt(1 - q);
    const k = 1 / (0.42 + 0.58 * z);
    const X = cx + (x - cx) * k;
    const Y = 148 + (y - 148) * k;
    return ws.reduce((s, [a, b, p]) => s + Math.cos(a * X + b * Y + p), 0);
  };
  const S = 1.6;
  const nx = Math.ceil(180 / S);
  const ny = Math.ceil(110 / S);
  const x0 = 10;
  const y0 = 44;
  const val: number[][] = [];
  for (let j = 0; j <= ny; j++) {
    val.push([]);
    for (let i = 0; i <= nx; i++) val[j].push(F(x0 + i * S, y0 + j * S));
  }
  let d = '';
  const lp = (a: number, b: number) => a / (a - b);
  for (let j = 0; j < ny; j++) {
    for (let i = 0; i < nx; i++) {
      const a = val[j][i];
      const b = val[j][i + 1];
      const e = val[j + 1][i + 1];
      const f = val[j + 1][i];
      const p = [];
      const x = x0 + i * S;
      const y = y0 + j * S;
      if (a * b < 0) p.push([x + S * lp(a, b), y]);
      if (b * e < 0) p.push([x + S, y + S * lp(b, e)]);
      if (f * e < 0) p.push([x + S * lp(f, e), y + S]);
      if (a * f < 0) p.push([x, y + S * lp(a, f)]);
      if (p.length >= 2) d += `M${pt(p[0])}L${pt(p[1])}`;
      if (p.length === 4) d += `M${pt(p[2])}L${pt(p[3])}`;
    }
  }
  return (
    sheet(dome, c.base, 3) +
    clipTo(
      dome,
      g(
        line(d, c.groove, c.gw) +
          line(d, c.ridge, 1, 'transform="translate(1.5 1.9)" opacity=".75"'),
      ) +
        `<path d="${dome}" fill="url(#vol)"/>` +
        `<path d="${dome}" fill="url(#vol)" opacity=".7"/>`,
    )
  );
}
