import { NotStored, Unreadable } from '../match-store.ts';
import type { PostgresConnections } from './postgres-connections.ts';
import { noteRow, putRow, toSubscription } from '../subscription-rows.ts';
import type {
  GoneAddress,
  GoneBounds,
  NewSubscription,
  NoticeState,
  Subscription,
  SubscriptionKey,
  SubscriptionStore,
} from '../subscriptions.ts';

const ONE = 'match_id = $1 AND device = $2 AND kind = $3';

const READS = {
  'of-match': 'SELECT * FROM subscriptions WHERE match_id = $1',
  'of-device': 'SELECT * FROM subscriptions WHERE device = $1 ORDER BY match_id, kind',
  pending: 'SELECT * FROM subscriptions WHERE due > 0 ORDER BY due LIMIT $1',
  gone: 'SELECT 1 FROM gone_addresses WHERE hash = $1 AND at >= $2',
  secret: 'SELECT value FROM secrets WHERE name = $1',
} as const;

const WRITES = {
  'put-subscription': `INSERT INTO subscriptions (match_id, device, kind, token_hash, target, at)
    SELECT $1::TEXT, $2::TEXT, $3::TEXT, $4::TEXT, $5::TEXT, $6::BIGINT
    WHERE (SELECT count(*) FROM subscriptions WHERE match_id = $1
      AND token_hash = $4 AND NOT (device = $2 AND kind = $3)) < $7::BIGINT
    ON CONFLICT (match_id, device, kind) DO UPDATE
      SET token_hash = excluded.token_hash, target = excluded.target, at = excluded.at`,
  'note-subscription': `UPDATE subscriptions SET notice = $5, due = $6, tries = $7, told = $8
    WHERE ${ONE} AND due = $4`,
  'drop-subscription': `DELETE FROM subscriptions WHERE ${ONE}`,
  'stop-subscriptions': 'DELETE FROM subscriptions WHERE device = $1 AND kind = $2',
  'keep-gone': `INSERT INTO gone_addresses VALUES ($1, $2)
    ON CONFLICT (hash) DO UPDATE SET at = excluded.at`,
  'forget-gone': `DELETE FROM gone_addresses WHERE at < $1 OR hash IN
    (SELECT hash FROM gone_addresses ORDER BY at DESC, hash OFFSET $2)`,
  'keep-secret': 'INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING',
} as const;

type Values = readonly (string | number)[];

/**
 * Subscriptions in PostgreSQL. They are written one by one and outside the queue of the matches: no
 * action waits for them, and conflicts between servers over them cannot fail an action.
 */
export class PostgresSubscriptions implements SubscriptionStore {
  readonly #connections: PostgresConnections;

  constructor(connections: PostgresConnections) {
    this.#connections = connections;
  }

  async ofMatch(matchId: string): Promise<readonly Subscription[]> {
    return (await this.#read('of-match', [matchId])).map(toSubscription);
  }

  async ofDevice(device: string): Promise<readonly Subscription[]> {
    return (await this.#read('of-device', [device])).map(toSubscription);
  }

  async pending(most: number): Promise<readonly Subscription[]> {
    return (await this.#read('pending', [most])).map(toSubscription);
  }

  async put(subscription: NewSubscription, most: number): Promise<boolean> {
    const { matchId, device, kind, tokenHash, target, at } = putRow(subscription, most);
    const values = [matchId, device, kind, tokenHash, target, at, most];
    return (await this.#write('put-subscription', values)) === 1;
  }

  async note(subscription: SubscriptionKey & NoticeState, state: NoticeState): Promise<boolean> {
    const { matchId, device, kind, was, notice, due, tries, told } = noteRow(subscription, state);
    const values = [matchId, device, kind, was, notice, due, tries, told];
    return (await this.#write('note-subscription', values)) === 1;
  }

  async drop({ matchId, device, kind }: SubscriptionKey): Promise<void> {
    await this.#write('drop-subscription', [matchId, device, kind]);
  }

  async stop({ device, kind }: Pick<SubscriptionKey, 'device' | 'kind'>): Promise<void> {
    await this.#write('stop-subscriptions', [device, kind]);
  }

  async keepGone({ hash, at }: GoneAddress, { since, most }: GoneBounds): Promise<void> {
    await this.#write('keep-gone', [hash, at]);
    await this.#write('forget-gone', [since, most]);
  }

  async isGone(hash: string, since: number): Promise<boolean> {
    return (await this.#read('gone', [hash, since])).length > 0;
  }

  async secret(name: string, fresh: string): Promise<string> {
    const [kept] = await this.#read('secret', [name]);
    if (kept === undefined) await this.#write('keep-secret', [name, fresh]);
    return String((kept ?? (await this.#read('secret', [name]))[0])?.['value']);
  }

  async #read(
    name: keyof typeof READS,
    values: Values,
  ): Promise<readonly Readonly<Record<string, unknown>>[]> {
    try {
      const query = { text: READS[name], values };
      return (await this.#connections.run(query)).rows;
    } catch (error) {
      throw new Unreadable('the database does not answer', { cause: error });
    }
  }

  /** Returns how many rows were written. Repeating a write changes nothing a second time. */
  async #write(name: keyof typeof WRITES, values: Values): Promise<number> {
    try {
      const query = { text: WRITES[name], values };
      return (await this.#connections.run(query)).rowCount ?? 0;
    } catch (error) {
      throw new NotStored((error as Error).message, { cause: error });
    }
  }
}
