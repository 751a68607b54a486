const MOST = 4;

/**
 * How much longer than usual to wait for an answer. On a way that is slow and not broken, giving up
 * early over and over would never end, so that every wait in vain doubles the next one, up to four
 * times; a quick answer makes it short again.
 */
export class AdaptiveTimeout {
  #factor = 1;

  /** How long to wait, in ms, where `usual` is enough as a rule. */
  of(usual: number): number {
    return usual * this.#factor;
  }

  missed(): void {
    this.#factor = Math.min(MOST, this.#factor * 2);
  }

  /** An answer came after `took` ms. */
  met(took: number, usual: number): void {
    if (took < usual / 2) this.#factor = 1;
  }
}
