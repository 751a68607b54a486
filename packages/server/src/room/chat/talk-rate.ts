import type { Seat } from '@atoll/engine';

/** How often each seat, or all spectators together (-1), may do something within a time window. */
export class TalkRate {
  readonly #most: number;
  readonly #whileMs: number;
  readonly #times = new Map<Seat, readonly number[]>();

  constructor({ most, whileMs }: { readonly most: number; readonly whileMs: number }) {
    this.#most = most;
    this.#whileMs = whileMs;
  }

  /**
   * Counts one use at a time in ms since 1970, and returns 0; or counts nothing, and returns in how
   * many seconds the next is allowed.
   */
  take(seat: Seat, at: number): number {
    const lately = (this.#times.get(seat) ?? []).filter((time) => at - time < this.#whileMs);
    const first = lately.at(-this.#most);
    if (first !== undefined) return Math.ceil((first + this.#whileMs - at) / 1000);
    this.#times.set(seat, [...lately, at]);
    return 0;
  }
}
