import { migrationsOf } from '../../../packages/server/src/store/migrations.ts';
import type { Write } from '../../../packages/server/src/store/writes.ts';
import { Broken } from '../world/broken.ts';
import { theCluster } from '../world/services.ts';
import type { Owner } from '../world/scheduler.ts';
import { baseNameOf } from '../world/owners.ts';
import { wayTime } from '../world/service-faults.ts';
import { theWorld } from '../world/world.ts';

/**
 * PostgreSQL as the store of the product sees it through the package `pg`: the statements of the
 * store in a database, over a simulated network.
 */

interface Query {
  readonly text: string;
  readonly values?: readonly unknown[];
}
interface Result {
  readonly rows: readonly unknown[];
  readonly rowCount: number;
}

class DatabaseError extends Broken {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

const broken = (): Error =>
  Object.assign(new Broken('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

interface PoolOptions {
  readonly connectionTimeoutMillis?: number;
  readonly query_timeout?: number;
}

class Client {
  readonly #options: PoolOptions;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** The beginning and the end of a transaction travel with the statements between them. */
  query(asked: Query | string, values?: readonly unknown[]): Promise<Result> {
    if (typeof asked === 'string' && /^(BEGIN|COMMIT|ROLLBACK)/.test(asked))
      return Promise.resolve(NOTHING);
    return send(typeof asked === 'string' ? { text: asked, values: values ?? [] } : asked, {
      timeout: this.#options.query_timeout ?? 15_000,
    });
  }

  release(): void {
    // Nothing is kept open here.
  }
}

class Pool {
  readonly #options: PoolOptions;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  on(): this {
    return this;
  }

  connect(): Promise<Client> {
    const world = theWorld();
    const { faults } = theCluster().postgres;
    const server = baseNameOf(world.scheduler.current);
    const client = new Client(this.#options);
    return new Promise((resolve, reject) => {
      const condition = faults.conditionOf(server, world.now);
      if (condition === 'away')
        world.scheduler.after(1, 'no database', () =>
          reject(Object.assign(new Broken('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
        );
      else resolve(client);
    });
  }

  async end(): Promise<void> {
    // Nothing is kept open here.
  }
}

function send(query: Query, { timeout }: { readonly timeout: number }): Promise<Result> {
  const world = theWorld();
  const { scheduler } = world;
  const { postgres } = theCluster();
  const owner = scheduler.current;
  const server = baseNameOf(owner);
  const random = world.random(`database ${server}`);
  return new Promise((resolve, reject) => {
    let open = true;
    const answer = (ms: number, what: string, settle: () => void): void => {
      scheduler.after(
        ms,
        what,
        () => {
          if (!open) return;
          open = false;
          late.cancelled = true;
          settle();
        },
        owner,
      );
    };
    const late = scheduler.after(timeout, 'query timeout', () => {
      open = false;
      reject(new Broken('Query read timeout'));
    });
    if (!owner.acts()) return;
    const condition = postgres.faults.conditionOf(server, world.now);
    const begin = postgres.faults.hangsUntil(server, world.now) - world.now;
    scheduler.after(
      begin + wayTime(random, condition),
      `sql ${kindOf(query) ?? ''}`,
      () => {
        const now = postgres.faults.conditionOf(server, world.now);
        if (now === 'away') return answer(1, 'lost query', () => reject(broken()));
        if (now === 'refusing')
          return answer(1, 'refused', () =>
            reject(new DatabaseError('could not extend file: No space left on device', '53100')),
          );
        const result = execute(query, owner);
        if (now === 'forgetful') return answer(1, 'lost answer', () => reject(broken()));
        const received = `rows ${result.rows.length}`;
        return answer(wayTime(random, condition), received, () => resolve(result));
      },
      world.nature,
    );
  });
}

/** What the store asks for, by how its statements begin. */
const KINDS = {
  find: 'SELECT * FROM matches WHERE match_id',
  'find-by-code': 'SELECT * FROM matches WHERE substr(code',
  'find-snapshot': 'SELECT * FROM match_snapshots',
  'log-length': 'SELECT max(seq)',
  write: 'SELECT atoll_write',
  chat: 'SELECT * FROM chat WHERE',
  reported: 'SELECT DISTINCT n FROM chat_reports',
  'drop-lines': 'DELETE FROM chat WHERE',
  'add-line': 'INSERT INTO chat (',
  'delete-lines': 'UPDATE chat SET',
  'report-line': 'INSERT INTO chat_reports',
} as const;

const kindOf = ({ text }: Query): string | undefined =>
  text.startsWith('SELECT entry, client_id')
    ? text.includes('LIMIT')
      ? 'read-next'
      : 'read-log'
    : Object.entries(KINDS).find(([, begin]) => text.startsWith(begin))?.[0];

const rowsOf = (rows: readonly unknown[]): Result => ({ rows, rowCount: rows.length });
const changed = (rowCount: number): Result => ({ rows: [], rowCount });
const NOTHING = rowsOf([]);

function execute(query: Query, by: Owner): Result {
  const { claimants, postgres } = theCluster();
  const { database } = postgres;
  const { text, values = [] } = query;
  const [first, second, third] = values;
  const matchId = String(first);
  const found = (row: unknown): Result => (row === undefined ? NOTHING : rowsOf([{ ...row }]));
  switch (kindOf(query)) {
    case 'find':
      return found(database.match(matchId));
    case 'find-by-code':
      return found(database.matchByCode(matchId));
    case 'read-log':
      return rowsOf(database.log(matchId, Number(second)));
    case 'read-next':
      return rowsOf(database.log(matchId, Number(second), Number(third)));
    case 'find-snapshot':
      return found(database.snapshot(matchId));
    case 'log-length':
      return rowsOf([{ length: database.length(matchId) }]);
    case 'write': {
      const batch = JSON.parse(matchId) as Write[];
      const answers = database.write(batch);
      theWorld().note(`write ${matchId} ${answers.join()}`);
      batch.forEach(({ do: what }, index) => {
        if (what === 'claim' && Number(answers[index]) > 0) claimants.add(by);
      });
      return rowsOf([{ answers }]);
    }
    case 'chat':
      return rowsOf(database.chat.ofMatch(matchId));
    case 'reported':
      return rowsOf(database.chat.reportedOf(matchId));
    case 'drop-lines':
      return changed(database.chat.drop(values));
    case 'add-line':
      return changed(database.match(matchId) ? database.chat.add(values) : 0);
    case 'delete-lines':
      return changed(database.chat.delete(values));
    case 'report-line':
      return changed(database.match(matchId) ? database.chat.report(values) : 0);
    default:
      return text.startsWith('SELECT name FROM atoll_migrations')
        ? rowsOf(migrationsOf('postgres'))
        : NOTHING;
  }
}

const pg = { Pool, DatabaseError };
/** @public */
// The package is imported by its default export.
// eslint-disable-next-line no-restricted-syntax
export default pg;
