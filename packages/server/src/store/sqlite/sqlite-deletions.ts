import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Expired } from '../match-store.ts';

/** The tables with rows of a match that are not deleted by cascade, and then its own. */
const TABLES = ['match_log', 'match_snapshots', 'subscriptions', 'matches'];

/** Deletes matches of one database, inside the transaction of a batch. */
export class SqliteDeletions {
  readonly #expired: StatementSync;
  readonly #deletions: readonly StatementSync[];

  constructor(db: DatabaseSync) {
    this.#expired = db.prepare(`SELECT match_id FROM matches
        WHERE ended_at > 0 AND ended_at < :endedBefore
      UNION ALL
      SELECT match_id FROM matches AS m
        WHERE ended_at = 0 AND created_at < :quietSince AND started_at < :quietSince
          AND coalesce((SELECT at FROM match_log AS l WHERE l.match_id = m.match_id
            ORDER BY seq DESC LIMIT 1), 0) < :quietSince
      LIMIT :most`);
    this.#deletions = TABLES.map((table) => db.prepare(`DELETE FROM ${table} WHERE match_id = ?`));
  }

  /** Returns how many matches were deleted: one or none. */
  delete(matchId: string): number {
    const changes = this.#deletions.map((deletion) => Number(deletion.run(matchId).changes));
    return changes.at(-1) ?? 0;
  }

  /** Returns how many matches were deleted. */
  deleteExpired({ endedBefore, quietSince, most }: Expired): number {
    const expired = this.#expired.all({ endedBefore, quietSince, most });
    for (const { match_id: id } of expired) this.delete(String(id));
    return expired.length;
  }
}
