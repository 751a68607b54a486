import { randomText } from './random-text.ts';

/** What this browser added to the seed of a match, and what the server had committed to then. */
export interface AddedShare {
  /** The match, or, until the rematch has an id, `rematchOf` the match before it. */
  readonly table: string;
  readonly commitment: string;
  readonly share: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'atoll.shares';
const MOST = 100;

const isAdded = (value: unknown): value is AddedShare => {
  const { table, commitment, share } = (value ?? {}) as Partial<AddedShare>;
  return [table, commitment, share].every((text) => typeof text === 'string');
};

/** What stands for the rematch of a match that has no id yet. */
export const rematchOf = (matchId: string): string => `after ${matchId}`;

/**
 * The shares that this browser added to seeds, newest first, so that it can see later that they are
 * there; the oldest beyond 100 are forgotten. Broken storage counts as empty.
 */
export class SeedShares {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  list(): readonly AddedShare[] {
    try {
      const value: unknown = JSON.parse(this.#store.getItem(KEY) ?? '[]');
      return Array.isArray(value) ? value.filter(isAdded) : [];
    } catch {
      return [];
    }
  }

  /**
   * The share of the seed of this match, made when first asked for. Never that of another match, or
   * of another commitment: a server that had it once could choose by it.
   */
  of(table: string, commitment: string): string {
    const known = this.list().find(
      (added) => added.table === table && added.commitment === commitment,
    );
    if (known !== undefined) return known.share;
    const share = randomText(16);
    this.#write([{ table, commitment, share }, ...this.list()]);
    return share;
  }

  /** The rematch of a match has got an id. */
  followed(matchId: string, next: string): void {
    const pending = rematchOf(matchId);
    const known = this.list();
    if (!known.some(({ table }) => table === pending)) return;
    this.#write(known.map((one) => (one.table === pending ? { ...one, table: next } : one)));
  }

  #write(shares: readonly AddedShare[]): void {
    try {
      this.#store.setItem(KEY, JSON.stringify(shares.slice(0, MOST)));
    } catch {
      // A full or forbidden storage must not keep anybody from playing.
    }
  }
}
