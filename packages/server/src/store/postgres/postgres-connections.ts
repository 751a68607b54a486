import pg from 'pg';
import type { FoundRow } from '../rows.ts';

/** How long PostgreSQL may take for one statement until it cancels it, in ms. */
const STATEMENT_MS = 10_000;
/** How long the answer is awaited, in ms. */
const ANSWER_MS = 15_000;
/** One connection writes; the others read. */
const CONNECTIONS = 5;

export interface ConnectionOptions {
  /** Such as `postgres://user:password@host:5432/atoll`. */
  readonly url: string;
  /** How long the database may take for one statement, in ms. */
  readonly statementMs?: number | undefined;
  /** Called for idle connections that broke. */
  readonly onError: (error: Error) => void;
}

/** A statement without a name: a pooler may give every transaction another connection. */
export interface NumberedStatement {
  readonly text: string;
  readonly values: readonly (string | number | Uint8Array | null)[];
}

/** No statement reached the database. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/**
 * Connections to PostgreSQL, direct or through a pooler that gives a connection for one transaction
 * at a time (PgBouncer): no transaction depends on the session of another. When one of them finds a
 * read-only database, as an old primary is, all existing connections are dropped: new ones may lead
 * to the new primary.
 */
export class PostgresConnections {
  readonly #pool: pg.Pool;
  readonly #begin: string;
  /** The connections that may lead to a server that no longer writes. */
  readonly #outdated = new WeakSet<pg.PoolClient>();
  readonly #made = new Set<pg.PoolClient>();

  constructor({ url, statementMs = STATEMENT_MS, onError }: ConnectionOptions) {
    this.#begin = `BEGIN; SET LOCAL statement_timeout = ${statementMs}`;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: 2_000,
      query_timeout: ANSWER_MS,
      application_name: 'atoll',
      pipeline: true,
    });
    this.#pool.on('error', onError);
    // The caller that uses a broken connection gets the error from its query.
    this.#pool.on('connect', (client) => {
      client.on('error', () => undefined);
      this.#made.add(client);
    });
    this.#pool.on('remove', (client) => this.#made.delete(client));
  }

  /**
   * Runs statements in a transaction of their own, sent together with its BEGIN and COMMIT, and
   * resolves with the result of the last. Throws `NotSent`; for other errors `isRolledBack` returns
   * whether it certainly had no effect.
   */
  async run<Row extends FoundRow = FoundRow>(
    ...statements: readonly NumberedStatement[]
  ): Promise<pg.QueryResult<Row>> {
    return this.#use(async (client) => {
      const begun = client.query(this.#begin);
      const done = statements.map(({ text, values }) =>
        client.query<Row>({ text, values: [...values] }),
      );
      const ended = client.query('COMMIT');
      // The connection is reserved until all of them are answered.
      await Promise.allSettled([begun, ...done, ended]);
      // The first statement that failed says why; those behind it fail for its sake.
      const results = await Promise.all(done);
      await Promise.all([ended, begun]);
      return results.at(-1) as pg.QueryResult<Row>;
    });
  }

  /** Runs one transaction, statement after statement. Throws like `run`. */
  transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#use(async (client) => {
      await client.query(this.#begin);
      try {
        const result = await work(client);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        if (error instanceof pg.DatabaseError) await client.query('ROLLBACK');
        throw error;
      }
    });
  }

  /** Resolves once all connections are closed. */
  close(): Promise<void> {
    return this.#pool.end();
  }

  async #use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    let spoiled = false;
    try {
      return await work(client);
    } catch (error) {
      if (isReadOnly(error)) this.#giveUp(client);
      spoiled = !isRolledBack(error) || isReadOnly(error);
      throw error;
    } finally {
      client.release(spoiled);
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      for (;;) {
        const client = await this.#pool.connect();
        if (!this.#outdated.has(client)) return client;
        client.release(true);
      }
    } catch (error) {
      throw new NotSent('the database cannot be reached', { cause: error });
    }
  }

  /** Retires all connections made so far. */
  #giveUp(readOnly: pg.PoolClient): void {
    // An already retired connection says nothing about newer ones.
    if (this.#outdated.has(readOnly)) return;
    for (const client of this.#made) this.#outdated.add(client);
  }
}

/**
 * The database rolls back every statement that it refuses itself. A broken connection leaves that
 * open, as does one that a stopping server (57P…) or a pooler (08…) ended.
 */
export const isRolledBack = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '');

/** The database is a standby, or set to read-only: certainly nothing was done. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '25006';
