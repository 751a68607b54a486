import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { entriesOf } from './journal-lines.ts';
import { type JournalPosition, journalFile, recordsAfter } from './journal-records.ts';

const POSITION = 'SELECT generation, fed FROM journal';

/** Up to where the journal is in its database. */
export function fedPosition(db: DatabaseSync): JournalPosition {
  return positionOf(db.prepare(POSITION).get());
}

/** Takes what is in the journal over into the database beside it. */
export class JournalFeed {
  readonly #file: string;
  readonly #statements;

  constructor(db: DatabaseSync) {
    this.#file = journalFile(path.dirname(db.location() ?? ''));
    this.#statements = {
      position: db.prepare(POSITION),
      move: db.prepare('UPDATE journal SET generation = :generation, fed = :offset'),
      // Whoever owns the match by now: the entry was acknowledged. A match may have been deleted.
      insert: db.prepare(`INSERT INTO match_log (match_id, seq, owner_epoch, at, client_id, entry)
        SELECT :matchId, :seq, :epoch, :at, :clientId, :entry
        WHERE EXISTS (SELECT 1 FROM matches WHERE match_id = :matchId) ON CONFLICT DO NOTHING`),
    };
  }

  /** To be called within a transaction. Throws like SQLite and the file system. */
  feed(): void {
    const { position, insert } = this.#statements;
    const { generation, offset } = positionOf(position.get());
    const records = recordsAfter(this.#file, { generation, offset });
    const end = records.at(-1)?.end;
    if (end === undefined) return;
    const entries = records.flatMap(({ text }) => entriesOf(text));
    // Each page of the table is then changed once.
    entries.sort((a, b) => (a.matchId < b.matchId ? -1 : a.matchId > b.matchId ? 1 : 0));
    for (const entry of entries) insert.run({ ...entry });
    this.moveTo({ generation, offset: end });
  }

  /** To be called within a transaction, after `feed`: the records before are void. */
  moveTo(position: JournalPosition): void {
    this.#statements.move.run({ ...position });
  }
}

const positionOf = (row: Readonly<Record<string, unknown>> | undefined): JournalPosition => ({
  generation: String(row?.['generation'] ?? ''),
  offset: Number(row?.['fed'] ?? 0),
});
