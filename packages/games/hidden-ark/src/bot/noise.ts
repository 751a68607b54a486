import { createRng, nextInt } from '@atoll/engine';
import type { Line } from './search/plan.ts';

/** The number of equal random values whose sum has a standard deviation of 1. */
const DRAWS = 12;
const STEPS = 1000;

/**
 * The lines with a random error in each, of `blur` points as a standard deviation; the best first.
 * The same for the same seed.
 */
export function blurred(
  lines: readonly Line[],
  { blur, seed }: { readonly blur: number; readonly seed: string },
): readonly Line[] {
  if (blur === 0) return lines;
  const rng = createRng(seed);
  const error = (): number => {
    let sum = -DRAWS / 2;
    for (let draw = 0; draw < DRAWS; draw++) sum += nextInt(rng, STEPS) / STEPS;
    return sum;
  };
  return lines
    .map((line) => ({ ...line, worth: line.worth + blur * error() }))
    .toSorted((a, b) => b.worth - a.worth);
}
