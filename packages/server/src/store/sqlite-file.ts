import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations/sqlite');

/** Opens, or creates, the database `atoll.db` in a folder, with the tables of today. */
export function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const db = connect(folder);
  migrate(db);
  return db;
}

/** Opens a database that exists. What is committed through it is on the disk. */
export function connect(folder: string): DatabaseSync {
  const db = new DatabaseSync(path.join(folder, 'atoll.db'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;');
  return db;
}

/** Runs the migrations that this database has not seen, in the order of their names. */
function migrate(db: DatabaseSync): void {
  const done = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).sort();
  files.slice(done).forEach((name, index) => {
    db.exec(`BEGIN IMMEDIATE; ${readFileSync(path.join(MIGRATIONS, name), 'utf8')}; PRAGMA user_version = ${done + index + 1}; COMMIT;`);
  });
}
