import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { EntryRow } from '../../../src/store/rows.ts';
import { linesOf } from '../../../src/store/sqlite/journal-lines.ts';
import { Journal } from '../../../src/store/sqlite/journal.ts';
import { LogReads } from '../../../src/store/sqlite/log-reads.ts';
import { openDatabase } from '../../../src/store/sqlite/sqlite-file.ts';
import { type JournalFate, SqliteWrites } from '../../../src/store/sqlite/sqlite-writes.ts';
import { matchRow } from '../../../src/store/rows.ts';
import { newMatch } from './stored-match.ts';

const LOG = 'SELECT seq, entry FROM match_log WHERE match_id = :matchId ORDER BY seq';

/** An entry whose text is `size` characters longer than the shortest. */
export const entryRowOf = (seq: number, size = 0): EntryRow => ({
  ...{ seq, at: 1767225600000 + seq, clientId: `"é\t\n${seq}` },
  entry: JSON.stringify({ seq, text: 'é\n\t"'.padEnd(size, 'x') }),
});

/**
 * A database and its journal, written to without a thread, so that the machine can be stopped
 * between any two steps.
 */
export class JournalImage {
  readonly matchId: string;
  readonly folder: string;
  readonly db: DatabaseSync;
  readonly writes: SqliteWrites;
  readonly journal: Journal;
  #copies = 0;

  constructor(folder: string) {
    this.folder = path.join(folder, 'running');
    this.db = openDatabase(this.folder);
    this.writes = new SqliteWrites(this.db);
    const journal = Journal.open(this.folder);
    if (!journal) throw new Error('there is no room for a journal');
    this.journal = journal;
    const match = newMatch();
    this.matchId = match.matchId;
    this.writes.commit([
      { do: 'create', matchId: match.matchId, match: matchRow(match) },
      { do: 'claim', matchId: match.matchId },
    ]);
  }

  /**
   * Commits nothing, with this fate of the journal; the journal follows unless the power fails
   * before.
   */
  commit(fate: JournalFate, journal: 'follows' | 'stays' = 'follows'): void {
    this.writes.commit([], fate);
    if (fate !== 'keep' && journal === 'follows')
      this.journal.begin(this.writes.committed.generation);
  }

  append(...entries: readonly EntryRow[]): Promise<void> {
    const { matchId } = this;
    return this.journal.append(linesOf({ do: 'append', matchId, epoch: 1, entries }));
  }

  /** What the disk holds now, in a folder of its own. */
  copy(): string {
    const to = path.join(this.folder, '..', `copy-${++this.#copies}`);
    mkdirSync(to);
    for (const name of readdirSync(this.folder))
      if (!name.endsWith('-shm')) cpSync(path.join(this.folder, name), path.join(to, name));
    return to;
  }

  close(): void {
    this.journal.close();
    this.db.close();
  }
}

/** The entries of a log that a server finds in a folder: before, and after they are fed. */
export function foundIn(folder: string, matchId: string): readonly (readonly unknown[])[] {
  const db = openDatabase(folder);
  const read = (): readonly unknown[] => new LogReads(db).all(LOG, { matchId });
  const before = read();
  new SqliteWrites(db).commit([], 'end');
  const after = db.prepare(LOG).all({ matchId });
  db.close();
  return [before, after];
}
