import { NotStored } from '../store/match-store.ts';

/** Longest delay that a timer takes, in ms; a longer one would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;
/** Time until the next attempt when nothing can be stored, in ms. */
const RETRY_MS = 1000;

export interface ClockTimerParts {
  /** When the first seat's time is up, in ms since 1970; undefined while no clock runs. */
  readonly nextZero: () => number | undefined;
  /** Applies the agreed consequence to seats whose time is up. Rejects with `NotStored`. */
  readonly settle: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** A timer of a table that fires at the next due moment, such as when a clock reaches zero. */
export class ClockTimer {
  readonly #parts: ClockTimerParts;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: ClockTimerParts) {
    this.#parts = parts;
  }

  /** Call after every change of the match, and of the deciders of seats. */
  wake(): void {
    const { nextZero, now } = this.#parts;
    const at = nextZero();
    this.#set(at === undefined ? undefined : Math.max(0, at - now()));
  }

  /** The table is held: resumes stopped clocks. */
  begin(): void {
    void this.#settle();
  }

  stop(): void {
    this.#stopped = true;
    this.#set(undefined);
  }

  #set(ms: number | undefined): void {
    clearTimeout(this.#timer);
    if (ms === undefined || this.#stopped) return;
    this.#timer = setTimeout(() => void this.#settle(), Math.min(ms, LONGEST_MS)).unref();
  }

  async #settle(): Promise<void> {
    const { settle, onError } = this.#parts;
    try {
      await settle();
      // A timer may be a little early.
      this.wake();
    } catch (error) {
      if (error instanceof NotStored) this.#set(RETRY_MS);
      else onError(error);
    }
  }
}
