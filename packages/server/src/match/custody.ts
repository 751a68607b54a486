import type { Journal } from './journal.ts';
import { SerialQueue } from './serial-queue.ts';
import {
  LostOwnership,
  NotStored,
  type Snapshot,
  type StoredEntry,
  type TableRecord,
} from '../store/match-store.ts';

export interface CustodyParts {
  readonly journal: Journal;
  /** Whether the store has not answered for too long. */
  readonly stalled: () => boolean;
  /** Told, at each failure, that the match can no longer be vouched for. */
  readonly onLost: (error: unknown) => void;
}

/**
 * The right of one process to speak for a match: whatever changes it does so in turn, is stored,
 * and only then shown. It is lost for good as soon as memory and log may differ.
 */
export class Custody {
  readonly #parts: CustodyParts;
  readonly #queue = new SerialQueue();
  #failure: unknown;

  constructor(parts: CustodyParts) {
    this.#parts = parts;
  }

  /**
   * Rejects with `NotStored` when nothing can be stored right now: nobody is made to wait for a
   * disk that does not answer.
   */
  async inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.#parts.stalled()) throw new NotStored('the store does not answer');
    return this.#queue.run(async () => {
      if (this.#failure !== undefined) throw this.#failure;
      return task();
    });
  }

  /** Runs a task after everything that was asked so far, whatever became of it. */
  afterAll<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  append(entries: readonly StoredEntry[]): Promise<void> {
    return this.#durably(() => this.#parts.journal.append(entries));
  }

  saveTable(table: TableRecord): Promise<void> {
    return this.#durably(() => this.#parts.journal.saveTable(table));
  }

  /** Stores a snapshot some time. Nobody waits for it, and one that is lost costs only time. */
  keep(snapshot: Snapshot): void {
    this.#parts.journal.keep(snapshot).catch(() => undefined);
  }

  /**
   * Makes sure that the log is as long as here, before a decision is refused for good: another
   * server may have stored it. Rejects with `Unreadable` while nobody can say.
   */
  vouch(length: number): Promise<void> {
    return this.#compared(() => this.#parts.journal.compare(length));
  }

  /** Makes sure that the table, too, is as here. Rejects as `vouch`. */
  vouchWhole(length: number, table: TableRecord): Promise<void> {
    return this.#compared(async () => {
      await this.#parts.journal.compare(length);
      await this.#parts.journal.compareTable(table);
    });
  }

  async #compared(compare: () => Promise<void>): Promise<void> {
    try {
      await compare();
    } catch (error) {
      if (error instanceof LostOwnership) this.#lose(error);
      throw error;
    }
  }

  /** What is durable but could not be shown leaves memory and log apart: only a restore helps. */
  show(show: () => void): void {
    try {
      show();
    } catch (error) {
      this.#lose(error);
      throw error;
    }
  }

  async #durably(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      // Then nothing was changed, neither in the store nor here.
      if (!(error instanceof NotStored)) this.#lose(error);
      throw error;
    }
  }

  #lose(error: unknown): void {
    this.#failure ??= error;
    this.#parts.onLost(error);
  }
}
