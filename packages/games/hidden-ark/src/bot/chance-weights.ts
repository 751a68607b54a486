import type { ChanceWeights } from '@atoll/engine';

/** The weights of the chances to win; fitted, see docs/coach.md. */
export const CHANCE_WEIGHTS: ChanceWeights = {
  2: [
    [0.0893, 0.0489],
    [0.1214, 0.0911],
    [0.1743, 0.1443],
    [0.2713, 0.2088],
    [0.305, 0.2865],
  ],
  3: [
    [0.1019, 0.0506],
    [0.1656, 0.0998],
    [0.2007, 0.1612],
    [0.2558, 0.1983],
    [0.4326, 0.3733],
  ],
  4: [
    [0.126, 0.0454],
    [0.1841, 0.1156],
    [0.2191, 0.1641],
    [0.2636, 0.1975],
    [0.4008, 0.3403],
  ],
};
