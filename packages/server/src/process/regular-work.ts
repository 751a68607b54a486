/** Work that runs when the server starts, and periodically until it is closed. */
export class RegularWork {
  readonly #work: (closed: AbortSignal) => Promise<void>;
  readonly #everyMs: number;
  readonly #closed = new AbortController();
  #timer: ReturnType<typeof setInterval> | undefined;
  #run: Promise<void> = Promise.resolve();

  /**
   * `work` never rejects, and ends soon after an abort; no two runs of it overlap: one that is due
   * while another goes on is left out.
   */
  constructor(work: (closed: AbortSignal) => Promise<void>, everyMs: number) {
    this.#work = work;
    this.#everyMs = everyMs;
  }

  start(): void {
    let isRunning = false;
    const run = (): void => {
      if (isRunning) return;
      isRunning = true;
      this.#run = this.#work(this.#closed.signal).finally(() => (isRunning = false));
    };
    this.#timer = setInterval(run, this.#everyMs).unref();
    run();
  }

  /** Resolves when the last run has ended. */
  async close(): Promise<void> {
    this.#closed.abort();
    clearInterval(this.#timer);
    await this.#run;
  }
}
