import type {
  About,
  NoticeState,
  Subscription,
  SubscriptionStore,
} from '../store/subscriptions.ts';
import { addressOf, type DeliveryResult } from './delivery.ts';

/** How long after each try the next one comes, in ms; after the last there is none. */
export const RETRIES_MS: readonly number[] = [15_000, 60_000, 300_000, 1_800_000, 7_200_000];
/** For how long nobody else tries what somebody tries, in ms: longer than a try may take. */
const LEASE_MS = 60_000;
/** How often it is looked for what nobody here was told of, in ms. */
const SWEEP_MS = 30_000;
/** After so many ms the store is asked again that did not answer. */
const STORE_MS = 5_000;
/** How much is sent at once. */
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
   * How long it is left to others to send what is due at a table that this server does not hold, in
   * ms; 0 where there are no others.
   */
  readonly patience: number;
  readonly retries: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onResult: (result: DeliveryResult['kind'] | 'given-up') => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Sends what the store says is due. Everything is claimed there before it is sent, so that of
 * several servers one does, and what a server began when it ended is tried again.
 */
export class NoticeQueue {
  readonly #parts: NoticeQueueParts;
  readonly #closing = new AbortController();
  /** What is being sent, by what it is about. */
  readonly #sending = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Infinity;
  #looking: Promise<void> | undefined;
  #again = false;

  constructor(parts: NoticeQueueParts) {
    this.#parts = parts;
  }

  /** To be called at the beginning, and when something will be due. */
  wake(due = this.#parts.now()): void {
    if (this.#closing.signal.aborted || due >= this.#wakesAt) return;
    clearTimeout(this.#timer);
    this.#wakesAt = due;
    const wait = Math.min(Math.max(0, due - this.#parts.now()), SWEEP_MS);
    this.#timer = setTimeout(() => this.#begin(), wait);
    this.#timer.unref();
  }

  /** Ends what is being sent; the next server that looks sends it anew. */
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

  /** Begins to send what is due, and gives when something else will be. */
  async #look(): Promise<number> {
    const { store, holds, patience, now } = this.#parts;
    const pending = await store.pending(MOST_READ);
    let next = now() + SWEEP_MS;
    for (const subscription of pending) {
      const { matchId, device, kind, due, notice } = subscription;
      const key = `${matchId} ${device} ${kind}`;
      const at = due + (holds(matchId) ? 0 : patience);
      // Whoever ends looks again.
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
    const { notice, due, tries, told } = subscription;
    const claim = { notice, due: now() + LEASE_MS, tries: tries + 1, told };
    if (!(await store.note(subscription, claim))) return;
    const claimed = { ...subscription, ...claim };
    try {
      await this.#settle(claimed, await send(claimed, this.#closing.signal));
    } catch (error) {
      if (!this.#closing.signal.aborted) throw error;
      await store.note(claimed, { notice, due, tries, told });
    }
  }

  async #settle(
    claimed: Subscription & { readonly notice: About },
    result: DeliveryResult,
  ): Promise<void> {
    const { store, now, retries, onResult } = this.#parts;
    const { notice, tries, told } = claimed;
    const later = retries[tries - 1];
    onResult(result.kind === 'failed' && later === undefined ? 'given-up' : result.kind);
    if (result.kind === 'gone') return this.#endThere(claimed);
    if (result.kind === 'void') return store.drop(claimed);
    if (result.kind === 'held') {
      const held: NoticeState = { notice, due: now() + result.wait, tries: tries - 1, told };
      return void (await store.note(claimed, held));
    }
    if (result.kind === 'failed' && later !== undefined) {
      const due = now() + Math.max(later, result.wait);
      return void (await store.note(claimed, { notice, due, tries, told }));
    }
    // There is nothing behind the end of a match; all else is told, or given up, once.
    if (notice === 'over') return store.drop(claimed);
    await store.note(claimed, { notice: '', due: 0, tries: 0, told: notice });
  }

  /** Ends all that a device is told at one address: it may have another by now. */
  async #endThere({ device, kind, target }: Subscription): Promise<void> {
    const { store } = this.#parts;
    const gone = (await store.ofDevice(device)).filter(
      (each) => each.kind === kind && addressOf(each.target) === addressOf(target),
    );
    await Promise.all(gone.map((each) => store.drop(each)));
  }
}
