import type { DatabaseSync } from 'node:sqlite';
import type { ChatWrite } from '../chat-rows.ts';

const KEPT = 'EXISTS (SELECT 1 FROM matches WHERE match_id = :matchId)';

/**
 * Writes the chat to one database, inside the transaction of a batch. No write may fail: the
 * actions of the batch would fail with it.
 */
export class SqliteChatWrites {
  readonly #statements;

  constructor(db: DatabaseSync) {
    this.#statements = {
      add: db.prepare(`INSERT INTO chat (match_id, n, seat, at, phrase, text)
        SELECT :matchId, :n, :seat, :at, :phrase, :text WHERE ${KEPT} ON CONFLICT DO NOTHING`),
      drop: db.prepare('DELETE FROM chat WHERE match_id = ? AND n <= ?'),
      delete: db.prepare(`UPDATE chat SET seat = -1, at = 0, phrase = '', text = ''
        WHERE match_id = :matchId AND n BETWEEN :from AND :to`),
      report: db.prepare(`INSERT INTO chat_reports
          (match_id, n, seat, at, phrase, text, reporter, reported_at)
        SELECT :matchId, :n, :seat, :at, :phrase, :text, :reporter, :reportedAt WHERE ${KEPT}
        ON CONFLICT DO NOTHING`),
      settle: db.prepare('DELETE FROM chat_reports WHERE match_id = :matchId AND n = :n'),
    };
  }

  /** Returns how many rows were written. */
  write(write: ChatWrite): number {
    const { add, drop } = this.#statements;
    if (write.change !== 'add')
      return Number(this.#statements[write.change].run({ ...write.row }).changes);
    const { most, ...row } = write.row;
    const written = Number(add.run(row).changes);
    if (row.n > most) drop.run(row.matchId, row.n - most);
    return written;
  }
}
