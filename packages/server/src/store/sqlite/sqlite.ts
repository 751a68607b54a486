import type { DatabaseSync } from 'node:sqlite';
import type {
  Backup,
  BackupChange,
  BackupUse,
  Expired,
  ExpiredBackups,
  MatchRecord,
  MatchStore,
  Ownership,
  Page,
  Snapshot,
  StoredEntry,
  TableRecord,
} from '../match-store.ts';
import { toBackup, toEntry, toMatch, toSnapshot } from '../rows.ts';
import { lockFolder } from '../folder-lock.ts';
import { CommitMark, markFile } from '../commit-mark.ts';
import { commitsOf, openDatabase } from './sqlite-file.ts';
import { SqliteRead } from './sqlite-read.ts';
import { SqliteRecordings } from './sqlite-recordings.ts';
import { SqliteChat } from './sqlite-chat.ts';
import { SqliteSubscriptions } from './sqlite-subscriptions.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { type HealthOptions, StoreHealth } from '../store-health.ts';
import { type Write, Writer, type Written } from '../writes.ts';

/** After this many ms a commit counts as stalled. */
const TIMEOUT_MS = 2_000;

export interface SqliteOptions extends HealthOptions {
  /** How long a commit may take until new writes are refused, in ms. */
  readonly timeoutMs?: number;
}

/**
 * Opens, or creates, the database `atoll.db` in a folder. Every write is on the disk when its
 * promise resolves. Throws `BadConfig` when the database cannot be used, is damaged or has lost
 * commits.
 */
export function openSqlite(folder: string, options: SqliteOptions = {}): MatchStore {
  return open(folder, { ...options, release: () => undefined });
}

/**
 * The same for the only server that uses the folder, until the store is closed. Throws `BadConfig`
 * when another one has it.
 */
export function openLocked(folder: string, options: SqliteOptions = {}): MatchStore {
  const lock = lockFolder(folder);
  const release = (): void => lock.close();
  try {
    return open(folder, { ...options, release });
  } catch (error) {
    release();
    throw error;
  }
}

interface Opening extends SqliteOptions {
  /** Called when the store is closed. */
  readonly release: () => void;
}

function open(folder: string, { timeoutMs = TIMEOUT_MS, onHealth, release }: Opening): MatchStore {
  const db = openDatabase(folder);
  const mark = new CommitMark(markFile(folder), () => commitsOf(db));
  return new SqliteStore(db, {
    thread: new SqliteThread(folder),
    mark,
    timeoutMs,
    health: new StoreHealth(onHealth),
    release,
  });
}

interface SqliteParts {
  readonly thread: SqliteThread;
  readonly mark: CommitMark;
  readonly timeoutMs: number;
  readonly health: StoreHealth;
  readonly release: () => void;
}

class SqliteStore implements MatchStore {
  readonly subscriptions: SqliteSubscriptions;
  readonly recordings: SqliteRecordings;
  readonly chat: SqliteChat;
  readonly #db: DatabaseSync;
  readonly #thread: SqliteThread;
  readonly #mark: CommitMark;
  readonly #health: StoreHealth;
  readonly #release: () => void;
  readonly #writer: Writer;
  readonly #reads;

