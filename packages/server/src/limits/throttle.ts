/** How many requests may be made at once, and how many a second after that. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/** The pace of one connection. */
const CONNECTION: Pace = { burst: 50, perSecond: 50 };

/** Longest wait, however much was requested before, in ms. */
const LONGEST_WAIT = 5_000;

/**
 * Delays fast clients instead of refusing them: a client that waits for each answer before asking
 * again never fails. The cost of a request is counted before it begins, and the next request waits
 * for it.
 */
export class Throttle {
  readonly #now: () => number;
  readonly #pace: Pace;
  /** When the requests so far would have been made at the allowed rate, in ms. */
  #paidUntil = 0;

  constructor(now: () => number, pace: Pace = CONNECTION) {
    this.#now = now;
    this.#pace = pace;
  }

  /** Counts a request worth so many plain ones; returns how long it must wait, in ms. */
  take(requests = 1): number {
    const { burst, perSecond } = this.#pace;
    const now = this.#now();
    const begin = Math.max(this.#paidUntil, now);
    const [one, free] = [1000 / perSecond, (burst * 1000) / perSecond];
    this.#paidUntil = Math.min(begin + requests * one, now + free + LONGEST_WAIT - one);
    return Math.max(0, begin + one - now - free);
  }
}
