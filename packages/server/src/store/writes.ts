import type { ChatWrite } from './chat-rows.ts';
import { CommitQueue } from './commit-queue.ts';
import {
  type BackupChange,
  type BackupUse,
  type Expired,
  type ExpiredBackups,
  LostOwnership,
  type MatchRecord,
  type Ownership,
  type Snapshot,
  type StoredEntry,
  type TableRecord,
} from './match-store.ts';
import type { StoreHealth } from './store-health.ts';
import type { SubscriptionWrite } from './subscription-rows.ts';
import {
  type EntryRow,
  entryRow,
  type MatchRow,
  matchRow,
  type TableRow,
  tableRow,
} from './rows.ts';

/** A change, as it is passed to the writer. */
export type Write =
  | { readonly do: 'create'; readonly matchId: string; readonly match: MatchRow }
  | { readonly do: 'claim'; readonly matchId: string }
  | {
      readonly do: 'save';
      readonly matchId: string;
      readonly epoch: number;
      readonly table: TableRow;
    }
  | {
      readonly do: 'append';
      readonly matchId: string;
      readonly epoch: number;
      readonly entries: readonly EntryRow[];
    }
  | {
      readonly do: 'snapshot';
      readonly matchId: string;
      readonly epoch: number;
      readonly snapshot: Snapshot;
    }
  | ({ readonly do: 'backup' } & BackupChange)
  | ({ readonly do: 'use-backup' } & BackupUse)
  | ({ readonly do: 'expire-backups' } & ExpiredBackups)
  | { readonly do: 'delete'; readonly matchId: string }
  | ({ readonly do: 'expire' } & Expired)
  | { readonly do: 'recording'; readonly matchId: string; readonly packed: Uint8Array | undefined }
  | { readonly do: 'subscription'; readonly write: SubscriptionWrite }
  | { readonly do: 'chat'; readonly write: ChatWrite };

/**
 * The result of a write: the new epoch of a claim, otherwise how many rows it wrote. 0 when the
 * owner has lost the match.
 */
export type Written = number;

export interface WriterOptions {
  /** Makes a batch of writes durable; see `CommitQueue`. */
  readonly commit: (writes: readonly Write[]) => Promise<readonly Written[]>;
  /** How long a commit may take until new writes are refused, in ms. */
  readonly timeoutMs: number;
  readonly health: StoreHealth;
}

/** The writing half of a store, for any database. */
export class Writer {
  readonly #queue: CommitQueue<Write, Written>;

  constructor(options: WriterOptions) {
    this.#queue = new CommitQueue(options);
  }

  get stalled(): boolean {
    return this.#queue.stalled;
  }

  async create(match: MatchRecord): Promise<boolean> {
    return (
      (await this.#queue.add({ do: 'create', matchId: match.matchId, match: matchRow(match) })) ===
      1
    );
  }

  async claim(matchId: string): Promise<Ownership> {
    const epoch = await this.#queue.add({ do: 'claim', matchId });
    if (epoch === 0) throw new LostOwnership(`there is no match ${matchId}`);
    return { matchId, epoch };
  }

  async saveTable({ matchId, epoch }: Ownership, table: TableRecord): Promise<void> {
    const written = await this.#queue.add({ do: 'save', matchId, epoch, table: tableRow(table) });
    if (written === 0) throw new LostOwnership(`match ${matchId} was claimed after epoch ${epoch}`);
  }

  async append({ matchId, epoch }: Ownership, entries: readonly StoredEntry[]): Promise<void> {
    const written = await this.#queue.add({
      do: 'append',
      matchId,
      epoch,
      entries: entries.map(entryRow),
    });
    const first = entries[0]?.entry.seq;
    if (written === 0)
      throw new LostOwnership(
        `entry ${first} of match ${matchId} is not for epoch ${epoch} to write`,
      );
  }

  async saveSnapshot({ matchId, epoch }: Ownership, snapshot: Snapshot): Promise<void> {
    await this.#queue.add({ do: 'snapshot', matchId, epoch, snapshot });
  }

  async saveBackup(change: BackupChange): Promise<boolean> {
    return (await this.#queue.add({ do: 'backup', ...change })) === 1;
  }

  async useBackup(use: BackupUse): Promise<void> {
    await this.#queue.add({ do: 'use-backup', ...use });
  }

  /** Returns how many backups were deleted. */
  deleteUnusedBackups(expired: ExpiredBackups): Promise<number> {
    return this.#queue.add({ do: 'expire-backups', ...expired });
  }

  async delete(matchId: string): Promise<boolean> {
    return (await this.#queue.add({ do: 'delete', matchId })) === 1;
  }

  /** Returns how many matches were deleted. */
  deleteExpired(expired: Expired): Promise<number> {
    return this.#queue.add({ do: 'expire', ...expired });
  }

  async keepRecording(matchId: string, packed: Uint8Array | undefined): Promise<void> {
    await this.#queue.add({ do: 'recording', matchId, packed });
  }

  /** Returns how many rows were written. */
  subscription(write: SubscriptionWrite): Promise<number> {
    return this.#queue.add({ do: 'subscription', write });
  }

  /** Returns how many rows were written. */
  chat(write: ChatWrite): Promise<number> {
    return this.#queue.add({ do: 'chat', write });
  }

  close(): Promise<void> {
    return this.#queue.close();
  }
}
