import { setTimeout as wait } from 'node:timers/promises';
import { BadConfig } from '../../process/config.ts';
import { migrationsOf } from '../migrations.ts';
import { isReadOnly, NotSent, type PostgresConnections } from './postgres-connections.ts';

/** How long a starting server waits for the database, in ms. */
const START_MS = 15_000;
/** How often it tries meanwhile, in ms. */
const RETRY_MS = 200;
/** Only one server at a time migrates the tables. */
const MIGRATION_LOCK = 7_283_391;

/**
 * Migrates the tables. Retries for a while: a database that is started together with the server
 * needs a moment, as does one that moves to another machine. Throws `BadConfig`.
 */
export async function migratePostgres(connections: PostgresConnections): Promise<void> {
  for (const begin = performance.now(); ; await wait(RETRY_MS)) {
    try {
      return await migrate(connections);
    } catch (error) {
      const passes = error instanceof NotSent || isReadOnly(error);
      if (!passes || performance.now() - begin > START_MS)
        throw new BadConfig(`DATABASE_URL cannot be used: ${reasonOf(error)}`);
    }
  }
}

/** Runs all missing migrations or none; the lock ends with the transaction. */
function migrate(connections: PostgresConnections): Promise<void> {
  return connections.transaction(async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS atoll_migrations (name TEXT PRIMARY KEY)');
    const { rows } = await client.query<{ name: string }>('SELECT name FROM atoll_migrations');
    const done = new Set(rows.map(({ name }) => name));
    for (const { name, sql } of migrationsOf('postgres')) {
      if (done.has(name)) continue;
      await client.query(sql);
      await client.query('INSERT INTO atoll_migrations VALUES ($1)', [name]);
    }
  });
}

function reasonOf(error: unknown): string {
  const { message, code } = (
    error instanceof NotSent ? error.cause : error
  ) as NodeJS.ErrnoException;
  return message || String(code);
}
