import type { DatabaseSync } from 'node:sqlite';
import { SqliteRead } from './sqlite-read.ts';
import { keyRow, noteRow, putRow, toSubscription } from '../subscription-rows.ts';
import type {
  GoneAddress,
  GoneBounds,
  NewSubscription,
  NoticeState,
  Subscription,
  SubscriptionKey,
  SubscriptionStore,
} from '../subscriptions.ts';
import type { Writer } from '../writes.ts';

/** Subscriptions in SQLite: read here, written by the writer thread. */
export class SqliteSubscriptions implements SubscriptionStore {
  readonly #writer: Writer;
  readonly #reads;

  constructor(db: DatabaseSync, writer: Writer) {
    this.#writer = writer;
    this.#reads = {
      ofMatch: new SqliteRead(db, 'SELECT * FROM subscriptions WHERE match_id = ?'),
      ofDevice: new SqliteRead(
        db,
        'SELECT * FROM subscriptions WHERE device = ? ORDER BY match_id, kind',
      ),
      pending: new SqliteRead(db, 'SELECT * FROM subscriptions WHERE due > 0 ORDER BY due LIMIT ?'),
      gone: new SqliteRead(db, 'SELECT 1 FROM gone_addresses WHERE hash = ? AND at >= ?'),
      secret: new SqliteRead(db, 'SELECT value FROM secrets WHERE name = ?'),
    };
  }

  async ofMatch(matchId: string): Promise<readonly Subscription[]> {
    return this.#reads.ofMatch.all(matchId).map(toSubscription);
  }

  async ofDevice(device: string): Promise<readonly Subscription[]> {
    return this.#reads.ofDevice.all(device).map(toSubscription);
  }

  async pending(most: number): Promise<readonly Subscription[]> {
    return this.#reads.pending.all(most).map(toSubscription);
  }

  async put(subscription: NewSubscription, most: number): Promise<boolean> {
    return (
      (await this.#writer.subscription({ change: 'put', row: putRow(subscription, most) })) === 1
    );
  }

  async note(subscription: SubscriptionKey & NoticeState, state: NoticeState): Promise<boolean> {
    return (
      (await this.#writer.subscription({ change: 'note', row: noteRow(subscription, state) })) === 1
    );
  }

  async drop(subscription: SubscriptionKey): Promise<void> {
    await this.#writer.subscription({ change: 'drop', row: keyRow(subscription) });
  }

  async stop({ device, kind }: Pick<SubscriptionKey, 'device' | 'kind'>): Promise<void> {
    await this.#writer.subscription({ change: 'stop', row: { device, kind } });
  }

  async keepGone({ hash, at }: GoneAddress, { since, most }: GoneBounds): Promise<void> {
    await Promise.all([
      this.#writer.subscription({ change: 'gone', row: { hash, at } }),
      this.#writer.subscription({ change: 'forget', row: { since, most } }),
    ]);
  }

  async isGone(hash: string, since: number): Promise<boolean> {
    return this.#reads.gone.get(hash, since) !== undefined;
  }

  async secret(name: string, fresh: string): Promise<string> {
    const kept = this.#reads.secret.get(name);
    if (kept === undefined)
      await this.#writer.subscription({ change: 'secret', row: { name, value: fresh } });
    return String((kept ?? this.#reads.secret.get(name))?.['value']);
  }
}
