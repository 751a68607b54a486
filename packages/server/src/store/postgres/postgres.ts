import { setTimeout as wait } from 'node:timers/promises';
import {
  type Backup,
  type BackupChange,
  type BackupUse,
  type Expired,
  type ExpiredBackups,
  type MatchRecord,
  type MatchStore,
  NotStored,
  type Ownership,
  type Page,
  type Snapshot,
  type StoredEntry,
  type TableRecord,
  Unreadable,
} from '../match-store.ts';
import {
  type ConnectionOptions,
  isReadOnly,
  isRolledBack,
  NotSent,
  PostgresConnections,
} from './postgres-connections.ts';
import { migratePostgres } from './postgres-migrations.ts';
import { type FoundMatch, toBackup, toEntry, toMatch, toSnapshot } from '../rows.ts';
import { PostgresRecordings } from './postgres-recordings.ts';
import { PostgresChat } from './postgres-chat.ts';
import { PostgresSubscriptions } from './postgres-subscriptions.ts';
import { type HealthOptions, StoreHealth } from '../store-health.ts';
import { type Write, Writer, type Written } from '../writes.ts';

/** After this many ms a commit counts as stalled. */
const TIMEOUT_MS = 2_000;
/** How long to wait before a batch of unknown fate is sent again, in ms. */
const RETRY_MS = 200;

const READS = {
  find: 'SELECT * FROM matches WHERE match_id = $1',
  'find-by-code': 'SELECT * FROM matches WHERE substr(code, 1, 6) = $1',
  'read-log':
    'SELECT entry, client_id FROM match_log WHERE match_id = $1 AND seq > $2 ORDER BY seq',
  'find-snapshot': 'SELECT * FROM match_snapshots WHERE match_id = $1',
  'read-next':
    'SELECT entry, client_id FROM match_log WHERE match_id = $1 AND seq > $2 ORDER BY seq LIMIT $3',
  'find-backup': 'SELECT version, box, at FROM backups WHERE backup_id = $1',
  'log-length': 'SELECT max(seq) AS length FROM match_log WHERE match_id = $1',
} as const;

const USE_BACKUP = `WITH used AS
    (UPDATE backups SET at = greatest(at, $2) WHERE backup_id = $1 RETURNING 1)
  SELECT count(*)::INTEGER AS changed FROM used`;
const DELETE_UNUSED = `WITH unused AS
    (DELETE FROM backups WHERE backup_id IN
      (SELECT backup_id FROM backups WHERE at < $1 ORDER BY at LIMIT $2) AND at < $1 RETURNING 1)
  SELECT count(*)::INTEGER AS changed FROM unused`;

export interface PostgresOptions extends HealthOptions, ConnectionOptions {
  /** How long a commit may take until new writes are refused, in ms. */
  readonly timeoutMs?: number;
}

/**
 * Connects to PostgreSQL and migrates its tables. A commit is as durable as the database's settings
 * make it. Throws `BadConfig`.
 */
export async function openPostgres({
  timeoutMs = TIMEOUT_MS,
  onHealth,
  ...options
}: PostgresOptions): Promise<MatchStore> {
  const connections = new PostgresConnections(options);
  try {
    await migratePostgres(connections);
  } catch (error) {
    await connections.close();
    throw error;
  }
  return new PostgresStore(connections, { timeoutMs, health: new StoreHealth(onHealth) });
}

class PostgresStore implements MatchStore {
  readonly subscriptions: PostgresSubscriptions;
  readonly recordings: PostgresRecordings;
  readonly chat: PostgresChat;
  readonly #connections: PostgresConnections;
  readonly #health: StoreHealth;
  readonly #writer: Writer;
  #closing = false;

  constructor(
    connections: PostgresConnections,
    { timeoutMs, health }: { readonly timeoutMs: number; readonly health: StoreHealth },
  ) {
    this.#connections = connections;
    this.subscriptions = new PostgresSubscriptions(connections);
    this.recordings = new PostgresRecordings(connections);
    this.chat = new PostgresChat(connections);
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

  async useBackup({ backupId, at }: BackupUse): Promise<void> {
    await this.#change(USE_BACKUP, backupId, at);
  }

  deleteUnusedBackups({ unusedSince, most }: ExpiredBackups): Promise<number> {
    return this.#change(DELETE_UNUSED, unusedSince, most);
  }

  async delete(matchId: string): Promise<boolean> {
    return (await this.#change('SELECT atoll_delete(ARRAY[$1]) AS changed', matchId)) === 1;
  }

  deleteExpired({ endedBefore, quietSince, most }: Expired): Promise<number> {
    const text = 'SELECT atoll_expire($1, $2, $3) AS changed';
    return this.#change(text, endedBefore, quietSince, most);
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#writer.close();
    await this.#connections.close();
  }

  /**
   * Writes outside the queue of the matches: no action waits for it. Returns how many rows changed.
   */
  async #change(text: string, ...values: readonly (string | number)[]): Promise<number> {
    try {
      const { rows } = await this.#connections.run<{ changed: number }>({ text, values });
      return rows[0]?.changed ?? 0;
    } catch (error) {
      throw new NotStored((error as Error).message, { cause: error });
    }
  }

  async #read(
    name: keyof typeof READS,
    ...values: readonly (string | number)[]
  ): Promise<readonly FoundMatch[]> {
    try {
      return (await this.#connections.run({ text: READS[name], values })).rows;
    } catch (error) {
      throw new Unreadable('the database does not answer', { cause: error });
    }
  }

  /**
   * A broken connection leaves open whether a batch arrived. The batch is then sent again until
   * there is an answer; a repeated batch changes nothing. A database that has become read-only
   * stored nothing; a new connection may find one that writes.
   */
  async #commit(writes: readonly Write[]): Promise<readonly Written[]> {
    for (let [unknown, movedOn] = [false, false]; ; await wait(RETRY_MS)) {
      try {
        return await this.#send(writes);
      } catch (error) {
        if (isReadOnly(error) && !movedOn) {
          movedOn = true;
          continue;
        }
        if (!unknown && (error instanceof NotSent || isRolledBack(error)))
          throw new NotStored((error as Error).message, { cause: error });
        unknown = true;
        if (this.#closing) throw error;
      }
    }
  }

  async #send(writes: readonly Write[]): Promise<readonly Written[]> {
    const { rows } = await this.#connections.run<{ answers: Written[] }>({
      text: 'SELECT atoll_write($1) AS answers',
      values: [JSON.stringify(writes)],
    });
    return rows[0]?.answers ?? [];
  }
}
