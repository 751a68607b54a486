import { nextInt } from '@atoll/engine';
import type { Policy } from '@atoll/testkit';
import type { SteereAtollAction } from '../src/index.ts';

/** Swaps when it can, and else leaves it to chance. */
export const swapping: Policy = ({ legal, rng }) =>
  (legal as readonly SteereAtollAction[]).find(({ type }) => type === 'swap') ??
  legal[nextInt(rng, legal.length)];
