import { randomText } from './random-text.ts';

/** What this browser added to a seed, and to which secret the server was bound then. */
interface AddedShare {
  readonly commitment: string;
  readonly share: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'atoll.shares';
const MOST = 100;

const isAdded = (value: unknown): value is AddedShare => {
  const { commitment, share } = (value ?? {}) as Partial<AddedShare>;
  return typeof commitment === 'string' && typeof share === 'string';
};

/**
 * The shares that this browser added to seeds, newest first, so that it can see later that they are
 * there; the oldest beyond 100 are forgotten. Broken storage counts as empty.
 */
export class SeedShares {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What was added where the server had committed to this; undefined for nothing. */
  find(commitment: string): string | undefined {
    return this.#list().find((added) => added.commitment === commitment)?.share;
  }

  /** The share of the seed that the server has committed to: made when first asked for. */
  of(commitment: string): string {
    const known = this.find(commitment);
    if (known !== undefined) return known;
    const share = randomText(16);
    try {
      const all = [{ commitment, share }, ...this.#list()].slice(0, MOST);
      this.#store.setItem(KEY, JSON.stringify(all));
    } catch {
      // A full or forbidden storage must not keep anybody from playing.
    }
    return share;
  }

  #list(): readonly AddedShare[] {
    try {
      const value: unknown = JSON.parse(this.#store.getItem(KEY) ?? '[]');
      return Array.isArray(value) ? value.filter(isAdded) : [];
    } catch {
      return [];
    }
  }
}
