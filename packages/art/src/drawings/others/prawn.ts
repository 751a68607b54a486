import { loop } from '../../draw/curves.ts';
import type { Point, Points } from '../../draw/numbers.ts';
import { clipTo, line, sheet, vol } from '../../draw/paper.ts';
import { tube } from '../../draw/tube.ts';
import type { Table, Tube } from '../../draw/tube.ts';
import { limb } from './limbs.ts';
import type { LimbSpec } from './limbs.ts';

/** Where on a fan blade: angle off its middle, share of its length. */
export type FanPlace = (t: number, m?: number) => Point;

/** A prawn. */
export interface PrawnSpec {
  base: string;
  /** Centre line of the tail and its half width. */
  spine: Points;
  w: Table;
  /** Feelers: path, colour, width. */
  ant?: readonly (readonly [d: string, col: string, w?: number])[];
  behind?: string;
  legs?: readonly LimbSpec[];
  /** Swimming legs: place, direction, length, colour. */
  swim?: readonly (readonly [number, number, number, number, string])[];
  /** Tail fan: place, length, blades (direction, colour, relative length). */
  fan: {
    x: number;
    y: number;
    len: number;
    blades: readonly (readonly [a: number, col: string, k?: number])[];
    art?: (q: FanPlace) => string;
  };
  plates?: number;
  /** How far the plates bulge below. */
  flap?: number;
  /** Paint on the plate i between a and b of the tail. */
  plate?: (T: Tube, a: number, b: number, i: number) => string;
  /** Carapace: outline, colour, paint. */
  car: Points;
  carCol?: string;
  carArt?: string;
  mid?: string;
  front?: string;
}

/** Overlapping plates on a spine, carapace, limbs, tail fan. */
export function prawn(p: PrawnSpec): string {
  let s =
    (p.ant ?? []).map(([d, col, w]) => line(d, col, w ?? 1.4, 'filter="url(#lift1)"')).join('') +
    (p.behind ?? '');
  for (const l of p.legs ?? []) s += limb(...l);
  for (const [x, y, a, l, col] of p.swim ?? []) {
    s += sheet(
      loop([
        [x - 4, y - 4],
        [x - 3 + Math.cos(a) * l, y + Math.sin(a) * l],
        [x + 3 + Math.cos(a) * l, y + Math.sin(a) * l * 0.9],
        [x + 5, y - 3],
      ]),
      col,
      1,
    );
  }
  const f = p.fan;
  for (const [a, col, k] of f.blades) {
    const q = (t: number, m: number = 1): Point => [
      f.x + Math.cos(a + t) * f.len * m * (k ?? 1),
      f.y + Math.sin(a + t) * f.len * m * (k ?? 1),
    ];
    const d = loop([
      [f.x - 3, f.y - 4],
      q(-0.3, 0.8),
      q(-0.14),
      q(0.1, 1.03),
      q(0.3, 0.82),
      [f.x - 4, f.y + 5],
    ]);
    s += sheet(d, col, 1) + (f.art ? clipTo(d, f.art(q)) : '');
  }
  const T = tube(p.spine, p.w, 60);
  const n = p.plates ?? 6;
  for (let i = n - 1; i >= 0; i--) {
    const a = i / n;
    const b = Math.min(1, (i + 1.3) / n);
    const up = [];
    const dn = [];
    for (let k = 0; k <= 6; k++) {
      const q = T.at(a + ((b - a) * k) / 6);
      const e = 1 + (p.flap ?? 0.08) * Math.sin((k / 6) * Math.PI);
      up.push([q.x - q.nx * q.h, q.y - q.ny * q.h]);
      dn.push([q.x + q.nx * q.h * e, q.y + q.ny * q.h * e]);
    }
    const d = loop([...up, ...dn.reverse()], 0.13);
    s += sheet(d, p.base, 1) + clipTo(d, (p.plate ? p.plate(T, a, b, i) : '') + vol(d, 0.7));
  }
  const car = loop(p.car);
  s += p.mid ?? '';
  s += sheet(car, p.carCol ?? p.base, 2) + clipTo(car, (p.carArt ?? '') + vol(car, 0.8));
  return s + (p.front ?? '');
}
