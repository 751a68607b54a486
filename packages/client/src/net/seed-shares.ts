import { fieldsOf } from '@atoll/engine';
import { randomText } from './random-text.ts';

/**
 * The share that this browser added to the seed of a match, with the server's commitment at that
 * time.
 */
export interface AddedShare {
  /** The match; `rematchOf` the previous match until the rematch has an id. */
  readonly table: string;
  readonly commitment: string;
  readonly share: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'atoll.shares';
const MOST = 100;

const isAdded = (value: unknown): value is AddedShare => {
  const { table, commitment, share } = fieldsOf(value);
  return [table, commitment, share].every((text) => typeof text === 'string');
};

/** A placeholder for the rematch of a match that has no id yet. */
export const rematchOf = (matchId: string): string => `after ${matchId}`;

/**
 * The shares that this browser added to seeds, newest first, kept to verify later that the seeds
 * contain them; at most 100, the oldest are dropped. Broken storage counts as empty.
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
   * The share for the seed of this match, created on the first call. Never the share of another
   * match or another commitment: a server that knows it already could choose its secret by it.
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

  /** Records the id of a rematch. */
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
      // A full or forbidden storage must not prevent playing.
    }
  }
}
