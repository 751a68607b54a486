import type { Catalog } from '@atoll/catalog';
import type { NotifyRequest } from '@atoll/protocol';
import type { Config } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import type { Metrics } from '../process/metrics.ts';
import { hashToken } from '../match/secrets.ts';
import { type MatchStore, NotStored, Unreadable } from '../store/match-store.ts';
import type { NoticeTarget, Subscription, SubscriptionKey } from '../store/subscriptions.ts';
import { addressOf, Delivery } from './delivery.ts';
import { NoticeQueue, RETRIES_MS } from './notice-queue.ts';
import { isPushReader } from './push-encryption.ts';
import { TableNotices, type WatchedMatch } from './table-notices.ts';
import { pinTarget, RefusedTarget, type TargetRules } from './target-address.ts';
import { newVapidSecret, type VapidKeys, vapidKeys } from './vapid.ts';

/** How many devices, or webhooks, one seat may have. */
const MOST_OF_SEAT = 8;
/**
 * How long, in ms, and for how many addresses it is remembered that a push service reported them
 * gone. A browser that registers such an address later is refused when the next message is sent.
 */
const GONE_MS = 180 * 86_400_000;
const MOST_GONE = 10_000;
/** How long servers that share a database leave each other's notices alone, in ms. */
const GRACE_PERIOD_MS = 15_000;

export interface NoticesParts {
  readonly store: MatchStore;
  readonly catalog: Catalog;
  readonly config: Pick<
    Config,
    'publicUrl' | 'cluster' | 'notifyAfter' | 'notifyContact' | 'notifyLoopback'
  >;
  /** Whether this server holds the table of a match. */
  readonly holds: (matchId: string) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Aborted on shutdown. */
  readonly leaving: AbortSignal;
  readonly retries?: readonly number[];
}

/** A request of a device to be notified about seats that it holds. */
export interface Wish {
  readonly device: string;
  readonly seats: readonly { readonly matchId: string; readonly token: string }[];
  readonly target: NotifyRequest['target'];
  /** BCP 47. */
  readonly language?: string | undefined;
  /** The origin of the page that asks. */
  readonly origin: string;
}

/** This address is gone for good. */
export class GoneTarget extends Error {
  override readonly name = 'GoneTarget';
}

/** Notifies absent people that a match waits for them. */
export class Notices {
  readonly #parts: NoticesParts;
  readonly #queue: NoticeQueue;
  readonly #rules: TargetRules;
  #keys: Promise<VapidKeys> | undefined;
  /** Answers of push services that were already logged. */
  readonly #refusals = new Set<number>();

