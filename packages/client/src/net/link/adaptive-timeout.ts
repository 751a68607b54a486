const MOST = 4;

/**
 * A factor on usual timeouts. On a slow but working network early timeouts would repeat for ever,
 * so every timeout doubles the next one, up to four times; a quick answer resets it.
 */
export class AdaptiveTimeout {
  #factor = 1;

  /** The timeout in ms, where `usual` is normally enough. */
  of(usual: number): number {
    return usual * this.#factor;
  }

  missed(): void {
    this.#factor = Math.min(MOST, this.#factor * 2);
  }

  /** Records an answer after `took` ms. */
  met(took: number, usual: number): void {
    if (took < usual / 2) this.#factor = 1;
  }
}
