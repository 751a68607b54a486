export interface HealthOptions {
  /** Told of the first failure of a row, in words, and with '' of the first success after it. */
  readonly onHealth?: ((failure: string) => void) | undefined;
}

/** Whether what is given to a store is stored, and if not, why not. */
export class StoreHealth {
  readonly #onHealth: ((failure: string) => void) | undefined;
  #failure = '';

  constructor(onHealth?: (failure: string) => void) {
    this.#onHealth = onHealth;
  }

  /** Why the last commit failed or has not come to its end, or ''. */
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
