import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { BadConfig } from '../process/config.ts';
import {
  type Backup,
  type BackupChange,
  type Expired,
  type MatchRecord,
  type MatchStore,
  NotStored,
  type Ownership,
  type Page,
  type Snapshot,
  type StoredEntry,
  type TableRecord,
  Unreadable,
} from './match-store.ts';
import { type FoundMatch, toBackup, toEntry, toMatch, toSnapshot } from './rows.ts';
import { PostgresRecordings } from './postgres-recordings.ts';
import { PostgresChat } from './postgres-chat.ts';
import { PostgresSubscriptions } from './postgres-subscriptions.ts';
import { type HealthOptions, StoreHealth } from './store-health.ts';
import { type Write, Writer, type Written } from './writes.ts';

/** After this many ms a commit counts as stalled. */
const TIMEOUT_MS = 2_000;
/** For how long a server that starts waits for the database, in ms. */
const START_MS = 15_000;
/** How long to wait before a batch of unknown fate is sent again, in ms. */
const RETRY_MS = 200;
/** One connection writes; the others read. */
const CONNECTIONS = 5;
/** Only one server at a time brings the tables up to date. */
const MIGRATION_LOCK = 7_283_391;
const MIGRATIONS = path.join(import.meta.dirname, 'migrations/postgres');

const READS = {
  find: 'SELECT * FROM matches WHERE match_id = $1',
  'find-by-code': 'SELECT * FROM matches WHERE substr(code, 1, 6) = $1',
  'read-log':
    'SELECT entry, client_id FROM match_log WHERE match_id = $1 AND seq > $2 ORDER BY seq',
  'find-snapshot': 'SELECT * FROM match_snapshots WHERE match_id = $1',
  'read-next':
    'SELECT entry, client_id FROM match_log WHERE match_id = $1 AND seq > $2 ORDER BY seq LIMIT $3',
  'find-backup': 'SELECT version, box FROM backups WHERE backup_id = $1',
  'log-length': 'SELECT max(seq) AS length FROM match_log WHERE match_id = $1',
} as const;

export interface PostgresOptions extends HealthOptions {
  /** Such as `postgres://user:password@host:5432/atoll`. */
  readonly url: string;
  /** How long a commit may take until nothing more is accepted, in ms. */
  readonly timeoutMs?: number;
  /** Told of connections that broke while nobody used them. */
  readonly onError: (error: Error) => void;
}

/**
 * Connects to PostgreSQL and brings its tables up to date. A commit is as durable as its settings
 * say. Throws `BadConfig`.
 */
export async function openPostgres({
  url,
  timeoutMs = TIMEOUT_MS,
  onError,
  onHealth,
}: PostgresOptions): Promise<MatchStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 2_000,
    query_timeout: 15_000,
    statement_timeout: 10_000,
    application_name: 'atoll',
  });
  pool.on('error', onError);
  try {
    await migrate(await firstClient(pool));
  } catch (error) {
    await pool.end();
    throw new BadConfig(
      `DATABASE_URL cannot be used: ${(error as Error).message || String((error as NodeJS.ErrnoException).code)}`,
    );
  }
  return new PostgresStore(pool, { timeoutMs, health: new StoreHealth(onHealth) });
}

/** A database that is started together with the server needs a moment. */
async function firstClient(pool: pg.Pool): Promise<pg.PoolClient> {
  for (const begin = performance.now(); ; await wait(RETRY_MS)) {
    try {
      return await pool.connect();
    } catch (error) {
      if (performance.now() - begin > START_MS) throw error;
    }
  }
}

async function migrate(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS atoll_migrations (name TEXT PRIMARY KEY)');
    const done = new Set(
      (await client.query<{ name: string }>('SELECT name FROM atoll_migrations')).rows.map(
        ({ name }) => name,
      ),
    );
    for (const name of readdirSync(MIGRATIONS)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      if (done.has(name)) continue;
      const text = readFileSync(path.join(MIGRATIONS, name), 'utf8');
      await client.query(`BEGIN; ${text}; INSERT INTO atoll_migrations VALUES ('${name}'); COMMIT`);
    }
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
}

class PostgresStore implements MatchStore {
  readonly subscriptions: PostgresSubscriptions;
  readonly recordings: PostgresRecordings;
  readonly chat: PostgresChat;
  readonly #pool: pg.Pool;
  readonly #health: StoreHealth;
  readonly #writer: Writer;
  #closing = false;

