export interface IdleTimerParts {
  /** In ms. */
  readonly idleMs: number;
  readonly isIdle: () => boolean;
  /** Whether something goes on without anybody, which is asked again after as long. */
  readonly goesOn: () => boolean;
  /** What is done before, during which somebody may come. */
  readonly prepare: () => Promise<void>;
  readonly onIdle: () => void;
}

/** Tells when a table has been without anybody for so long that it may leave memory. */
export class IdleTimer {
  readonly #parts: IdleTimerParts;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: IdleTimerParts) {
    this.#parts = parts;
  }

  /** To be called whenever somebody has left. */
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
