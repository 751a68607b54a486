export interface HealthOptions {
  /**
   * Called with the first failure of a series, in words, and with '' at the first success after it.
   */
  readonly onHealth?: ((failure: string) => void) | undefined;
}

/** Whether writes to a store succeed, and if not, why not. */
export class StoreHealth {
  readonly #onHealth: ((failure: string) => void) | undefined;
  #failure = '';

  constructor(onHealth?: (failure: string) => void) {
    this.#onHealth = onHealth;
  }

  /** Why the last commit failed or has not ended, or ''. */
  get failure(): string {
    return this.#failure;
  }

  failed(error: unknown): void {
    const first = this.#failure === '';
    this.#failure = String((error as Error).message) || 'the store failed without a word';
    if (first) this.#onHealth?.(this.#failure);
  }

  worked(): void {
    if (this.#failure === '') return;
    this.#failure = '';
    this.#onHealth?.('');
  }
}
