import type {
  About,
  NoticeState,
  Subscription,
  SubscriptionStore,
} from '../store/subscriptions.ts';
import { addressOf, type DeliveryResult } from './delivery.ts';

/** How long after each attempt the next one comes, in ms; after the last there is none. */
export const RETRIES_MS: readonly number[] = [15_000, 60_000, 300_000, 1_800_000, 7_200_000];
/** How long a claim excludes other servers, in ms: longer than an attempt may take. */
const LEASE_MS = 60_000;
/** How often the queue looks for notices that it was not woken for, in ms. */
const SWEEP_MS = 30_000;
/** Wait before the store is asked again after a failure, in ms. */
const STORE_MS = 5_000;
/** Most notices sent at once. */
const MOST_AT_ONCE = 64;
const MOST_READ = 200;

export interface NoticeQueueParts {
  readonly store: SubscriptionStore;
  readonly send: (
    subscription: Subscription & { readonly notice: About },
    signal: AbortSignal,
  ) => Promise<DeliveryResult>;
  /** Whether this server holds the table of a match. */
  readonly holds: (matchId: string) => boolean;
  /**
   * How long other servers get to send the notices of a table that this server does not hold, in
   * ms; 0 without other servers.
   */
  readonly gracePeriod: number;
  readonly retries: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onResult: (result: DeliveryResult['kind'] | 'given-up') => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Sends the notices that are due in the store. Each is claimed there before it is sent, so that
 * only one of several servers sends it, and a notice interrupted by a server's end is retried.
 */
export class NoticeQueue {
  readonly #parts: NoticeQueueParts;
  readonly #closing = new AbortController();
  /** The attempts under way, by subscription. */
  readonly #sending = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Infinity;
  #looking: Promise<void> | undefined;
  #again = false;

  constructor(parts: NoticeQueueParts) {
    this.#parts = parts;
  }

  /** Call at the start, and with the due time of each new notice. */
  wake(due = this.#parts.now()): void {
    if (this.#closing.signal.aborted || due >= this.#wakesAt) return;
    clearTimeout(this.#timer);
    this.#wakesAt = due;
    const wait = Math.min(Math.max(0, due - this.#parts.now()), SWEEP_MS);
    this.#timer = setTimeout(() => this.#begin(), wait);
    this.#timer.unref();
  }

  /** Aborts the attempts under way; the next server that looks sends them anew. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#sending.values());
  }

  #begin(): void {
    this.#wakesAt = Infinity;
    if (this.#looking) {
      this.#again = true;
      return;
    }
    this.#again = false;
    this.#looking = this.#look()
      .catch((error: unknown) => {
        this.#parts.onError(error);
        return this.#parts.now() + STORE_MS;
      })
      .then((next) => {
        this.#looking = undefined;
        this.wake(this.#again ? this.#parts.now() : next);
      });
  }

  /** Starts to send the due notices, and returns when to look again. */
  async #look(): Promise<number> {
    const { store, holds, gracePeriod, now } = this.#parts;
    const pending = await store.pending(MOST_READ);
    let next = now() + SWEEP_MS;
    for (const subscription of pending) {
      const { matchId, device, kind, due, notice } = subscription;
      const key = `${matchId} ${device} ${kind}`;
      const at = due + (holds(matchId) ? 0 : gracePeriod);
      // An attempt that ends looks again.
      if (this.#sending.has(key) || notice === '') continue;
      if (at > now()) next = Math.min(next, at);
      else if (this.#sending.size < MOST_AT_ONCE && !this.#closing.signal.aborted)
        this.#sending.set(key, this.#try({ ...subscription, notice }, key));
    }
    return next;
  }

  async #try(subscription: Subscription & { readonly notice: About }, key: string): Promise<void> {
    const { now, onError } = this.#parts;
    let next = now();
    try {
      await this.#send(subscription);
    } catch (error) {
      onError(error);
      next += STORE_MS;
    }
    this.#sending.delete(key);
    this.wake(next);
  }

  async #send(subscription: Subscription & { readonly notice: About }): Promise<void> {
    const { store, now, send } = this.#parts;
    const { notice, due, tries, told: notified } = subscription;
    const claim = { notice, due: now() + LEASE_MS, tries: tries + 1, told: notified };
    if (!(await store.note(subscription, claim))) return;
    const claimed = { ...subscription, ...claim };
    try {
      await this.#settle(claimed, await send(claimed, this.#closing.signal));
    } catch (error) {
      if (!this.#closing.signal.aborted) throw error;
      await store.note(claimed, { notice, due, tries, told: notified });
    }
  }

  async #settle(
    claimed: Subscription & { readonly notice: About },
    result: DeliveryResult,
  ): Promise<void> {
    const { store, now, retries, onResult } = this.#parts;
    const { notice, tries, told: notified } = claimed;
    const later = retries[tries - 1];
    onResult(result.kind === 'failed' && later === undefined ? 'given-up' : result.kind);
    if (result.kind === 'gone') return this.#endThere(claimed);
    if (result.kind === 'void') return store.drop(claimed);
    if (result.kind === 'held') {
      const held: NoticeState = {
        notice,
        due: now() + result.wait,
        tries: tries - 1,
        told: notified,
      };
      return void (await store.note(claimed, held));
    }
    if (result.kind === 'failed' && later !== undefined) {
      const due = now() + Math.max(later, result.wait);
      return void (await store.note(claimed, { notice, due, tries, told: notified }));
    }
    // The end of a match is its last notice; any other is delivered, or given up, once.
    if (notice === 'over') return store.drop(claimed);
    await store.note(claimed, { notice: '', due: 0, tries: 0, told: notice });
  }

  /** Ends all subscriptions of a device at one address: it may have another address by now. */
  async #endThere({ device, kind, target }: Subscription): Promise<void> {
    const { store } = this.#parts;
    const gone = (await store.ofDevice(device)).filter(
      (each) => each.kind === kind && addressOf(each.target) === addressOf(target),
    );
    await Promise.all(gone.map((each) => store.drop(each)));
  }
}
