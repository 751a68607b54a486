/** How many requests may be made at once, and how many a second after that. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/** That of one connection. */
const CONNECTION: Pace = { burst: 50, perSecond: 50 };

/** Nobody waits for longer than this, however much was asked for before, in ms. */
const LONGEST_WAIT = 5_000;

/**
 * Slows whoever asks too fast down instead of refusing it: whoever waits for each answer before
 * asking again never fails. What a request is worth is counted before it is begun, and waited for
 * by the next.
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

  /** Counts one that is worth so many requests; gives how long it has to wait, in ms. */
  take(requests = 1): number {
    const { burst, perSecond } = this.#pace;
    const now = this.#now();
    const begin = Math.max(this.#paidUntil, now);
    const [one, free] = [1000 / perSecond, (burst * 1000) / perSecond];
    this.#paidUntil = Math.min(begin + requests * one, now + free + LONGEST_WAIT - one);
    return Math.max(0, begin + one - now - free);
  }
}
