import type { Point } from '../../draw/numbers.ts';
import type { Lift } from '../../draw/paper.ts';

/**
 * A fish's body as a surface: t from the nose (0) to the tail root (1), v from the back (-1) to the
 * belly (1).
 */
export interface Surface {
  /** Body length in drawing units. */
  L: number;
  X(t: number): number;
  Y(t: number, v: number): number;
  /** The point at t, v. */
  M(t: number, v: number): Point;
  /** The body's outline. */
  body: string;
  /** Heights of back and belly at t in drawing units. */
  back(t: number): number;
  belly(t: number): number;
  /** A band across the body between t0 and t1. */
  band(
    t0: number,
    t1: number,
    bulge?: number,
    fill?: string,
    lift?: Lift,
    v0?: number,
    v1?: number,
    pinch?: number,
  ): string;
  /** A stripe along the body from ta, v0 to tb, v1 with the greatest width w. */
  stripe(
    v0: number,
    v1: number,
    ta: number,
    tb: number,
    w: number,
    fill: string,
    lift?: Lift,
  ): string;
  /** Up to n scattered spots with radii r0 to r1 where `keep` allows them. */
  spots(
    n: number,
    seed: string,
    r0: number,
    r1: number,
    fill: string,
    keep?: (t: number, v: number) => boolean,
  ): string;
}