  constructor(db: DatabaseSync, { thread, mark, timeoutMs, health, release }: SqliteParts) {
    this.#db = db;
    this.#thread = thread;
    this.#mark = mark;
    this.#health = health;
    this.#release = release;
    this.#writer = new Writer({ commit: (writes) => this.#commit(writes), timeoutMs, health });
    this.subscriptions = new SqliteSubscriptions(db, this.#writer);
    this.recordings = new SqliteRecordings(db, this.#writer);
    this.chat = new SqliteChat(db, this.#writer);
    this.#reads = {
      find: new SqliteRead(db, 'SELECT * FROM matches WHERE match_id = ?'),
      findByCode: new SqliteRead(db, 'SELECT * FROM matches WHERE substr(code, 1, 6) = ?'),
      readLog: new SqliteRead(
        db,
        'SELECT entry, client_id FROM match_log WHERE match_id = ? AND seq > ? ORDER BY seq',
      ),
      findSnapshot: new SqliteRead(db, 'SELECT * FROM match_snapshots WHERE match_id = ?'),
      readNext: new SqliteRead(
        db,
        'SELECT entry, client_id FROM match_log WHERE match_id = ? AND seq > ? ORDER BY seq LIMIT ?',
      ),
      findBackup: new SqliteRead(db, 'SELECT version, box, at FROM backups WHERE backup_id = ?'),
      unusedBackup: new SqliteRead(db, 'SELECT 1 FROM backups WHERE at < ? LIMIT 1'),
      logLength: new SqliteRead(db, 'SELECT max(seq) AS length FROM match_log WHERE match_id = ?'),
    };
  }

  get stalled(): boolean {
    return this.#writer.stalled;
  }

  get failure(): string {
    return this.#health.failure;
  }

  async find(matchId: string): Promise<MatchRecord | undefined> {
    const row = this.#reads.find.get(matchId);
    return row && toMatch(row);
  }

  async findByCode(short: string): Promise<MatchRecord | undefined> {
    const row = this.#reads.findByCode.get(short);
    return row && toMatch(row);
  }

  async readLog(matchId: string, after = 0): Promise<readonly StoredEntry[]> {
    return this.#reads.readLog.all(matchId, after).map(toEntry);
  }

  async findSnapshot(matchId: string): Promise<Snapshot | undefined> {
    const row = this.#reads.findSnapshot.get(matchId);
    return row && toSnapshot(row);
  }

  async readNext(matchId: string, { after, most }: Page): Promise<readonly StoredEntry[]> {
    return this.#reads.readNext.all(matchId, after, most).map(toEntry);
  }

  async logLength(matchId: string): Promise<number> {
    return Number(this.#reads.logLength.get(matchId)?.['length'] ?? 0);
  }

  create(match: MatchRecord): Promise<boolean> {
    return this.#writer.create(match);
  }

  claim(matchId: string): Promise<Ownership> {
    return this.#writer.claim(matchId);
  }

  saveTable(owner: Ownership, table: TableRecord): Promise<void> {
    return this.#writer.saveTable(owner, table);
  }

  append(owner: Ownership, entries: readonly StoredEntry[]): Promise<void> {
    return this.#writer.append(owner, entries);
  }

  saveSnapshot(owner: Ownership, snapshot: Snapshot): Promise<void> {
    return this.#writer.saveSnapshot(owner, snapshot);
  }

  async findBackup(backupId: string): Promise<Backup | undefined> {
    const row = this.#reads.findBackup.get(backupId);
    return row && toBackup(row);
  }

  saveBackup(change: BackupChange): Promise<boolean> {
    return this.#writer.saveBackup(change);
  }

  useBackup(use: BackupUse): Promise<void> {
    return this.#writer.useBackup(use);
  }

  /** Writes nothing if there are none, so that no action waits for it. */
  async deleteUnusedBackups(expired: ExpiredBackups): Promise<number> {
    if (this.#reads.unusedBackup.get(expired.unusedSince) === undefined) return 0;
    return this.#writer.deleteUnusedBackups(expired);
  }

  delete(matchId: string): Promise<boolean> {
    return this.#writer.delete(matchId);
  }

  deleteExpired(expired: Expired): Promise<number> {
    return this.#writer.deleteExpired(expired);
  }

  async close(): Promise<void> {
    await this.#writer.close();
    await this.#thread.close();
    this.#mark.close();
    this.#db.close();
    this.#release();
  }

  async #commit(writes: readonly Write[]): Promise<readonly Written[]> {
    const written = await this.#thread.commit(writes);
    this.#mark.committed();
    return written;
  }
}
