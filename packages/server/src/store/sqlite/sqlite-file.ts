import { statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadConfig } from '../../process/config.ts';
import { CommitMark, markFile } from './commit-mark.ts';
import { migrationsOf } from '../migrations.ts';
import { fedPosition } from './journal-feed.ts';
import { beginsWith, JOURNAL_BYTES, journalFile } from './journal-records.ts';
import { keepPrivate, makeFolder, makePrivate } from './private-files.ts';

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGE = [11, 26];

/**
 * Opens, or creates, the database `atoll.db` in a folder, and migrates its tables. Throws
 * `BadConfig` when it is damaged.
 */
export function openDatabase(folder: string): DatabaseSync {
  makeFolder(folder);
  const file = databaseFile(folder);
  const marked = CommitMark.read(markFile(folder));
  // Opening an empty file would delete its write-ahead log.
  if (marked > 0 && sizeOf(file) === 0) throw new BadConfig(lost(folder, marked));
  makePrivate(file);
  keepPrivate(`${file}-wal`, `${file}-shm`);
  const db = whole(folder);
  try {
    // Before the first write, so that a removed file may still be put back.
    const missing = marked - commitsOf(db);
    if (missing > 0) throw new BadConfig(lost(folder, missing));
    migrate(db);
    if (marked > 0 && isJournalLost(db, folder)) throw new BadConfig(lostJournal(folder));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Opens an existing database. A commit through it is on the disk. */
export function connect(folder: string): DatabaseSync {
  const db = new DatabaseSync(databaseFile(folder));
  db.exec(
    'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;',
  );
  return db;
}

/** The counted commits of a database. */
export function commitsOf(db: DatabaseSync): number {
  if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'commits'").get()) return 0;
  return Number(db.prepare('SELECT count FROM commits').get()?.['count'] ?? 0);
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
const databaseFile = (folder: string): string => path.join(folder, 'atoll.db');

/** A database that was checked from its beginning to its end. */
function whole(folder: string): DatabaseSync {
  let problem: string;
  try {
    const db = connect(folder);
    problem =
      String(db.prepare('PRAGMA quick_check(1)').get()?.['quick_check']).split('\n').at(-1) ?? '';
    if (problem === 'ok') return db;
    db.close();
  } catch (error) {
    const { errcode, message } = error as { readonly errcode?: number; readonly message: string };
    if (!DAMAGE.includes(errcode ?? 0))
      throw new BadConfig(`${databaseFile(folder)} cannot be used: ${message}`);
    problem = message;
  }
  throw new BadConfig(
    `${databaseFile(folder)} is damaged (${problem}): restore a backup, see docs/operations.md`,
  );
}

/** Whether the journal that the last server did not close is not beside its database. */
function isJournalLost(db: DatabaseSync, folder: string): boolean {
  const { generation, offset } = fedPosition(db);
  if (generation === '') return false;
  const file = journalFile(folder);
  return sizeOf(file) < JOURNAL_BYTES || (offset > 0 && !beginsWith(file, generation));
}

/** Runs the migrations that this database has not seen; it counts them. */
function migrate(db: DatabaseSync): void {
  const done = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
  migrationsOf('sqlite')
    .slice(done)
    .forEach(({ sql }, index) => {
      db.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${done + index + 1}; COMMIT;`);
    });
}

function lost(folder: string, missing: number): string {
  return (
    `${databaseFile(folder)} has lost the last ${missing} of its commits: it was emptied, replaced by an older one, or its ` +
    `atoll.db-wal was taken away. Put that back, or remove ${markFile(folder)} to go on with the remaining commits`
  );
}

const lostJournal = (folder: string): string =>
  `${journalFile(folder)}, which holds the newest entries of ${databaseFile(folder)}, was taken away, cut or replaced. Put it ` +
  `back, or remove ${markFile(folder)} to go on without them`;
