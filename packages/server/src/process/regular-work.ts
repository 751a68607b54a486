/** Work that runs when the server starts, and periodically until it is closed. */
export class RegularWork {
  readonly #work: (closed: AbortSignal) => Promise<void>;
  readonly #everyMs: number;
  readonly #closed = new AbortController();
  #timer: ReturnType<typeof setInterval> | undefined;
  #run: Promise<void> = Promise.resolve();

  /** `work` never rejects, and ends soon after an abort; no two runs of it overlap. */
  constructor(work: (closed: AbortSignal) => Promise<void>, everyMs: number) {
    this.#work = work;
    this.#everyMs = everyMs;
  }

  start(): void {
    const run = (): void => {
      this.#run = this.#run.then(() => this.#work(this.#closed.signal));
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
