interface Sizes {
  /** Frames that are invalid in various ways. */
  readonly fuzzFrames: number;
  /** Pairs of states of all games that differ only in hidden parts. */
  readonly leakPairs: number;
  /** The same for the game of five seats with secret hands. */
  readonly probePairs: number;
  /** Requests and frames that are drawn to check that all kinds occur. */
  readonly drawnRequests: number;
}

const SHORT: Sizes = { fuzzFrames: 2_000, leakPairs: 160, probePairs: 40, drawnRequests: 6_000 };
const LONG: Sizes = {
  fuzzFrames: 50_000,
  leakPairs: 5_000,
  probePairs: 500,
  drawnRequests: 50_000,
};

/**
 * The extent of tests that could go on for ever: little, or, with `EXTENT=long`, as much as the
 * full examination requires. Longer still are `npm run fuzz`, `npm run leaks` and `npm run chaos`.
 */
export const SIZES: Sizes = process.env['EXTENT'] === 'long' ? LONG : SHORT;
