import { curve } from '../draw/curves.ts';
import { f2 } from '../draw/numbers.ts';
import type { Point, Points } from '../draw/numbers.ts';
import { sheet } from '../draw/paper.ts';
import type { Lift } from '../draw/paper.ts';
import { rng } from '../draw/random.ts';

/** How a cut edge wanders: amplitude in drawing units (2 to 7), number of steps, seed. */
export interface Wander {
  amp: number;
  steps: number;
  seed: string;
}

/** Points of a hand-cut edge from one place to another. */
export function wanderingEdge(from: Point, to: Point, { amp, steps: n, seed }: Wander): Point[] {
  const r = rng(seed);
  const [x0, y0] = from;
  const [x1, y1] = to;
  const l = Math.hypot(x1 - x0, y1 - y0);
  const nx = -(y1 - y0) / l;
  const ny = (x1 - x0) / l;
  return Array.from({ length: n + 1 }, (_, i): Point => {
    const u = i / n;
    const a = amp * Math.sin(u * n * 1.15 + seed.length) + r.range(-0.35, 0.35) * amp;
    return [x0 + (x1 - x0) * u + nx * a, y0 + (y1 - y0) * u + ny * a];
  });
}

/** The smooth path through the points as the continuation of a path that has already begun. */
export const continued = (pts: Points): string => curve(pts).replace(/^M/, 'L');

/** The side of the picture that a sheet covers. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where the cut edge of a covering sheet runs. */
export interface CoverOptions extends Wander {
  /** Width and height of the picture. */
  width: number;
  height: number;
  side: Side;
  /**
   * Distance of the cut edge from the left (sides left and right) or from the top (sides top and
   * bottom).
   */
  edge: number;
  /** The edge's distance at its far end, if the edge is to lean. */
  edgeEnd?: number;
  lift?: Lift;
}

const OVER = 30;

/** Path data of a sheet that covers one side of the picture and ends in a hand-cut edge. */
export function coverPath({
  width: w,
  height: h,
  side,
  edge,
  edgeEnd = edge,
  ...wander
}: CoverOptions): string {
  if (side === 'left' || side === 'right') {
    const x = side === 'left' ? -OVER : w + OVER;
    return `M${x} ${-OVER}${continued(wanderingEdge([edge, -OVER], [edgeEnd, h + OVER], wander))}L${x} ${h + OVER}Z`;
  }
  const y = side === 'top' ? -OVER : h + OVER;
  return `M${-OVER} ${y}${continued(wanderingEdge([-OVER, edge], [w + OVER, edgeEnd], wander))}L${w + OVER} ${y}Z`;
}

/**
 * A sheet of paper over one side of the picture: a shelf, a panel, a bar or a hill.
 * @param fill a colour or a `url(#…)` reference to a gradient
 */
export const cover = (fill: string, options: CoverOptions): string =>
  sheet(coverPath(options), fill, options.lift ?? 3);

/** A closed sheet with four hand-cut edges, inset from the picture's border by `margin` units. */
export function cutSheet(
  fill: string,
  {
    width: w,
    height: h,
    margin: m,
    seed,
  }: { width: number; height: number; margin: number; seed: string },
): string {
  const edges: [Point, Point, number][] = [
    [[m, m], [w - m, m], 12],
    [[w - m, m + 8], [w - m, h - m - 8], 8],
    [[w - m - 8, h - m], [m + 8, h - m], 12],
    [[m, h - m - 8], [m, m + 8], 8],
  ];
  const pts = edges
    .map(([a, b, steps], i) => continued(wanderingEdge(a, b, { amp: 4, steps, seed: seed + i })))
    .join('');
  return sheet(`M${f2(m)} ${f2(m)}${pts}Z`, fill, 3);
}
