/** A wait that can be cut short. */
export class Pause {
  readonly #wait: (ms: number) => Promise<void>;
  #cut: () => void = () => {};

  constructor(
    wait: (ms: number) => Promise<void> = (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
  ) {
    this.#wait = wait;
  }

  /** Resolves after `ms`, or as soon as `end` is called. */
  begin(ms: number): Promise<void> {
    return Promise.race([
      this.#wait(ms),
      new Promise<void>((resolve) => {
        this.#cut = resolve;
      }),
    ]);
  }

  end(): void {
    this.#cut();
  }
}
