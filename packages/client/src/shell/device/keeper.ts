/** Keeps something that changes often: one time after the other, and the newest state at last. */
export class Keeper {
  readonly #write: () => Promise<void>;
  readonly #onFailed: (error: unknown) => void;
  #busy = false;
  #again = false;

  /** @param write keeps the state as it is when it is called */
  constructor(write: () => Promise<void>, onFailed: (error: unknown) => void) {
    this.#write = write;
    this.#onFailed = onFailed;
  }

  /** What is changed while something is being kept is kept after it. */
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
