import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { LogEntry } from '@atoll/engine';
import {
  LostOwnership, type MatchRecord, type MatchStore, type Ownership, type SeatRecord, type StoredEntry, type TableRecord,
} from './match-store.ts';

type Row = Record<string, SQLOutputValue>;

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
const FENCE = 'EXISTS (SELECT 1 FROM matches WHERE match_id = :id AND owner_epoch = :epoch)';

/** Opens, or creates, the database `atoll.db` in a folder. Every write is on the disk when its promise resolves. */
export function openSqlite(folder: string): MatchStore {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(path.join(folder, 'atoll.db'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;');
  migrate(db);
  return new SqliteStore(db);
}

/** Runs the migrations that this database has not seen, in the order of their names. */
function migrate(db: DatabaseSync): void {
  const done = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).sort();
  files.slice(done).forEach((name, index) => {
    db.exec(`BEGIN IMMEDIATE; ${readFileSync(path.join(MIGRATIONS, name), 'utf8')}; PRAGMA user_version = ${done + index + 1}; COMMIT;`);
  });
}

class SqliteStore implements MatchStore {
  readonly #db: DatabaseSync;
  readonly #statements;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#statements = {
      create: db.prepare(`INSERT INTO matches
        (match_id, code, game_id, seed, created_at, game_version, access, options, seats, host, pace, hints)
        VALUES (:id, :code, :game, :seed, :createdAt, :gameVersion, :access, :options, :seats, :host, :pace, :hints)
        ON CONFLICT (code) DO NOTHING`),
      find: db.prepare('SELECT * FROM matches WHERE match_id = ?'),
      findByCode: db.prepare('SELECT * FROM matches WHERE code = ?'),
      readLog: db.prepare('SELECT entry, client_id FROM match_log WHERE match_id = ? ORDER BY seq'),
      claim: db.prepare('UPDATE matches SET owner_epoch = owner_epoch + 1 WHERE match_id = ? RETURNING owner_epoch'),
      saveTable: db.prepare(`UPDATE matches SET game_version = :gameVersion, access = :access, options = :options, seats = :seats,
        host = :host, pace = :pace, hints = :hints, started_at = :startedAt, ended_at = :endedAt
        WHERE match_id = :id AND owner_epoch = :epoch`),
      append: db.prepare(`INSERT INTO match_log (match_id, seq, owner_epoch, at, client_id, entry)
        SELECT :id, :seq, :epoch, :at, :clientId, :entry WHERE ${FENCE} ON CONFLICT DO NOTHING`),
    };
  }

  async create({ matchId, code, gameId, seed, createdAt, table }: MatchRecord): Promise<boolean> {
    const { startedAt: _started, endedAt: _ended, ...columns } = tableColumns(table);
    return this.#statements.create.run({ id: matchId, code, game: gameId, seed, createdAt, ...columns }).changes === 1;
  }

  async find(matchId: string): Promise<MatchRecord | undefined> {
    return toMatch(this.#statements.find.get(matchId));
  }

  async findByCode(code: string): Promise<MatchRecord | undefined> {
    return toMatch(this.#statements.findByCode.get(code));
  }

  async readLog(matchId: string): Promise<readonly StoredEntry[]> {
    return this.#statements.readLog.all(matchId).map((row) => ({
      entry: JSON.parse(String(row['entry'])) as LogEntry<unknown>,
      clientId: String(row['client_id']),
    }));
  }

  async claim(matchId: string): Promise<Ownership> {
    const row = this.#statements.claim.get(matchId);
    if (!row) throw new LostOwnership(`there is no match ${matchId}`);
    return { matchId, epoch: Number(row['owner_epoch']) };
  }

  async saveTable({ matchId, epoch }: Ownership, table: TableRecord): Promise<void> {
    const { changes } = this.#statements.saveTable.run({ id: matchId, epoch, ...tableColumns(table) });
    if (changes !== 1) throw new LostOwnership(`match ${matchId} was claimed after epoch ${epoch}`);
  }

  async append({ matchId, epoch }: Ownership, entries: readonly StoredEntry[]): Promise<void> {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      for (const { entry, clientId } of entries) {
        const row = { id: matchId, seq: entry.seq, epoch, at: entry.at, clientId, entry: JSON.stringify(entry) };
        if (this.#statements.append.run(row).changes !== 1)
          throw new LostOwnership(`entry ${entry.seq} of match ${matchId} is not for epoch ${epoch} to write`);
      }
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#db.close();
  }
}

function tableColumns({ options, seats, hints, ...plain }: TableRecord) {
  return { ...plain, options: JSON.stringify(options), seats: JSON.stringify(seats), hints: Number(hints) };
}

function toMatch(row: Row | undefined): MatchRecord | undefined {
  if (!row) return undefined;
  return {
    matchId: String(row['match_id']),
    code: String(row['code']),
    gameId: String(row['game_id']),
    seed: String(row['seed']),
    createdAt: Number(row['created_at']),
    table: {
      gameVersion: Number(row['game_version']),
      access: row['access'] === 'public' ? 'public' : 'private',
      options: JSON.parse(String(row['options'])) as unknown,
      seats: toSeats(String(row['seats'])),
      host: Number(row['host']),
      pace: Number(row['pace']),
      hints: row['hints'] === 1,
      startedAt: Number(row['started_at']),
      endedAt: Number(row['ended_at']),
    },
  };
}

/** Rows from before bots could stand in say nothing of it. */
function toSeats(json: string): readonly SeatRecord[] {
  return (JSON.parse(json) as SeatRecord[]).map((seat) => ({ ...seat, standIn: seat.standIn ?? '' }));
}
