import type { Point } from '@atoll/art/draw/numbers.ts';
import { clipTo, dot, g } from '@atoll/art/draw/paper.ts';
import { rng } from '@atoll/art/draw/random.ts';

/** The middle of every fish that is seen from above. */
export const MID = 75;

/** An outline that is the same at both sides of the middle, from the snout to the tail. */
export const mirrored = (half: readonly (readonly [number, number])[]): Point[] => [
  ...half.map(([x, w]): Point => [x, MID - w]),
  ...half.toReversed().map(([x, w]): Point => [x, MID + w]),
];

/** Something at both sides: the second one turned over. */
export const both = (one: string): string =>
  one + g(one, `transform="matrix(1 0 0 -1 0 ${MID * 2})"`);

/** A drawing cut on both sides: each side needs its own name for its clip path. */
export const bothCut = (outline: string, inner: string): string =>
  clipTo(outline, inner) + g(clipTo(outline, inner), `transform="matrix(1 0 0 -1 0 ${MID * 2})"`);

/** Up to n dots inside an outline's box where `keep` allows them. */
export function speckles(
  [x0, x1, w]: readonly [number, number, number],
  {
    n,
    seed,
    r0,
    r1,
    fill,
    keep = () => true,
  }: {
    n: number;
    seed: string;
    r0: number;
    r1: number;
    fill: string;
    keep?: (x: number, y: number) => boolean;
  },
): string {
  const r = rng(seed);
  const put: number[][] = [];
  for (let i = 0; i < n * 30 && put.length < n; i++) {
    const [x, y, q] = [r.range(x0, x1), MID + r.range(-w, w), r.range(r0, r1)];
    if (keep(x, y) && !put.some((p) => Math.hypot(p[0] - x, p[1] - y) < p[2] + q + 1))
      put.push([x, y, q]);
  }
  return put.map(([x, y, q]) => dot(x, y, q, fill)).join('');
}
