import type { DatabaseSync } from 'node:sqlite';
import { CommitMark, markFile } from './commit-mark.ts';
import { DatabaseStore } from '../database-store.ts';
import type { Driver } from '../driver.ts';
import { lockFolder } from './folder-lock.ts';
import { type Expired, type MatchStore, Unreadable } from '../match-store.ts';
import type { FoundRow } from '../rows.ts';
import type { Statement, StatementValues } from '../statement.ts';
import { type QueueOptions, writeQueue } from '../writes.ts';
import { Journal } from './journal.ts';
import { JournaledCommits } from './journaled-commits.ts';
import { LogReads } from './log-reads.ts';
import { commitsOf, openDatabase } from './sqlite-file.ts';
import { SqliteThread } from './sqlite-thread.ts';

/**
 * Opens, or creates, the database `atoll.db` in a folder. Every write is on the disk when its
 * promise resolves. Throws `BadConfig` when the database cannot be used, is damaged or has lost
 * commits.
 */
export function openSqlite(folder: string, options: QueueOptions = {}): MatchStore {
  return new DatabaseStore(new SqliteDriver(folder, options));
}

/**
 * The same for the only server that uses the folder, until the store is closed: its appends go into
 * a journal first. Throws `BadConfig` when another one has it.
 */
export function openLocked(folder: string, options: QueueOptions = {}): MatchStore {
  const lock = lockFolder(folder);
  const release = (): void => lock.close();
  try {
    return new DatabaseStore(new SqliteDriver(folder, { ...options, release }));
  } catch (error) {
    release();
    throw error;
  }
}

interface SqliteOptions extends QueueOptions {
  /** Called when the store is closed; only of a store that has the folder for itself. */
  readonly release?: () => void;
}

/** Reads in this thread; a thread of its own writes, the changes no action waits for too. */
class SqliteDriver implements Driver {
  readonly queue;
  readonly #db: DatabaseSync;
  readonly #reads: LogReads;
  readonly #thread: SqliteThread;
  readonly #journaled: JournaledCommits | undefined;
  readonly #mark: CommitMark;
  readonly #release: (() => void) | undefined;
  #closing: Promise<void> | undefined;

  constructor(folder: string, { release, ...options }: SqliteOptions) {
    const db = openDatabase(folder);
    const mark = new CommitMark(markFile(folder), () => commitsOf(db));
    const thread = new SqliteThread(folder);
    const journal = release && Journal.open(folder);
    const committed = (): void => mark.committed();
    const journaled = journal && new JournaledCommits({ db, thread, journal, committed });
    this.#db = db;
    this.#reads = new LogReads(db);
    this.#thread = thread;
    this.#journaled = journaled;
    this.#mark = mark;
    this.#release = release;
    this.queue = writeQueue(async (writes) => {
      if (journaled) return journaled.commit(writes);
      const { written } = await thread.commit({ writes, journal: 'keep' });
      committed();
      return written;
    }, options);
  }

  async read(sql: string, values: StatementValues = {}): Promise<readonly FoundRow[]> {
    try {
      return this.#reads.all(sql, values);
    } catch (error) {
      throw new Unreadable('the database cannot be read', { cause: error });
    }
  }

  change(...statements: readonly Statement[]): Promise<number> {
    return this.queue.add({ do: 'change', statements });
  }

  deleteExpired(expired: Expired): Promise<number> {
    return this.queue.add({ do: 'expire', ...expired });
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.queue.close();
    await this.#journaled?.close();
    await this.#thread.close();
    this.#mark.close();
    this.#db.close();
    this.#release?.();
  }
}
