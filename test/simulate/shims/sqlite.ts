import { DatabaseSync as RealDatabase, type StatementSync } from 'node:sqlite';
import { Broken } from '../world/broken.ts';
import { theDisk } from '../world/services.ts';
import { theWorld } from '../world/world.ts';

/**
 * SQLite as the product sees it through `node:sqlite`: the real one, on a disk that fails when the
 * simulation has it so. It waits for nothing in real time; the thread that writes is made to wait
 * in simulated time instead.
 */

class SqliteFailure extends Broken {
  readonly code = 'ERR_SQLITE_ERROR';
  readonly errcode: number;

  constructor(errcode: number, message: string) {
    super(message);
    this.errcode = errcode;
  }
}

const busy = () => new SqliteFailure(5, 'database is locked');
const failed = () => new SqliteFailure(10, 'disk I/O error');
const full = () => new SqliteFailure(13, 'database or disk is full');

type Options = ConstructorParameters<typeof RealDatabase>[1];

/** @public */
export class DatabaseSync extends RealDatabase {
  /** Whether a commit is on the disk when it returns. */
  #synchronizes = true;

  constructor(file: string, options: Options = {}) {
    super(file, { ...options, timeout: 0 });
    theDisk().opened(this);
    super.exec('PRAGMA synchronous = OFF');
  }

  override exec(sql: string): void {
    if (sql.startsWith('BEGIN IMMEDIATE') && theDisk().is('locked', theWorld().now)) throw busy();
    if (sql === 'COMMIT') return this.#commit();
    super.exec(sql);
    if (!sql.includes('synchronous')) return;
    this.#synchronizes = Number(super.prepare('PRAGMA synchronous').get()?.['synchronous']) >= 2;
    super.exec('PRAGMA synchronous = OFF; PRAGMA busy_timeout = 0');
  }

  override prepare(sql: string): StatementSync {
    const statement = super.prepare(sql);
    const within = (
      name: 'get' | 'all' | 'run',
      around: (done: () => unknown) => unknown,
    ): void => {
      const method = statement[name];
      const value = (...values: readonly unknown[]): unknown =>
        around(() => Reflect.apply(method, statement, values));
      Object.defineProperty(statement, name, { value });
    };
    if (/^(SELECT|PRAGMA)/.test(sql)) {
      within('get', (read) => this.#read(read));
      within('all', (read) => this.#read(read));
    } else within('run', (change) => this.#change(change));
    return statement;
  }

  #read<T>(read: () => T): T {
    const disk = theDisk();
    if (disk.is('broken', theWorld().now) && disk.random.chance(50)) throw failed();
    return read();
  }

  /** What fails within a transaction may end it, as SQLite has it. */
  #change<T>(change: () => T): T {
    const failure = this.#failure(20);
    if (!failure) return change();
    if (theDisk().random.chance(50)) super.exec('ROLLBACK');
    throw failure;
  }

  /** The process may end before it, and after it (`worker-threads.ts`). */
  #commit(): void {
    const disk = theDisk();
    if (!theWorld().scheduler.current.acts()) throw new Broken('the process has ended');
    const failure = this.#failure(70);
    if (failure) {
      // What could not be synchronized may have been written.
      if (failure.errcode === 10 && disk.random.chance(50)) disk.ghost = disk.batch;
      super.exec('ROLLBACK');
      throw failure;
    }
    if (!this.#synchronizes) disk.unsynchronized();
    super.exec('COMMIT');
    disk.ghost = undefined;
  }

  /** Of a broken disk so many of a hundred; nothing goes onto a full one. */
  #failure(percent: number): SqliteFailure | undefined {
    const { now } = theWorld();
    const disk = theDisk();
    if (disk.is('full', now) && (percent > 50 || disk.random.chance(percent))) return full();
    return disk.is('broken', now) && disk.random.chance(percent) ? failed() : undefined;
  }
}
