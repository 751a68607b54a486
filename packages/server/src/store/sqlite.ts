import type { DatabaseSync } from 'node:sqlite';
import { CommitQueue } from './commit-queue.ts';
import { LostOwnership, type MatchRecord, type MatchStore, type Ownership, type StoredEntry, type TableRecord } from './match-store.ts';
import { entryRow, matchRow, tableRow, toEntry, toMatch } from './rows.ts';
import { openDatabase } from './sqlite-file.ts';
import { SqliteThread } from './sqlite-thread.ts';
import type { Write, Written } from './sqlite-writes.ts';

/** After this many ms a commit counts as stalled. */
const PATIENCE = 2_000;

export interface SqliteOptions {
  /** How long a commit may take until nothing more is accepted, in ms. */
  readonly patience?: number;
}

/** Opens, or creates, the database `atoll.db` in a folder. Every write is on the disk when its promise resolves. */
export function openSqlite(folder: string, { patience = PATIENCE }: SqliteOptions = {}): MatchStore {
  const db = openDatabase(folder);
  return new SqliteStore(db, new SqliteThread(folder), patience);
}

class SqliteStore implements MatchStore {
  readonly #db: DatabaseSync;
  readonly #thread: SqliteThread;
  readonly #queue: CommitQueue<Write, Written>;
  readonly #statements;

  constructor(db: DatabaseSync, thread: SqliteThread, patience: number) {
    this.#db = db;
    this.#thread = thread;
    this.#queue = new CommitQueue({ commit: (writes) => thread.commit(writes), patience });
    this.#statements = {
      find: db.prepare('SELECT * FROM matches WHERE match_id = ?'),
      findByCode: db.prepare('SELECT * FROM matches WHERE code = ?'),
      readLog: db.prepare('SELECT entry, client_id FROM match_log WHERE match_id = ? ORDER BY seq'),
    };
  }

  get stalled(): boolean {
    return this.#queue.stalled;
  }

  async create(match: MatchRecord): Promise<boolean> {
    return (await this.#queue.add({ do: 'create', match: matchRow(match) })) === 1;
  }

  async find(matchId: string): Promise<MatchRecord | undefined> {
    const row = this.#statements.find.get(matchId);
    return row && toMatch(row);
  }

  async findByCode(code: string): Promise<MatchRecord | undefined> {
    const row = this.#statements.findByCode.get(code);
    return row && toMatch(row);
  }

  async readLog(matchId: string): Promise<readonly StoredEntry[]> {
    return this.#statements.readLog.all(matchId).map(toEntry);
  }

  async claim(matchId: string): Promise<Ownership> {
    const epoch = await this.#queue.add({ do: 'claim', matchId });
    if (epoch === undefined) throw new LostOwnership(`there is no match ${matchId}`);
    return { matchId, epoch };
  }

  async saveTable({ matchId, epoch }: Ownership, table: TableRecord): Promise<void> {
    const written = await this.#queue.add({ do: 'save', matchId, epoch, table: tableRow(table) });
    if (written === undefined) throw new LostOwnership(`match ${matchId} was claimed after epoch ${epoch}`);
  }

  async append({ matchId, epoch }: Ownership, entries: readonly StoredEntry[]): Promise<void> {
    const written = await this.#queue.add({ do: 'append', matchId, epoch, entries: entries.map(entryRow) });
    const first = entries[0]?.entry.seq;
    if (written === undefined) throw new LostOwnership(`entry ${first} of match ${matchId} is not for epoch ${epoch} to write`);
  }

  async close(): Promise<void> {
    await this.#queue.close();
    await this.#thread.close();
    this.#db.close();
  }
}
