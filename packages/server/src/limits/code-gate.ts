/**
 * Too many requesters with fewer unknown codes wait already, so that a new one would wait for too
 * long.
 */
export class GateClosed extends Error {
  override readonly name = 'GateClosed';
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('too many codes are asked for at the moment');
    this.waitMs = waitMs;
  }
}

export interface CodeGateOptions {
  /** How many unknown codes may be requested without a wait. */
  readonly burst?: number;
  /** The interval at which one more may be requested, in ms. */
  readonly every?: number;
  /** How many requesters may wait. */
  readonly most?: number;
  /** Runs a task after so many ms; tests pass their own. */
  readonly later?: (task: () => void, ms: number) => void;
}

interface Waiting {
  readonly wrong: number;
  readonly pass: () => void;
  readonly refuse: (error: GateClosed) => void;
}

/**
 * Bounds the number of unknown short codes requested from all addresses together: a burst, and then
 * one a second. Known codes cost nothing. Waiting requesters with the fewest unknown codes go
 * first, so that a guesser waits for the others.
 */
export class CodeGate {
  readonly #burst: number;
  readonly #every: number;
  readonly #most: number;
  readonly #later: (task: () => void, ms: number) => void;
  #left: number;
  #refilling = false;
  /** The next one first. */
  readonly #waiting: Waiting[] = [];

  constructor({
    burst = 600,
    every = 1_000,
    most = 30,
    later = laterByClock,
  }: CodeGateOptions = {}) {
    this.#burst = burst;
    this.#every = every;
    this.#most = most;
    this.#later = later;
    this.#left = burst;
  }

  /**
   * Resolves when a code may be looked up; `wrong` is how many unknown ones its requester recently
   * asked for. Rejects with `GateClosed`.
   */
  enter(wrong: number): Promise<void> {
    this.#refill();
    if (this.#left > 0) {
      this.#left -= 1;
      return Promise.resolve();
    }
    return new Promise((pass, refuse) => {
      const behind = this.#waiting.findIndex((other) => other.wrong > wrong);
      this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, { wrong, pass, refuse });
      if (this.#waiting.length > this.#most)
        this.#waiting.pop()?.refuse(new GateClosed(this.#most * this.#every));
    });
  }

  /** Refunds a lookup that found a table. */
  giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next.pass();
    else this.#left = Math.min(this.#burst, this.#left + 1);
  }

  #refill(): void {
    if (this.#refilling) return;
    this.#refilling = true;
    this.#later(() => {
      this.#refilling = false;
      this.giveBack();
      if (this.#left < this.#burst) this.#refill();
    }, this.#every);
  }
}

function laterByClock(task: () => void, ms: number): void {
  setTimeout(task, ms).unref();
}
