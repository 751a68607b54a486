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
  /** Called at each failure after which memory and log of the match may differ. */
  readonly onLost: (error: unknown) => void;
}

/**
 * One process's right to write a match: each change is made in turn, stored, and only then
 * published. The right is lost for good as soon as memory and log may differ.
 */
export class WriteLease {
  readonly #parts: WriteLeaseParts;
  readonly #queue = new SerialQueue();
  #failure: unknown;

  constructor(parts: WriteLeaseParts) {
    this.#parts = parts;
  }

  /**
   * Rejects with `NotStored` when nothing can be stored right now: no request waits for a disk that
   * does not answer.
   */
  async inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.#parts.stalled()) throw new NotStored('the store does not answer');
    return this.#queue.run(async () => {
      if (this.#failure !== undefined) throw this.#failure;
      return task();
    });
  }

  /** Runs a task after all earlier tasks, even if they failed. */
  afterAll<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  append(entries: readonly StoredEntry[]): Promise<void> {
    return this.#durably(() => this.#parts.writer.append(entries));
  }

  saveTable(table: TableRecord): Promise<void> {
    return this.#durably(() => this.#parts.writer.saveTable(table));
  }

  /** Stores a snapshot in the background. No request waits for it; losing one costs only time. */
  saveSnapshot(snapshot: Snapshot): void {
    this.#parts.writer.saveSnapshot(snapshot).catch(() => undefined);
  }

  /**
   * Verifies, before an action is refused for good, that no other server stored it, nor one that
   * held the match before will: it claims the match, and compares the length of the log. Rejects
   * with `NotStored`, and with `Unreadable` while the store cannot tell.
   */
  async verifyRefusal(length: number): Promise<void> {
    await this.#durably(() => this.#parts.writer.claim());
    await this.#verified(() => this.#parts.writer.verifyLength(length));
  }

  /**
   * Verifies that stored log and table are as here. Rejects with `Unreadable` while the store
   * cannot tell.
   */
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

  /**
   * A durable change that could not be published leaves memory and log apart: only a restore helps.
   */
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
