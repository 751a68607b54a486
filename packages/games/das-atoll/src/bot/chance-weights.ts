import type { ChanceWeights } from '@atoll/engine';

/** The weights of the chances to win; fitted, see docs/coach.md. */
export const CHANCE_WEIGHTS: ChanceWeights = {
  2: [
    [0.3599, 0.1853],
    [0.3041, 0.149],
    [0.1733, 0.1068],
    [0.1504, 0.0875],
    [0.1483, 0.0765],
    [0.1813, 0.1231],
    [0.2609, 0.2208],
    [0.7734, 0.5179],
  ],
};
