import type { Driver } from './driver.ts';
import type { FoundRow } from './rows.ts';
import type {
  GoneAddress,
  GoneBounds,
  NewSubscription,
  NoticeState,
  NoticeTarget,
  Subscription,
  SubscriptionKey,
  SubscriptionStore,
} from './subscriptions.ts';

const ONE = 'match_id = :matchId AND device = :device AND kind = :kind';

/** Subscriptions in a database. Repeating a write changes nothing a second time. */
export class DatabaseSubscriptions implements SubscriptionStore {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async ofMatch(matchId: string): Promise<readonly Subscription[]> {
    const sql = 'SELECT * FROM subscriptions WHERE match_id = :matchId';
    return (await this.#driver.read(sql, { matchId })).map(toSubscription);
  }

  async ofDevice(device: string): Promise<readonly Subscription[]> {
    const sql = 'SELECT * FROM subscriptions WHERE device = :device ORDER BY match_id, kind';
    return (await this.#driver.read(sql, { device })).map(toSubscription);
  }

  async pending(most: number): Promise<readonly Subscription[]> {
    const sql = 'SELECT * FROM subscriptions WHERE due > 0 ORDER BY due LIMIT :most';
    return (await this.#driver.read(sql, { most })).map(toSubscription);
  }

  async put(
    { matchId, device, kind, tokenHash, target, at }: NewSubscription,
    most: number,
  ): Promise<boolean> {
    const written = await this.#driver.change({
      sql: `INSERT INTO subscriptions (match_id, device, kind, token_hash, target, at)
        SELECT :matchId, :device, :kind, :tokenHash, :target, :at
        WHERE (SELECT count(*) FROM subscriptions
          WHERE match_id = :matchId AND token_hash = :tokenHash AND NOT (${ONE})) < :most
        ON CONFLICT (match_id, device, kind) DO UPDATE
          SET token_hash = excluded.token_hash, target = excluded.target, at = excluded.at`,
      values: { matchId, device, kind, tokenHash, target: JSON.stringify(target), at, most },
    });
    return written === 1;
  }

  async note(
    { matchId, device, kind, due: was }: SubscriptionKey & NoticeState,
    { notice, due, tries, told: notified }: NoticeState,
  ): Promise<boolean> {
    const written = await this.#driver.change({
      sql: `UPDATE subscriptions SET notice = :notice, due = :due, tries = :tries, told = :told
        WHERE ${ONE} AND due = :was`,
      values: { matchId, device, kind, was, notice, due, tries, told: notified },
    });
    return written === 1;
  }

  async drop({ matchId, device, kind }: SubscriptionKey): Promise<void> {
    await this.#driver.change({
      sql: `DELETE FROM subscriptions WHERE ${ONE}`,
      values: { matchId, device, kind },
    });
  }

  async stop({ device, kind }: Pick<SubscriptionKey, 'device' | 'kind'>): Promise<void> {
    await this.#driver.change({
      sql: 'DELETE FROM subscriptions WHERE device = :device AND kind = :kind',
      values: { device, kind },
    });
  }

  async keepGone({ hash, at }: GoneAddress, { since, most }: GoneBounds): Promise<void> {
    await this.#driver.change({
      sql: `INSERT INTO gone_addresses VALUES (:hash, :at)
        ON CONFLICT (hash) DO UPDATE SET at = excluded.at`,
      values: { hash, at },
    });
    // Apart from it, so that two servers never wait for each other.
    await this.#driver.change({
      sql: `DELETE FROM gone_addresses WHERE at < :since OR hash NOT IN
        (SELECT hash FROM gone_addresses ORDER BY at DESC, hash LIMIT :most)`,
      values: { since, most },
    });
  }

  async isGone(hash: string, since: number): Promise<boolean> {
    const sql = 'SELECT 1 FROM gone_addresses WHERE hash = :hash AND at >= :since';
    return (await this.#driver.read(sql, { hash, since })).length > 0;
  }

  async secret(name: string, fresh: string): Promise<string> {
    const find = () => this.#driver.read('SELECT value FROM secrets WHERE name = :name', { name });
    const [kept] = await find();
    if (kept === undefined)
      await this.#driver.change({
        sql: 'INSERT INTO secrets VALUES (:name, :fresh) ON CONFLICT DO NOTHING',
        values: { name, fresh },
      });
    return String((kept ?? (await find())[0])?.['value']);
  }
}

const toSubscription = (row: FoundRow): Subscription => ({
  matchId: String(row['match_id']),
  device: String(row['device']),
  kind: row['kind'] === 'push' ? 'push' : 'webhook',
  tokenHash: String(row['token_hash']),
  target: JSON.parse(String(row['target'])) as NoticeTarget,
  at: Number(row['at']),
  notice: String(row['notice']) as Subscription['notice'],
  due: Number(row['due']),
  tries: Number(row['tries']),
  told: String(row['told']) as Subscription['told'],
});
