import { curve } from '../draw/curves.ts';
import { f2 } from '../draw/numbers.ts';
import type { Point } from '../draw/numbers.ts';
import { rng } from '../draw/random.ts';
import type { Box } from './measures.ts';

/**
 * A card's outline and its window as path data; `sheet` is the card with the window cut out (fill
 * rule evenodd).
 */
export interface Frame {
  outer: string;
  hole: string;
  sheet: string;
}

/** The shape of a frame: the card's size, its window, the wave of the window's lower edge. */
export interface FrameShape {
  width: number;
  height: number;
  window: Box;
  wave: number;
  seed: string;
}

/** Points of a wave from x0 to x1 around y. */
export function wavy(
  from: Point,
  x1: number,
  { amp, steps, seed }: { amp: number; steps: number; seed: string },
): Point[] {
  const r = rng(seed);
  const [x0, y] = from;
  const pts: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    pts.push([
      x0 + ((x1 - x0) * i) / steps,
      y + Math.sin(i * 1.5 + r() * 0.6) * amp * (0.7 + r() * 0.5),
    ]);
  }
  return pts;
}

/**
 * The window's lower edge, right to left: the height where it starts and the curve as a continued
 * path.
 */
function sill({ window: { x, y, width, height }, wave, seed }: FrameShape): {
  start: string;
  run: string;
} {
  const pts = wavy([x, y + height], x + width, { amp: wave, steps: 9, seed }).reverse();
  return { start: f2(pts[0][1]), run: curve(pts).replace(/^M[^C]+/, '') };
}

const corners = (w: number, h: number, r: number, sweep: 0 | 1): string => {
  const arc = `A${r} ${r} 0 0 ${sweep}`;
  return `M${r} 0H${w - r}${arc} ${w} ${r}V${h - r}${arc} ${w - r} ${h}H${r}${arc} 0 ${h - r}V${r}${arc} ${r} 0Z`;
};

/** A card with round corners. */
export function roundFrame(shape: FrameShape, radius: number): Frame {
  const {
    width: w,
    height: h,
    window: { x, y, width: ww },
  } = shape;
  const { start, run } = sill(shape);
  const outer = corners(w, h, radius, 1);
  const r = Math.max(2, radius - x * 0.7);
  const arc = `A${f2(r)} ${f2(r)} 0 0 1`;
  const hole = `M${f2(x + r)} ${y}H${f2(x + ww - r)}${arc} ${x + ww} ${f2(y + r)}V${start}${run}V${f2(y + r)}${arc} ${f2(x + r)} ${y}Z`;
  return { outer, hole, sheet: outer + hole };
}

/** A card with notched corners; the window follows the notches. */
export function notchedFrame(shape: FrameShape, notch: number): Frame {
  const {
    width: w,
    height: h,
    window: { x, y, width: ww },
  } = shape;
  const { start, run } = sill(shape);
  // a wider border leaves room for a wider ring round the notch
  const r = notch + (x > 8 ? 10 : 4);
  const cut = Math.sqrt(r * r - x * x);
  const arc = `A${r} ${r} 0 0 0`;
  const outer = corners(w, h, notch, 0);
  const hole = `M${f2(cut)} ${y}H${f2(w - cut)}${arc} ${x + ww} ${f2(cut)}V${start}${run}V${f2(cut)}${arc} ${f2(cut)} ${y}Z`;
  return { outer, hole, sheet: outer + hole };
}
