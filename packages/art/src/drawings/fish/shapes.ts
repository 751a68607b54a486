import type { Point, Points } from '../../draw/numbers.ts';
import type { FishSpec } from './spec.ts';

/** Back and belly of an oval body. */
export const OVAL = {
  top: [
    [0, 0.012],
    [0.05, 0.085],
    [0.16, 0.165],
    [0.38, 0.225],
    [0.58, 0.22],
    [0.8, 0.135],
    [1, 0.08],
  ],
  bot: [
    [0, 0.012],
    [0.06, 0.08],
    [0.2, 0.16],
    [0.42, 0.215],
    [0.62, 0.2],
    [0.82, 0.125],
    [1, 0.08],
  ],
};

/** Outlines of tail fins in body lengths from the tail root. */
export const TAIL = {
  round: [
    [0.06, -0.1],
    [0.17, -0.155],
    [0.26, -0.11],
    [0.29, 0],
    [0.26, 0.11],
    [0.17, 0.155],
    [0.06, 0.1],
  ],
  lyre: [
    [0.08, -0.07],
    [0.2, -0.19],
    [0.4, -0.27],
    [0.62, -0.27],
    [0.42, -0.2],
    [0.25, -0.1],
    [0.18, 0],
    [0.25, 0.1],
    [0.42, 0.2],
    [0.62, 0.27],
    [0.4, 0.27],
    [0.2, 0.19],
    [0.08, 0.07],
  ],
  fork: [
    [0.08, -0.06],
    [0.22, -0.19],
    [0.34, -0.24],
    [0.26, -0.1],
    [0.19, 0],
    [0.26, 0.1],
    [0.34, 0.24],
    [0.22, 0.19],
    [0.08, 0.06],
  ],
  square: [
    [0.07, -0.09],
    [0.2, -0.15],
    [0.27, -0.155],
    [0.265, 0],
    [0.27, 0.155],
    [0.2, 0.15],
    [0.07, 0.09],
  ],
  lunate: [
    [0.07, -0.09],
    [0.18, -0.16],
    [0.29, -0.19],
    [0.25, -0.09],
    [0.235, 0],
    [0.25, 0.09],
    [0.29, 0.19],
    [0.18, 0.16],
    [0.07, 0.09],
  ],
  shark: [
    [0.06, -0.05],
    [0.16, -0.15],
    [0.3, -0.255],
    [0.34, -0.25],
    [0.25, -0.13],
    [0.16, -0.03],
    [0.15, 0.015],
    [0.185, 0.1],
    [0.17, 0.115],
    [0.07, 0.045],
  ],
};

/** An outline made longer by the factor a and higher by the factor b. */
export const sc = (pts: Points, a: number, b: number = a): Point[] =>
  pts.map(([x, y]) => [x * a, y * b]);

/** The same fish with a body higher by the factor k, for slim species at small sizes. */
export const stouter = (fish: FishSpec, k: number): FishSpec => ({
  ...fish,
  top: fish.top.map(([t, h]) => [t, h * k]),
  bot: fish.bot.map(([t, h]) => [t, h * k]),
});