  constructor(
    pool: pg.Pool,
    { timeoutMs, health }: { readonly timeoutMs: number; readonly health: StoreHealth },
  ) {
    this.#pool = pool;
    this.subscriptions = new PostgresSubscriptions(pool);
    this.recordings = new PostgresRecordings(pool);
    this.chat = new PostgresChat(pool);
    this.#health = health;
    this.#writer = new Writer({ commit: (writes) => this.#commit(writes), timeoutMs, health });
  }

  get stalled(): boolean {
    return this.#writer.stalled;
  }

  get failure(): string {
    return this.#health.failure;
  }

  async find(matchId: string): Promise<MatchRecord | undefined> {
    const [row] = await this.#read('find', matchId);
    return row && toMatch(row);
  }

  async findByCode(short: string): Promise<MatchRecord | undefined> {
    const [row] = await this.#read('find-by-code', short);
    return row && toMatch(row);
  }

  async readLog(matchId: string, after = 0): Promise<readonly StoredEntry[]> {
    return (await this.#read('read-log', matchId, after)).map(toEntry);
  }

  async findSnapshot(matchId: string): Promise<Snapshot | undefined> {
    const [row] = await this.#read('find-snapshot', matchId);
    return row && toSnapshot(row);
  }

  async readNext(matchId: string, { after, most }: Page): Promise<readonly StoredEntry[]> {
    return (await this.#read('read-next', matchId, after, most)).map(toEntry);
  }

  async logLength(matchId: string): Promise<number> {
    const [row] = await this.#read('log-length', matchId);
    return Number(row?.['length'] ?? 0);
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
    const [row] = await this.#read('find-backup', backupId);
    return row && toBackup(row);
  }

  saveBackup(change: BackupChange): Promise<boolean> {
    return this.#writer.saveBackup(change);
  }

  /** Beside the queue of the matches: no move waits for it. */
  async deleteExpired({ endedBefore, quietSince, most }: Expired): Promise<number> {
    try {
      const text = 'SELECT atoll_expire($1, $2, $3) AS deleted';
      const values = [endedBefore, quietSince, most];
      const { rows } = await this.#pool.query<{ deleted: number }>({
        name: 'expire',
        text,
        values,
      });
      return rows[0]?.deleted ?? 0;
    } catch (error) {
      throw new NotStored((error as Error).message, { cause: error });
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#writer.close();
    await this.#pool.end();
  }

  async #read(
    name: keyof typeof READS,
    ...values: readonly (string | number)[]
  ): Promise<readonly FoundMatch[]> {
    try {
      return (await this.#pool.query<FoundMatch>({ name, text: READS[name], values: [...values] }))
        .rows;
    } catch (error) {
      throw new Unreadable('the database does not answer', { cause: error });
    }
  }

  /**
   * A connection that breaks tells nothing of what was sent through it. Then the batch is sent
   * again until there is an answer, which changes nothing where it arrived the first time.
   */
  async #commit(writes: readonly Write[]): Promise<readonly Written[]> {
    for (let unknown = false; ; await wait(RETRY_MS)) {
      try {
        return await this.#send(writes);
      } catch (error) {
        if (!unknown && (error instanceof NotSent || rolledBack(error)))
          throw new NotStored((error as Error).message, { cause: error });
        unknown = true;
        if (this.#closing) throw error;
      }
    }
  }

  async #send(writes: readonly Write[]): Promise<readonly Written[]> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new NotSent('the database cannot be reached', { cause: error });
    });
    let broken: unknown;
    try {
      const text = 'SELECT atoll_write($1) AS answers';
      const { rows } = await client.query<{ answers: Written[] }>({
        name: 'write',
        text,
        values: [JSON.stringify(writes)],
      });
      return rows[0]?.answers ?? [];
    } catch (error) {
      broken = error;
      throw error;
    } finally {
      client.release(broken !== undefined && !rolledBack(broken));
    }
  }
}

/** Nothing reached the database. */
class NotSent extends Error {
  override readonly name = 'NotSent';
}

/**
 * What the database itself refuses, it rolls back. A connection that broke, or that a stopping
 * server ended, tells nothing.
 */
function rolledBack(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
}
