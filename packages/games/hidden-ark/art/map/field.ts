import { loop } from '@atoll/art/draw/curves.ts';
import type { Point } from '@atoll/art/draw/numbers.ts';
import { rng } from '@atoll/art/draw/random.ts';

/** A height over the plane: below 0 inside, in units. */
export type Field = (x: number, y: number) => number;

/** Waves of several lengths, from -1 to 1, which shape the coasts. */
export function ripple(seed: string, length: number): Field {
  const r = rng(seed);
  const waves = Array.from({ length: 16 }, (_, i) => {
    const turn = r() * Math.PI * 2;
    const k = (Math.PI * 2) / (length * (i < 6 ? 1 : i < 11 ? 0.5 : 0.27) * r.range(0.8, 1.25));
    const weight = i < 6 ? 1 : i < 11 ? 0.6 : 0.36;
    return { a: Math.cos(turn) * k, b: Math.sin(turn) * k, phase: r() * 6.3, weight };
  });
  const total = Math.sqrt(waves.reduce((sum, { weight }) => sum + weight * weight, 0)) * 1.3;
  return (x, y) =>
    waves.reduce(
      (sum, { a, b, phase, weight }) => sum + Math.sin(a * x + b * y + phase) * weight,
      0,
    ) / total;
}

/** The distance to a box with rounded corners. */
export function boxField(
  { x: cx, y: cy, width, height }: { x: number; y: number; width: number; height: number },
  radius: number,
): Field {
  return (x, y) => {
    const dx = Math.abs(x - cx) - width / 2 + radius;
    const dy = Math.abs(y - cy) - height / 2 + radius;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  };
}

/** Roughly the distance to an ellipse. */
export const ellipseField =
  ({ x: cx, y: cy, rx, ry }: { x: number; y: number; rx: number; ry: number }): Field =>
  (x, y) =>
    (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);

/** The union of two heights with a soft seam of the width k. */
export function softMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

/** A field sampled over a picture. */
export interface Sampled {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** Samples a field over a picture and a margin of three steps round it. */
export function sample(
  field: Field,
  { width, height, step }: { width: number; height: number; step: number },
): Sampled {
  const columns = Math.ceil(width / step) + 7;
  const rows = Math.ceil(height / step) + 7;
  const values = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      values[j * columns + i] = field((i - 3) * step, (j - 3) * step);
  return { step, columns, rows, values };
}

/** A sampled field with another one on top of it. */
export function raised({ step, columns, rows, values }: Sampled, more: Field): Sampled {
  const sum = values.map((value, i) => {
    const j = Math.floor(i / columns);
    return value + more((i - j * columns - 3) * step, (j - 3) * step);
  });
  return { step, columns, rows, values: sum };
}

/** Corner pairs of the sides that a contour crosses, by which corners of a square are inside. */
const SIDES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Contours shorter than this are dust, in units. */
const LEAST = 14;

/** The outline of the area below a level, as path data with smooth closed loops. */
export function outline({ step, columns, rows, values }: Sampled, level: number): string {
  const border = (i: number, j: number): boolean =>
    i === 0 || j === 0 || i === columns - 1 || j === rows - 1;
  const at = (i: number, j: number): number =>
    border(i, j) ? 1000 : values[j * columns + i] - level;
  const next = new Map<number, number>();
  const places = new Map<number, Point>();
  const cross = (i: number, j: number, side: number): number => {
    // the same side of two squares has one number
    const [x, y, lying] = [
      [i, j, 1],
      [i + 1, j, 0],
      [i, j + 1, 1],
      [i, j, 0],
    ][side] as [number, number, number];
    const key = (y * columns + x) * 2 + lying;
    if (!places.has(key)) {
      const a = at(x, y);
      const b = lying ? at(x + 1, y) : at(x, y + 1);
      const t = a / (a - b);
      places.set(key, [(x - 3 + (lying ? t : 0)) * step, (y - 3 + (lying ? 0 : t)) * step]);
    }
    return key;
  };
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const inside =
        (at(i, j) < 0 ? 1 : 0) +
        (at(i + 1, j) < 0 ? 2 : 0) +
        (at(i + 1, j + 1) < 0 ? 4 : 0) +
        (at(i, j + 1) < 0 ? 8 : 0);
      for (const [from, to] of SIDES[inside]) next.set(cross(i, j, from), cross(i, j, to));
    }
  let d = '';
  while (next.size > 0) {
    const [start] = next.keys();
    const ring: Point[] = [];
    for (let key: number | undefined = start; key !== undefined; ) {
      const to = next.get(key);
      next.delete(key);
      const place = places.get(key);
      if (place) ring.push(place);
      key = to;
    }
    const thin = ring.filter((_, i) => i % 2 === 0);
    if (ring.length * step * 0.7 > LEAST && thin.length > 3) d += loop(thin);
  }
  return d;
}
