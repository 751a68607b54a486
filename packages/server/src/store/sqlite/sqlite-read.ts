import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { Unreadable } from '../match-store.ts';

type Row = Record<string, SQLOutputValue>;

/** A statement that reads. It throws `Unreadable` while the database cannot be read. */
export class SqliteRead {
  readonly #statement: StatementSync;

  constructor(db: DatabaseSync, sql: string) {
    this.#statement = db.prepare(sql);
  }

  /** The first row. */
  get(...values: readonly SQLInputValue[]): Row | undefined {
    return orUnreadable(() => this.#statement.get(...values));
  }

  all(...values: readonly SQLInputValue[]): readonly Row[] {
    return orUnreadable(() => this.#statement.all(...values));
  }
}

function orUnreadable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Unreadable('the database cannot be read', { cause: error });
  }
}
