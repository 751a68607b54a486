import type { ChanceWeights } from '@atoll/engine';

/** The weights of the chances to win; fitted, see docs/coach.md. */
export const CHANCE_WEIGHTS: ChanceWeights = { 2: [[0.5], [0.5], [0.5], [0.5]] };
