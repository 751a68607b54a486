import { NotStored } from '../store/match-store.ts';

/** Beyond this many ms a timer would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;
/** How long to wait when nothing can be stored. */
const RETRY_MS = 1000;

export interface ClockTimerParts {
  /** When the time of somebody is up, in ms since 1970; undefined while none passes. */
  readonly nextZero: () => number | undefined;
  /** Has what was agreed happen to whoever's time is up. Rejects with `NotStored`. */
  readonly settle: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** The one timer of a table: it runs while somebody's time passes, until that is up. */
export class ClockTimer {
  readonly #parts: ClockTimerParts;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: ClockTimerParts) {
    this.#parts = parts;
  }

  /** To be called after every change of the match, and of who plays a seat. */
  wake(): void {
    const { nextZero, now } = this.#parts;
    const at = nextZero();
    this.#set(at === undefined ? undefined : Math.max(0, at - now()));
  }

  /** The table is held: clocks that stood still run on. */
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
