import type { CommitQueue } from './commit-queue.ts';
import type { Expired } from './match-store.ts';
import type { FoundRow } from './rows.ts';
import type { Statement, StatementValues } from './statement.ts';
import type { Write, Written } from './writes.ts';

/** What the two databases do differently; everything else of a store is the same for both. */
export interface Driver {
  /** The writes that actions wait for. */
  readonly queue: CommitQueue<Write, Written>;
  /** Rejects with `Unreadable`. */
  read(sql: string, values?: StatementValues): Promise<readonly FoundRow[]>;
  /**
   * Runs statements, which share a transaction; no action waits for them longer than for any other
   * write. Resolves with how many rows the last one wrote, rejects with `NotStored`.
   */
  change(...statements: readonly Statement[]): Promise<number>;
  /** Deletes matches; resolves with how many, rejects with `NotStored`. */
  deleteExpired(expired: Expired): Promise<number>;
  /** Resolves once all writes are stored or refused, and the database is closed. */
  close(): Promise<void>;
}
