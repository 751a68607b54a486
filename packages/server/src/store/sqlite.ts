import type { DatabaseSync } from 'node:sqlite';
import type { MatchRecord, MatchStore, Ownership, StoredEntry, TableRecord } from './match-store.ts';
import { toEntry, toMatch } from './rows.ts';
import { openDatabase } from './sqlite-file.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { Writer } from './writes.ts';

/** After this many ms a commit counts as stalled. */
const PATIENCE = 2_000;

export interface SqliteOptions {
  /** How long a commit may take until nothing more is accepted, in ms. */
  readonly patience?: number;
}

/** Opens, or creates, the database `atoll.db` in a folder. Every write is on the disk when its promise resolves. */
export function openSqlite(folder: string, { patience = PATIENCE }: SqliteOptions = {}): MatchStore {
  const db = openDatabase(folder);
  return new SqliteStore(db, { thread: new SqliteThread(folder), patience });
}

class SqliteStore implements MatchStore {
  readonly #db: DatabaseSync;
  readonly #thread: SqliteThread;
  readonly #writer: Writer;
  readonly #reads;

  constructor(db: DatabaseSync, { thread, patience }: { readonly thread: SqliteThread; readonly patience: number }) {
    this.#db = db;
    this.#thread = thread;
    this.#writer = new Writer({ commit: (writes) => thread.commit(writes), patience });
    this.#reads = {
      find: db.prepare('SELECT * FROM matches WHERE match_id = ?'),
      findByCode: db.prepare('SELECT * FROM matches WHERE substr(code, 1, 6) = ?'),
      readLog: db.prepare('SELECT entry, client_id FROM match_log WHERE match_id = ? ORDER BY seq'),
      logLength: db.prepare('SELECT max(seq) AS length FROM match_log WHERE match_id = ?'),
    };
  }

  get stalled(): boolean {
    return this.#writer.stalled;
  }

  async find(matchId: string): Promise<MatchRecord | undefined> {
    const row = this.#reads.find.get(matchId);
    return row && toMatch(row);
  }

  async findByCode(short: string): Promise<MatchRecord | undefined> {
    const row = this.#reads.findByCode.get(short);
    return row && toMatch(row);
  }

  async readLog(matchId: string): Promise<readonly StoredEntry[]> {
    return this.#reads.readLog.all(matchId).map(toEntry);
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

  async close(): Promise<void> {
    await this.#writer.close();
    await this.#thread.close();
    this.#db.close();
  }
}
