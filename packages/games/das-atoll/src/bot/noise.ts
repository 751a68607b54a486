import { createRng, nextInt } from '@atoll/engine';

/** The number of equal random values whose sum has a standard deviation of 1. */
const DRAWS = 12;
const STEPS = 1000;

/** An error with a standard deviation of 1, the same for the same words. */
export function errorOf(words: string): number {
  const rng = createRng(words);
  let sum = -DRAWS / 2;
  for (let draw = 0; draw < DRAWS; draw++) sum += nextInt(rng, STEPS) / STEPS;
  return sum;
}

/** A number from 0 to 1, the same for the same words. */
export const shareOf = (words: string): number => nextInt(createRng(words), STEPS) / STEPS;
