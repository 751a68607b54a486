import { isDeepStrictEqual } from 'node:util';
import {
  LostOwnership,
  type MatchStore,
  type Ownership,
  type Snapshot,
  type StoredEntry,
  type TableRecord,
} from '../store/match-store.ts';

/**
 * Writes the log of one match. It claims the match with its first write or refusal, not before: a
 * server that only reads must not disturb another server that plays it.
 */
export class LogWriter {
  readonly #store: MatchStore;
  readonly #matchId: string;
  readonly #onWritten: (seconds: number) => void;
  #owner: Ownership | undefined;

  constructor(store: MatchStore, matchId: string, onWritten: (seconds: number) => void) {
    this.#store = store;
    this.#matchId = matchId;
    this.#onWritten = onWritten;
  }

  /** Claims the match: a server that held it before can no longer write to it. */
  async claim(): Promise<void> {
    this.#owner ??= await this.#store.claim(this.#matchId);
  }

  append(entries: readonly StoredEntry[]): Promise<void> {
    return this.#write((owner) => this.#store.append(owner, entries));
  }

  saveTable(table: TableRecord): Promise<void> {
    return this.#write((owner) => this.#store.saveTable(owner, table));
  }

  /** Writes only if the match is already claimed: a snapshot alone claims nothing. */
  async saveSnapshot(snapshot: Snapshot): Promise<void> {
    if (this.#owner) await this.#store.saveSnapshot(this.#owner, snapshot);
  }

  /** Throws `LostOwnership` when the stored table differs: another server wrote to it. */
  async verifyTable(table: TableRecord): Promise<void> {
    const stored = (await this.#store.find(this.#matchId))?.table;
    if (isDeepStrictEqual(asStored(stored), asStored(table))) return;
    throw new LostOwnership(`the table of match ${this.#matchId} differs from the one in memory`);
  }

  /** Throws `LostOwnership` when the log has another length. */
  async verifyLength(length: number): Promise<void> {
    const stored = await this.#store.logLength(this.#matchId);
    if (stored !== length)
      throw new LostOwnership(
        `the log of match ${this.#matchId} has ${stored} entries, not ${length}`,
      );
  }

  async #write(write: (owner: Ownership) => Promise<void>): Promise<void> {
    const begin = performance.now();
    this.#owner ??= await this.#store.claim(this.#matchId);
    await write(this.#owner);
    this.#onWritten((performance.now() - begin) / 1000);
  }
}

/** The stored form of a table: without undefined values. */
const asStored = (table: TableRecord | undefined): unknown =>
  JSON.parse(JSON.stringify(table ?? null));
