/** Stores a frequently changing state: one write at a time, the newest state last. */
export class Keeper {
  readonly #write: () => Promise<void>;
  readonly #onFailed: (error: unknown) => void;
  #busy = false;
  #again = false;

  /** @param write stores the state at the time of the call */
  constructor(write: () => Promise<void>, onFailed: (error: unknown) => void) {
    this.#write = write;
    this.#onFailed = onFailed;
  }

  /** A change during a write is written after it. */
  keep(): void {
    if (this.#busy) {
      this.#again = true;
      return;
    }
    this.#busy = true;
    this.#write()
      .catch(this.#onFailed)
      .finally(() => {
        this.#busy = false;
        if (!this.#again) return;
        this.#again = false;
        this.keep();
      });
  }
}
