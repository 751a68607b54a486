/** How many requests a connection may make at once, and how many a second after that. */
const BURST = 50;
const PER_SECOND = 50;

/**
 * Slows a connection that asks too fast down instead of refusing it: whoever waits for each answer
 * before asking again never fails.
 */
export class Throttle {
  readonly #now: () => number;
  /** When the requests so far would have been made at the allowed rate, in ms. */
  #paidUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts an answer that was as much work as so many more requests. */
  charge(requests: number): void {
    this.#paidUntil = Math.max(this.#paidUntil, this.#now()) + (requests * 1000) / PER_SECOND;
  }

  /** How long the next request has to wait, in ms. */
  take(): number {
    const now = this.#now();
    this.#paidUntil = Math.max(this.#paidUntil, now) + 1000 / PER_SECOND;
    return Math.max(0, this.#paidUntil - now - (BURST * 1000) / PER_SECOND);
  }
}