  constructor(parts: NoticesParts) {
    const { store, catalog, config, holds, now, metrics, retries = RETRIES_MS } = parts;
    const { cluster, notifyContact, notifyLoopback } = config;
    this.#parts = parts;
    this.#rules = { loopback: notifyLoopback ? 'allowed' : 'refused' };
    const delivery = new Delivery({
      find: (matchId) => store.find(matchId),
      nameOf: (gameId) => catalog[gameId]?.name,
      keys: () => this.#vapid(),
      subject: notifyContact,
      rules: this.#rules,
      now,
    });
    this.#queue = new NoticeQueue({
      store: store.subscriptions,
      send: async (subscription, signal) => {
        const result = await delivery.send(subscription, signal);
        if (result.kind === 'gone') await this.#keepGone(subscription.target);
        if (result.kind === 'refused') this.#tellRefusal(subscription, result.status);
        return result;
      },
      holds,
      gracePeriod: cluster ? GRACE_PERIOD_MS : 0,
      retries,
      now,
      onResult: (result) => metrics.notices.inc({ result }),
      onError: (error) => this.#report(error),
    });
  }

  /** Sends the notices left by a server that ended, and those that become due. */
  start(): void {
    this.#queue.wake();
  }

  close(): Promise<void> {
    return this.#queue.close();
  }

  /** The public key by which browsers recognize the messages of this server. */
  async pushKey(): Promise<string> {
    return (await this.#vapid()).publicKey;
  }

  /**
   * Subscribes a device for the seats that it holds; a seat whose token is unknown, whose match is
   * over or that has too many devices is left out. Throws `RefusedTarget` for an address that must
   * not be written to, `GoneTarget` for one that its push service reported gone.
   */
  async subscribe({ device, seats, origin, ...wish }: Wish): Promise<void> {
    const { store, now, config } = this.#parts;
    const own = config.publicUrl === undefined ? origin : new URL(config.publicUrl).origin;
    const { language } = wish;
    const target: NoticeTarget = {
      ...{ ...wish.target, origin: own },
      ...(language === undefined ? {} : { language }),
    };
    const held = (await Promise.all(seats.map((seat) => this.#held(seat)))).flat();
    // No name is looked up for a client that holds no seat.
    if (held.length === 0) return;
    await this.#check(target);
    if (target.kind === 'push' && (await store.subscriptions.isGone(...this.#asGone(target))))
      throw new GoneTarget('its push service says that it is gone');
    const { kind } = target;
    const wanted = held.map((seat) => ({ ...seat, device, kind, target, at: now() }));
    await Promise.all(wanted.map((each) => store.subscriptions.put(each, MOST_OF_SEAT)));
  }

  ofDevice(device: string): Promise<readonly Subscription[]> {
    return this.#parts.store.subscriptions.ofDevice(device);
  }

  stop(which: Pick<SubscriptionKey, 'device' | 'kind'>): Promise<void> {
    return this.#parts.store.subscriptions.stop(which);
  }

  /** The notices of a table that this server holds. */
  ofTable(state: WatchedMatch, connected: (seat: number) => boolean): TableNotices {
    const { store, now, config, leaving } = this.#parts;
    return new TableNotices({
      state,
      connected,
      store: store.subscriptions,
      after: config.notifyAfter * 1000,
      now,
      leaving,
      wake: (due) => this.#queue.wake(due),
      onError: (error) => this.#report(error),
    });
  }

  /** The stored key of a seat; empty if the token opens none, or the match is over. */
  async #held({
    matchId,
    token,
  }: Wish['seats'][number]): Promise<readonly { matchId: string; tokenHash: string }[]> {
    const match = await this.#parts.store.find(matchId);
    const tokenHash = hashToken(token);
    const opens = match?.table.seats.some(
      (seat) => seat.kind === 'person' && seat.tokenHash === tokenHash,
    );
    return opens && match?.table.endedAt === 0 ? [{ matchId, tokenHash }] : [];
  }

  async #check(target: NoticeTarget): Promise<void> {
    if (target.kind === 'push' && !isPushReader(target))
      throw new RefusedTarget('nothing can be encrypted for this key');
    try {
      await pinTarget(addressOf(target), this.#rules);
    } catch (error) {
      if (error instanceof RefusedTarget) throw error;
      throw new RefusedTarget('its name cannot be looked up', { cause: error });
    }
  }

  /** A webhook may exist again; an address that a push service ended stays gone. */
  async #keepGone(target: NoticeTarget): Promise<void> {
    if (target.kind !== 'push') return;
    const [hash, since] = this.#asGone(target);
    const { store, now } = this.#parts;
    await store.subscriptions.keepGone({ hash, at: now() }, { since, most: MOST_GONE });
  }

  /** The hash by which an address is remembered, and the oldest time that counts. */
  #asGone(target: NoticeTarget): readonly [string, number] {
    return [hashToken(addressOf(target)), this.#parts.now() - GONE_MS];
  }

  /** Created when first needed, and kept for good: browsers subscribe with them. */
  async #vapid(): Promise<VapidKeys> {
    this.#keys ??= this.#parts.store.subscriptions
      .secret('vapid', newVapidSecret())
      .then(vapidKeys);
    try {
      return await this.#keys;
    } catch (error) {
      this.#keys = undefined;
      throw error;
    }
  }

  /** Logs each status once: `atoll_notices_total` counts them. */
  #tellRefusal({ kind }: Subscription, status: number | undefined): void {
    if (kind !== 'push' || status === undefined || this.#refusals.has(status)) return;
    this.#refusals.add(status);
    const { logger, config } = this.#parts;
    const contact = config.notifyContact === undefined ? 'none: set NOTIFY_CONTACT' : 'told';
    logger.warn({ status, contact }, 'a push service refuses the messages of this server');
  }

  /** Logs neither addresses nor names: a reader of the log must learn none. */
  #report(error: unknown): void {
    const { leaving, logger, metrics } = this.#parts;
    // The next server recomputes a change that was not stored in time.
    if (leaving.aborted) return;
    if (error instanceof NotStored || error instanceof Unreadable)
      return logger.warn({ err: error }, 'notices wait for the store');
    metrics.errors.inc({ where: 'notices' });
    logger.error({ err: error }, 'unexpected error about notices');
  }
}
