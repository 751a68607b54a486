import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** SQLite locks the whole database. */
const ROW_LOCK = / FOR (KEY SHARE|UPDATE)\b/g;

/** The statements of both databases, each prepared once for a connection. */
export class SqliteStatements {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Throws like `DatabaseSync.prepare`. */
  of(sql: string): StatementSync {
    let prepared = this.#prepared.get(sql);
    if (!prepared) {
      prepared = this.#db.prepare(sql.replace(ROW_LOCK, ''));
      this.#prepared.set(sql, prepared);
    }
    return prepared;
  }
}
