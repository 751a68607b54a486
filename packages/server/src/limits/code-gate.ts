/**
 * So many wait already, who asked for fewer unknown codes, that whoever came now would wait for too
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
  /** How many unknown codes may be asked for before anybody waits. */
  readonly burst?: number;
  /** How often one more may, in ms. */
  readonly every?: number;
  /** How many askers may wait. */
  readonly most?: number;
  /** Does something after so many ms; tests pass their own. */
  readonly later?: (task: () => void, ms: number) => void;
}

interface Waiting {
  readonly wrong: number;
  readonly pass: () => void;
  readonly refuse: (error: GateClosed) => void;
}

/**
 * Bounds how many unknown short codes the whole world may ask for, however many addresses it has: a
 * burst, and then one a second. Codes that lead somewhere cost nothing. When it comes to waiting,
 * those who asked for the fewest unknown codes go first, so that who guesses waits for who does
 * not.
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
   * Resolves when a code may be looked up; `wrong` is how many unknown ones its asker asked for
   * lately. Rejects with `GateClosed`.
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

  /** The code that was looked up leads somewhere. */
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
