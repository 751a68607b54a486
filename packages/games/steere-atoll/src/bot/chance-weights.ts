import type { ChanceWeights } from '@atoll/engine';

/** The weights of the chances to win; fitted, see docs/coach.md. */
export const CHANCE_WEIGHTS: ChanceWeights = { 2: [[0.9371], [0.8708], [0.8867], [1.4364]] };
