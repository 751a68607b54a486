interface Sizes {
  /** Examined matches with both modules, with each number of seats: 1 or 3. */
  readonly examined: 1 | 3;
  /** One of how many positions of them is looked at closely. */
  readonly every: number;
  /** Matches of a style; even, so that it has either seat as often. */
  readonly styleMatches: number;
  /** One of so many questions that the searching bot answers is asked twice. */
  readonly askedTwice: number;
}

const SHORT: Sizes = { examined: 1, every: 12, styleMatches: 4, askedTwice: 4 };
const LONG: Sizes = { examined: 3, every: 6, styleMatches: 6, askedTwice: 1 };

/** How much the tests try: little, or with `EXTENT=long` as much as the examination wants. */
export const SIZES: Sizes = process.env.EXTENT === 'long' ? LONG : SHORT;
