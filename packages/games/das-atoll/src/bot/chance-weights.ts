import type { ChanceWeights } from '@atoll/engine';

/** The weights of the chances to win; fitted, see docs/coach.md. */
export const CHANCE_WEIGHTS: ChanceWeights = {
  4: [
    [0.2943, 0.4837],
    [0.3185, 0.7239],
    [0.3217, 0.5797],
    [0.4477, 0.4052],
    [0.7814, 0.5978],
  ],
  5: [
    [0.1728, 0.4142],
    [0.1983, 0.612],
    [0.2935, 0.6462],
    [0.6, 0.6112],
    [0.6583, 0.0548],
  ],
};
