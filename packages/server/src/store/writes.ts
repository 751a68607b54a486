import { CommitQueue, type CommitQueueOptions } from './commit-queue.ts';
import type { BackupChange, Expired, Snapshot } from './match-store.ts';
import type { EntryRow, MatchRow, TableRow } from './rows.ts';
import type { Statement } from './statement.ts';
import { type HealthOptions, StoreHealth } from './store-health.ts';

/**
 * A change, as it is passed to what writes: the thread of SQLite, or the function `atoll_write` of
 * PostgreSQL, which knows those of matches and backups.
 */
export type Write =
  | { readonly do: 'create'; readonly matchId: string; readonly match: MatchRow }
  | { readonly do: 'claim'; readonly matchId: string }
  | ({ readonly do: 'save'; readonly table: TableRow } & OwnedWrite)
  | ({ readonly do: 'append'; readonly entries: readonly EntryRow[] } & OwnedWrite)
  | ({ readonly do: 'snapshot'; readonly snapshot: Snapshot } & OwnedWrite)
  | ({ readonly do: 'backup' } & BackupChange)
  | ({ readonly do: 'expire' } & Expired)
  | { readonly do: 'change'; readonly statements: readonly Statement[] };

interface OwnedWrite {
  readonly matchId: string;
  readonly epoch: number;
}

/**
 * The result of a write: the new epoch of a claim, otherwise how many rows it wrote. 0 when the
 * owner has lost the match.
 */
export type Written = number;

/** After this many ms a commit counts as stalled. */
const TIMEOUT_MS = 2_000;

export interface QueueOptions extends HealthOptions {
  /** How long a commit may take until new writes are refused, in ms. */
  readonly timeoutMs?: number;
}

/** The queue of a store; `commit` as in `CommitQueueOptions`. */
export function writeQueue(
  commit: CommitQueueOptions<Write, Written>['commit'],
  { timeoutMs = TIMEOUT_MS, onHealth }: QueueOptions,
): CommitQueue<Write, Written> {
  return new CommitQueue({ commit, timeoutMs, health: new StoreHealth(onHealth) });
}
