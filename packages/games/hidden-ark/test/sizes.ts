interface Sizes {
  /** Examined matches with variants combined, with each number of seats: 1 or 3. */
  readonly examined: 1 | 3;
  /** Drawn rescues, and drawn stations, whose payment is read twice. */
  readonly rescues: number;
  readonly stations: number;
}

const SHORT: Sizes = { examined: 1, rescues: 150, stations: 100 };
const LONG: Sizes = { examined: 3, rescues: 4000, stations: 2000 };

/** How much the tests try: little, or with `EXTENT=long` as much as the examination wants. */
export const SIZES: Sizes = process.env.EXTENT === 'long' ? LONG : SHORT;
