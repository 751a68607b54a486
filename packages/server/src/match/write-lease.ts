import type { LogWriter } from './log-writer.ts';
import { SerialQueue } from './serial-queue.ts';
import {
  LostOwnership,
  NotStored,
  type Snapshot,
  type StoredEntry,
  type TableRecord,
} from '../store/match-store.ts';

export interface WriteLeaseParts {
  readonly writer: LogWriter;
  /** Whether the store has not answered for too long. */
  readonly stalled: () => boolean;
  /** Told, at each failure, that memory and log of the match may differ. */
  readonly onLost: (error: unknown) => void;
}

/**
 * The right of one process to speak for a match: whatever changes it does so in turn, is stored,
 * and only then shown. It is lost for good as soon as memory and log may differ.
 */
export class WriteLease {
  readonly #parts: WriteLeaseParts;
  readonly #queue = new SerialQueue();
  #failure: unknown;

  constructor(parts: WriteLeaseParts) {
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
    return this.#durably(() => this.#parts.writer.append(entries));
  }

  saveTable(table: TableRecord): Promise<void> {
    return this.#durably(() => this.#parts.writer.saveTable(table));
  }

  /** Stores a snapshot some time. Nobody waits for it, and one that is lost costs only time. */
  saveSnapshot(snapshot: Snapshot): void {
    this.#parts.writer.saveSnapshot(snapshot).catch(() => undefined);
  }

  /**
   * Makes sure, before an action is refused for good, that no other server stored it, and that none
   * will which held the match before: it is claimed, and the log has to be as long as here. Rejects
   * with `NotStored` and `Unreadable` while nobody can say.
   */
  async verifyRefusal(length: number): Promise<void> {
    await this.#durably(() => this.#parts.writer.claim());
    await this.#verified(() => this.#parts.writer.verifyLength(length));
  }

  /** Makes sure that log and table are as here. Rejects with `Unreadable` while nobody can say. */
  verifyLogAndTable(length: number, table: TableRecord): Promise<void> {
    return this.#verified(async () => {
      await this.#parts.writer.verifyLength(length);
      await this.#parts.writer.verifyTable(table);
    });
  }

  async #verified(compare: () => Promise<void>): Promise<void> {
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
