import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStore } from '../database-store.ts';
import type { Driver } from '../driver.ts';
import { type Expired, type MatchStore, NotStored, Unreadable } from '../match-store.ts';
import type { FoundRow } from '../rows.ts';
import type { Statement, StatementValues } from '../statement.ts';
import { type QueueOptions, type Write, writeQueue, type Written } from '../writes.ts';
import {
  type ConnectionOptions,
  isReadOnly,
  isRolledBack,
  NotSent,
  PostgresConnections,
} from './postgres-connections.ts';
import { migratePostgres } from './postgres-migrations.ts';
import { numbered } from './postgres-statements.ts';

/** How long to wait before a batch of unknown fate is sent again, in ms. */
const RETRY_MS = 200;

/**
 * Connects to PostgreSQL and migrates its tables. A commit is as durable as the database's settings
 * make it. Throws `BadConfig`.
 */
export async function openPostgres(options: QueueOptions & ConnectionOptions): Promise<MatchStore> {
  const connections = new PostgresConnections(options);
  try {
    await migratePostgres(connections);
  } catch (error) {
    await connections.close();
    throw error;
  }
  return new DatabaseStore(new PostgresDriver(connections, options));
}

/**
 * Changes that no action waits for are made one by one and outside the queue: conflicts between
 * servers over them cannot fail an action.
 */
class PostgresDriver implements Driver {
  readonly queue;
  readonly #connections: PostgresConnections;
  #closing = false;

  constructor(connections: PostgresConnections, options: QueueOptions) {
    this.#connections = connections;
    this.queue = writeQueue((writes) => this.#commit(writes), options);
  }

  async read(sql: string, values: StatementValues = {}): Promise<readonly FoundRow[]> {
    try {
      return (await this.#connections.run(numbered({ sql, values }))).rows;
    } catch (error) {
      throw new Unreadable('the database does not answer', { cause: error });
    }
  }

  async change(...statements: readonly Statement[]): Promise<number> {
    try {
      return (await this.#connections.run(...statements.map(numbered))).rowCount ?? 0;
    } catch (error) {
      throw new NotStored((error as Error).message, { cause: error });
    }
  }

  deleteExpired({ endedBefore, quietSince, most }: Expired): Promise<number> {
    // As many rows as matches were deleted.
    const sql = 'SELECT FROM generate_series(1, atoll_expire(:endedBefore, :quietSince, :most))';
    return this.change({ sql, values: { endedBefore, quietSince, most } });
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.queue.close();
    await this.#connections.close();
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
