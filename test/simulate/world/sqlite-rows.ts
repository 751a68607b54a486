import type { DatabaseSync } from 'node:sqlite';
import type { FoundRow } from '../../../packages/server/src/store/rows.ts';
import { LogReads } from '../../../packages/server/src/store/sqlite/log-reads.ts';
import { connect } from '../../../packages/server/src/store/sqlite/sqlite-file.ts';
import { SqliteWrites } from '../../../packages/server/src/store/sqlite/sqlite-writes.ts';
import type { Write, Written } from '../../../packages/server/src/store/writes.ts';
import type { EntryLine, SaidLine, Stored } from './stored.ts';

const LOG = `SELECT seq, owner_epoch, client_id, entry FROM match_log
  WHERE match_id = :matchId ORDER BY seq`;
const LENGTH = 'SELECT max(seq) AS length FROM match_log WHERE match_id = :matchId';

/** The rows in the SQLite database of a server, through a connection without faults. */
export class SqliteRows implements Stored {
  readonly #folder: () => string;
  #open: ReturnType<typeof opened> | undefined;

  constructor(folder: () => string) {
    this.#folder = folder;
  }

  match(matchId: string): FoundRow | undefined {
    return this.#current.match.get(matchId);
  }

  log(matchId: string): readonly EntryLine[] {
    return this.#current.reads.all(LOG, { matchId }) as unknown as readonly EntryLine[];
  }

  length(matchId: string): number {
    return Number(this.#current.reads.all(LENGTH, { matchId })[0]?.['length'] ?? 0);
  }

  said(matchId: string): readonly SaidLine[] {
    return this.#current.said.all(matchId) as unknown as readonly SaidLine[];
  }

  write(batch: readonly Write[]): readonly Written[] {
    return new SqliteWrites(this.#current.db).commit(batch);
  }

  close(): void {
    this.#open?.db.close();
    this.#open = undefined;
  }

  get #current() {
    const folder = this.#folder();
    if (this.#open?.folder !== folder) {
      this.close();
      this.#open = opened(folder);
    }
    return this.#open!;
  }
}

function opened(folder: string) {
  const db: DatabaseSync = connect(folder);
  db.exec('PRAGMA synchronous = OFF');
  return {
    ...{ folder, db },
    match: db.prepare('SELECT * FROM matches WHERE match_id = ?'),
    reads: new LogReads(db),
    said: db.prepare('SELECT n, seat, text FROM chat WHERE match_id = ? ORDER BY n'),
  };
}
