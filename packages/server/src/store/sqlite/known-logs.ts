import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Append } from './journal-lines.ts';

interface KnownLog {
  readonly epoch: number;
  /** The number of its last entry. */
  readonly last: number;
}

/**
 * The owners and the lengths of logs, as long as nobody else writes to the database: what the fence
 * of the database would say about an append. To be forgotten after each commit of the database.
 */
export class KnownLogs {
  readonly #count: StatementSync;
  readonly #ask: StatementSync;
  #logs = new Map<string, KnownLog>();
  #commits = -1;

  constructor(db: DatabaseSync) {
    this.#count = db.prepare('SELECT count FROM commits');
    this.#ask = db.prepare(`SELECT owner_epoch,
      (SELECT max(seq) FROM match_log AS l WHERE l.match_id = m.match_id) AS last
      FROM matches AS m WHERE match_id = ?`);
  }

  /** To be called after a commit that took the whole journal over. */
  forget(commits: number): void {
    this.#logs.clear();
    this.#commits = commits;
  }

  /**
   * What will be known once all of these are written; undefined if one of them may not be, or if
   * another process has written to the database. Throws like SQLite.
   */
  after(appends: readonly Append[]): ReadonlyMap<string, KnownLog> | undefined {
    if (Number(this.#count.get()?.['count']) !== this.#commits) return undefined;
    const after = new Map<string, KnownLog>();
    for (const { matchId, epoch, entries } of appends) {
      const log = after.get(matchId) ?? this.#logs.get(matchId) ?? this.#stored(matchId);
      if (log?.epoch !== epoch) return undefined;
      let { last } = log;
      for (const { seq } of entries) {
        if (seq <= last) return undefined;
        last = seq;
      }
      after.set(matchId, { epoch, last });
    }
    return after;
  }

  keep(after: ReadonlyMap<string, KnownLog>): void {
    for (const [matchId, log] of after) this.#logs.set(matchId, log);
  }

  #stored(matchId: string): KnownLog | undefined {
    const row = this.#ask.get(matchId);
    return row && { epoch: Number(row['owner_epoch']), last: Number(row['last'] ?? 0) };
  }
}
