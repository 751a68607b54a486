import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { RecordingStore } from '../recordings.ts';
import { SqliteRead } from './sqlite-read.ts';
import type { Write, Writer } from '../writes.ts';

/** Recordings in SQLite: read here, written by the writer thread. */
export class SqliteRecordings implements RecordingStore {
  readonly #writer: Writer;
  readonly #unrecorded: SqliteRead;
  readonly #find: SqliteRead;

  constructor(db: DatabaseSync, writer: Writer) {
    this.#writer = writer;
    this.#unrecorded = new SqliteRead(
      db,
      `SELECT match_id FROM matches
      WHERE ended_at > 0 AND recorded = 0 ORDER BY ended_at LIMIT ?`,
    );
    this.#find = new SqliteRead(db, 'SELECT packed FROM recordings WHERE match_id = ?');
  }

  async unrecorded(most: number): Promise<readonly string[]> {
    return this.#unrecorded.all(most).map(({ match_id: id }) => String(id));
  }

  async find(matchId: string): Promise<Uint8Array | undefined> {
    return this.#find.get(matchId)?.['packed'] as Uint8Array | undefined;
  }

  keep(matchId: string, packed: Uint8Array | undefined): Promise<void> {
    return this.#writer.keepRecording(matchId, packed);
  }
}

/** Writes recordings to one database, inside the transaction of a batch. */
export class SqliteRecordingWrites {
  readonly #mark: StatementSync;
  readonly #keep: StatementSync;

  constructor(db: DatabaseSync) {
    this.#mark = db.prepare('UPDATE matches SET recorded = 1 WHERE match_id = ?');
    this.#keep = db.prepare('INSERT OR REPLACE INTO recordings (match_id, packed) VALUES (?, ?)');
  }

  /** Returns how many matches were marked: one or none. */
  write({ matchId, packed }: Extract<Write, { readonly do: 'recording' }>): number {
    const known = Number(this.#mark.run(matchId).changes);
    if (known > 0 && packed !== undefined) this.#keep.run(matchId, packed);
    return known;
  }
}
