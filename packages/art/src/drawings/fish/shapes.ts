import type { Point, Points } from '../../draw/numbers.ts';
import type { FishSpec } from './spec.ts';

/** Back and belly of an oval body. */
export const OVAL = {
  top: [[0, .012], [.05, .085], [.16, .165], [.38, .225], [.58, .22], [.8, .135], [1, .08]],
  bot: [[0, .012], [.06, .08], [.2, .16], [.42, .215], [.62, .2], [.82, .125], [1, .08]],
};

/** Outlines of tail fins in body lengths from the tail root. */
export const TAIL = {
  round: [[.06, -.1], [.17, -.155], [.26, -.11], [.29, 0], [.26, .11], [.17, .155], [.06, .1]],
  lyre: [[.08, -.07], [.2, -.19], [.4, -.27], [.62, -.27], [.42, -.2], [.25, -.1], [.18, 0], [.25, .1], [.42, .2], [.62, .27], [.4, .27], [
    .2,
    .19,
  ], [.08, .07]],
  fork: [[.08, -.06], [.22, -.19], [.34, -.24], [.26, -.1], [.19, 0], [.26, .1], [.34, .24], [.22, .19], [.08, .06]],
  square: [[.07, -.09], [.2, -.15], [.27, -.155], [.265, 0], [.27, .155], [.2, .15], [.07, .09]],
  lunate: [[.07, -.09], [.18, -.16], [.29, -.19], [.25, -.09], [.235, 0], [.25, .09], [.29, .19], [.18, .16], [.07, .09]],
  shark: [[.06, -.05], [.16, -.15], [.3, -.255], [.34, -.25], [.25, -.13], [.16, -.03], [.15, .015], [.185, .1], [.17, .115], [.07, .045]],
};

/** An outline made longer by the factor a and higher by the factor b. */
export const sc = (pts: Points, a: number, b: number = a): Point[] => pts.map(([x, y]) => [x * a, y * b]);

/** The same fish with a body higher by the factor k, for slim species at small sizes. */
export const stouter = (fish: FishSpec, k: number): FishSpec => ({
  ...fish,
  top: fish.top.map(([t, h]) => [t, h * k]),
  bot: fish.bot.map(([t, h]) => [t, h * k]),
});
