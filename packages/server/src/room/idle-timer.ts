export interface IdleTimerParts {
  /** In ms. */
  readonly idleMs: number;
  readonly isIdle: () => boolean;
  /** Whether the match goes on without people; then it is checked again after `idleMs`. */
  readonly goesOn: () => boolean;
  /** Runs before `onIdle`; a client may join meanwhile. */
  readonly prepare: () => Promise<void>;
  readonly onIdle: () => void;
}

/** Reports a table that has had no connection for so long that it may leave memory. */
export class IdleTimer {
  readonly #parts: IdleTimerParts;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: IdleTimerParts) {
    this.#parts = parts;
  }

  /** Call whenever a client has left. */
  watch(): void {
    const { idleMs, isIdle } = this.#parts;
    this.stop();
    if (isIdle()) this.#timer = setTimeout(() => void this.#end(), idleMs).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #end(): Promise<void> {
    const { isIdle, goesOn, prepare, onIdle } = this.#parts;
    if (!isIdle()) return;
    if (goesOn()) return this.watch();
    await prepare();
    if (isIdle()) onIdle();
  }
}
