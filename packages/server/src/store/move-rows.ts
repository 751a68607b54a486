import type { DatabaseSync } from 'node:sqlite';
import { BadConfig } from '../process/config.ts';
import { lockFolder } from './sqlite/folder-lock.ts';
import { PostgresConnections } from './postgres/postgres-connections.ts';
import { migratePostgres } from './postgres/postgres-migrations.ts';
import type { FoundRow } from './rows.ts';
import { openDatabase } from './sqlite/sqlite-file.ts';
import { SqliteWrites } from './sqlite/sqlite-writes.ts';

/** All tables of a store, referenced tables first; both databases use the same names. */
const TABLES = {
  matches: 'match_id',
  match_log: 'match_id, seq',
  match_snapshots: 'match_id',
  backups: 'backup_id',
  subscriptions: 'match_id, device, kind',
  gone_addresses: 'hash',
  secrets: 'name',
  recordings: 'match_id',
  chat: 'match_id, n',
  chat_reports: 'match_id, n, reporter',
  daily_tries: 'game_id, day, player',
  tournaments: 'tournament_id',
  ratings: 'game_id, seats, player',
  rating_changes: 'game_id, seats, player, n',
  blocks: 'blocker, blocked',
} as const;
type Table = keyof typeof TABLES;
type Value = string | number | Buffer | null;

const tables = Object.keys(TABLES) as Table[];
/** Rows per batch. */
const AT_ONCE = 500;

export interface Move {
  /** The folder of the SQLite database. */
  readonly folder: string;
  /** The address of PostgreSQL. */
  readonly url: string;
  readonly to: 'postgres' | 'sqlite';
}

/**
 * Copies all matches, with all of their data, to another database, which must be empty; all or
 * nothing. Returns how many matches were copied. No server may use either database meanwhile.
 * Throws `BadConfig`.
 */
export async function moveRows({ folder, url, to }: Move): Promise<number> {
  const lock = lockFolder(folder);
  const connections = new PostgresConnections({ url, onError: () => undefined });
  let db: DatabaseSync | undefined;
  try {
    db = openDatabase(folder);
    new SqliteWrites(db).commit([], 'end');
    await migratePostgres(connections);
    return await (to === 'postgres' ? toPostgres : toSqlite)(db, connections);
  } finally {
    db?.close();
    await connections.close();
    lock.close();
  }
}

function toPostgres(db: DatabaseSync, connections: PostgresConnections): Promise<number> {
  return connections.transaction(async (client) => {
    // A concurrent writer waits, or finds that it is not empty.
    await client.query(`LOCK TABLE ${tables.join()} IN EXCLUSIVE MODE`);
    const { rows } = await client.query('SELECT 1 FROM matches LIMIT 1');
    if (rows.length > 0) throw notEmpty('the database of DATABASE_URL');
    await client.query('DELETE FROM secrets');
    for (const table of tables) {
      for (const part of partsOf(db.prepare(`SELECT * FROM ${table}`).iterate())) {
        const names = Object.keys(part[0] as FoundRow);
        const values = part.flatMap((row) => names.map((name) => valueOf(row[name])));
        const places = part.map(
          (_row, index) =>
            `(${names.map((_name, at) => `$${index * names.length + at + 1}`).join()})`,
        );
        const text = `INSERT INTO ${table} (${names.join()}) VALUES ${places.join()}`;
        await client.query(text, values);
      }
    }
    return countOf(db);
  });
}

function toSqlite(db: DatabaseSync, connections: PostgresConnections): Promise<number> {
  return connections.transaction(async (client) => {
    if (countOf(db) > 0) throw notEmpty('the database in DATA_DIR');
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    db.exec('BEGIN IMMEDIATE; DELETE FROM secrets; UPDATE commits SET count = count + 1');
    for (const table of tables) {
      const order = TABLES[table];
      await client.query(
        `DECLARE rows_of_${table} CURSOR FOR SELECT * FROM ${table} ORDER BY ${order}`,
      );
      for (;;) {
        const { rows } = await client.query<FoundRow>(`FETCH ${AT_ONCE} FROM rows_of_${table}`);
        for (const row of rows) {
          const names = Object.keys(row);
          const text = `INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`;
          db.prepare(text).run(...names.map((name) => valueOf(row[name])));
        }
        if (rows.length < AT_ONCE) break;
      }
    }
    db.exec('COMMIT');
    return countOf(db);
  });
}

const countOf = (db: DatabaseSync): number =>
  Number(db.prepare('SELECT count(*) AS count FROM matches').get()?.['count']);

const notEmpty = (what: string): BadConfig =>
  new BadConfig(`${what} holds matches already: the move needs an empty database`);

/** A value as both databases take it: integers beyond 32 bits come from PostgreSQL as text. */
function valueOf(value: unknown): Value {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Uint8Array) return Buffer.from(value);
  throw new TypeError(`a database holds ${typeof value}`);
}

function* partsOf(rows: Iterable<FoundRow>): Generator<readonly FoundRow[]> {
  let part: FoundRow[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
