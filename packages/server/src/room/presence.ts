import type { Seat } from '@atoll/engine';

/**
 * Since when each seat has been without its person. A person who has not come since the table was
 * loaded counts from then on.
 */
export class SeatPresence {
  readonly #now: () => number;
  readonly #since: number;
  readonly #leftAt = new Map<Seat, number>();

  constructor(now: () => number) {
    this.#now = now;
    this.#since = now();
  }

  left(seat: Seat): void {
    this.#leftAt.set(seat, this.#now());
  }

  /** How long the person of a seat without a connection has been away, in ms; at least 1. */
  awayFor(seat: Seat): number {
    return Math.max(1, this.#now() - (this.#leftAt.get(seat) ?? this.#since));
  }
}
