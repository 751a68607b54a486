import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { FoundRow } from '../rows.ts';
import type { StatementValues } from '../statement.ts';
import { fedPosition } from './journal-feed.ts';
import { entriesOf, type JournalEntry } from './journal-lines.ts';
import { journalFile, recordsAfter } from './journal-records.ts';
import { SqliteStatements } from './sqlite-statements.ts';

const LOG = /\bFROM match_log\b/g;
const WITH_TAIL = `FROM (SELECT * FROM match_log UNION ALL
  SELECT * FROM temp.journal_tail AS t WHERE NOT EXISTS (SELECT 1 FROM match_log AS l
    WHERE (l.match_id, l.seq) = (t.match_id, t.seq)))`;

/**
 * Reads a database together with the entries that are only in its journal. Takes no lock, so that
 * reads go on while nothing can be written.
 */
export class LogReads {
  readonly #db: DatabaseSync;
  readonly #statements: SqliteStatements;
  readonly #file: string;
  #hasTable = false;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#statements = new SqliteStatements(db);
    this.#file = journalFile(path.dirname(db.location() ?? ''));
  }

  /** Throws like SQLite and the file system. */
  all(sql: string, values: StatementValues): readonly FoundRow[] {
    if (sql.search(LOG) === -1) return this.#statements.of(sql).all(values);
    const tail = this.#tail(values['matchId']);
    if (tail.length === 0) return this.#statements.of(sql).all(values);
    this.#fill(tail);
    return this.#statements.of(sql.replace(LOG, WITH_TAIL)).all(values);
  }

  /**
   * What is fed after this is read twice, and counted once; the entries of a generation stay
   * readable until a newer one has records.
   */
  #tail(matchId: StatementValues[string] | undefined): readonly JournalEntry[] {
    const position = fedPosition(this.#db);
    return recordsAfter(this.#file, position).flatMap(({ text }) =>
      entriesOf(text, typeof matchId === 'string' ? matchId : undefined),
    );
  }

  #fill(tail: readonly JournalEntry[]): void {
    if (!this.#hasTable)
      this.#db.exec(`PRAGMA temp_store = MEMORY;
        CREATE TEMP TABLE journal_tail AS SELECT * FROM match_log LIMIT 0;`);
    this.#hasTable = true;
    this.#statements.of('DELETE FROM temp.journal_tail').run();
    const insert = this.#statements.of(`INSERT INTO temp.journal_tail
      (match_id, seq, owner_epoch, at, client_id, entry)
      VALUES (:matchId, :seq, :epoch, :at, :clientId, :entry)`);
    for (const entry of tail) insert.run({ ...entry });
  }
}
