/**
 * The pause after so many failures, in ms: 0.3 s, doubled with every failure, at most 2 s, since a
 * longer pause would keep a client disconnected for more than 3 s after an outage has ended. After
 * ten failures it is 5 s, because servers limit the rate of requests.
 */
export const backOff = (failures: number): number =>
  failures < 10 ? Math.min(2_000, 300 * 2 ** failures) : 5_000;

/** A wait that can be cut short. */
export class CancellableDelay {
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
