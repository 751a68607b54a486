import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SubscriptionWrite } from '../subscription-rows.ts';

const ONE = 'match_id = :matchId AND device = :device AND kind = :kind';

/** Writes subscriptions to one database, inside the transaction of a batch. */
export class SqliteSubscriptionWrites {
  readonly #statements: Readonly<Record<SubscriptionWrite['change'], StatementSync>>;

  constructor(db: DatabaseSync) {
    this.#statements = {
      put: db.prepare(`INSERT INTO subscriptions (match_id, device, kind, token_hash, target, at)
        SELECT :matchId, :device, :kind, :tokenHash, :target, :at
        WHERE (SELECT count(*) FROM subscriptions WHERE match_id = :matchId
          AND token_hash = :tokenHash AND NOT (device = :device AND kind = :kind)) < :most
        ON CONFLICT (match_id, device, kind) DO UPDATE
          SET token_hash = excluded.token_hash, target = excluded.target, at = excluded.at`),
      note: db.prepare(`UPDATE subscriptions
        SET notice = :notice, due = :due, tries = :tries, told = :told
        WHERE ${ONE} AND due = :was`),
      drop: db.prepare(`DELETE FROM subscriptions WHERE ${ONE}`),
      stop: db.prepare('DELETE FROM subscriptions WHERE device = :device AND kind = :kind'),
      gone: db.prepare(`INSERT INTO gone_addresses VALUES (:hash, :at)
        ON CONFLICT (hash) DO UPDATE SET at = excluded.at`),
      forget: db.prepare(`DELETE FROM gone_addresses WHERE at < :since OR hash IN
        (SELECT hash FROM gone_addresses ORDER BY at DESC, hash LIMIT -1 OFFSET :most)`),
      secret: db.prepare('INSERT INTO secrets VALUES (:name, :value) ON CONFLICT DO NOTHING'),
    };
  }

  /** Returns how many rows were written. */
  write({ change, row }: SubscriptionWrite): number {
    return Number(this.#statements[change].run({ ...row }).changes);
  }
}
