import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** So many log entries are run through in one turn of the event loop; some milliseconds. */
const TURN = 40;

/**
 * Shares each turn of the event loop among all work that can wait: a piece takes a part of the
 * turn, and urgent work comes before the next piece. It counts pieces instead of time, so that the
 * same work takes the same turns everywhere.
 */
export class Turns {
  readonly #next: () => Promise<unknown>;
  readonly #waiting: (() => void)[] = [];
  #left = TURN;
  #running = false;

  /** `next` resolves in the next turn of the event loop; tests pass their own. */
  constructor(next: () => Promise<unknown> = yieldToEventLoop) {
    this.#next = next;
  }

  /** Await before each piece of work, which is as much as so many log entries. */
  async piece(entries = 1): Promise<void> {
    if (this.#waiting.length > 0 || this.#left <= 0) await this.whole();
    this.#left -= entries;
  }

  /** Resolves at the beginning of a turn that no other work shares, such as for a long answer. */
  whole(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      await this.#next();
      this.#left = TURN;
      this.#waiting.shift()?.();
    }
    this.#running = false;
  }
}
