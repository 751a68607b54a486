import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networksOf } from '../limits/networks.ts';
import type { MatchRecord } from '../store/match-store.ts';
import type { About, NoticeTarget, Subscription } from '../store/subscriptions.ts';
import {
  type NoticeMessage,
  noticeMessage,
  pushBody,
  topicOf,
  webhookBody,
} from './notice-message.ts';
import { type PostAnswer, postPinned } from './pinned-request.ts';
import { encryptPush } from './push-encryption.ts';
import { ReceiverTurns, type TurnResult } from './receiver-turns.ts';
import { pinTarget, RefusedTarget, type TargetRules } from './target-address.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';
import { webhookSignature } from './webhook-signature.ts';

/** How long a receiver may take to answer, in ms. */
const TIMEOUT_MS = 10_000;
/** How long a push service keeps a message for a device that is off, in seconds. */
const KEPT_S = 24 * 3600;
/** The longest wait that a receiver may demand, in seconds. */
const LONGEST_WAIT_S = 3600;
/** Most messages to one host, or to one network under all its names, within so many seconds. */
const RATE = { points: 300, duration: 60 };

/** The result of one attempt. */
export type DeliveryResult =
  | { readonly kind: 'delivered' }
  /** The address no longer exists. */
  | { readonly kind: 'gone' }
  /** The token opens no seat any more. */
  | { readonly kind: 'void' }
  /** A retry would fail too; `status` if the receiver answered. */
  | { readonly kind: 'refused'; readonly status?: number }
  /** A retry may succeed, after at least so many ms. */
  | { readonly kind: 'failed'; readonly wait: number }
  /** Nothing was sent, since the host has reached its limit; retry after so many ms. */
  | { readonly kind: 'held'; readonly wait: number };

export interface DeliveryParts {
  readonly find: (matchId: string) => Promise<MatchRecord | undefined>;
  readonly nameOf: (gameId: string) => string | undefined;
  readonly keys: () => Promise<VapidKeys>;
  /** The operator's contact address for push services. */
  readonly subject: string | undefined;
  readonly rules: TargetRules;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Sent = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

/** Sends the notices of subscriptions, each to its own address. */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #rates = new RateLimiterMemory(RATE);
  readonly #turns: ReceiverTurns;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#turns = new ReceiverTurns(parts);
  }

  /** Makes one attempt. Rejects only when the store cannot be read, or `signal` aborts it. */
  async send(
    subscription: Subscription & { readonly notice: About },
    signal: AbortSignal,
  ): Promise<DeliveryResult> {
    const { target } = subscription;
    const message = await this.#message(subscription);
    if (message === undefined) return { kind: 'void' };
    const turn = this.#turns.begin(new URL(addressOf(target)).hostname);
    if (typeof turn === 'number') return { kind: 'held', wait: turn };
    let result: TurnResult = 'silent';
    try {
      const pinned = await pinTarget(addressOf(target), this.#parts.rules);
      const network = networksOf(pinned.address).at(-1)?.name ?? '';
      const held = turn.also(network) || (await this.#held(pinned.url.host, network));
      if (held > 0) {
        result = 'unsent';
        return { kind: 'held', wait: held };
      }
      const { headers, body } =
        target.kind === 'push'
          ? await this.#push(target, {
              message,
              endpoint: pinned.url,
              topic: topicOf(subscription),
            })
          : this.#webhook(target, message);
      const late = AbortSignal.timeout(TIMEOUT_MS);
      const posted = { headers, body, signal: AbortSignal.any([signal, late]) };
      const answer = await postPinned(pinned, posted);
      result = 'answered';
      return resultOf(answer);
    } catch (error) {
      signal.throwIfAborted();
      return error instanceof RefusedTarget ? { kind: 'refused' } : { kind: 'failed', wait: 0 };
    } finally {
      turn.end(result);
    }
  }

  /** Undefined if the token opens no seat any more. */
  async #message({
    matchId,
    tokenHash,
    target: { origin, language },
    notice,
  }: Subscription & { readonly notice: About }): Promise<NoticeMessage | undefined> {
    const { find, nameOf, now } = this.#parts;
    const match = await find(matchId);
    const seat =
      match?.table.seats.findIndex(
        (each) => each.kind === 'person' && each.tokenHash === tokenHash,
      ) ?? -1;
    if (!match || seat < 0) return undefined;
    const gameName = nameOf(match.gameId) ?? match.gameId;
    return noticeMessage(notice, { match, gameName, seat, origin, language }, now());
  }

  /** How long a host must wait that reached its limit, or whose network did, in ms; 0 for none. */
  async #held(host: string, network: string): Promise<number> {
    try {
      await this.#rates.consume(`host ${host}`);
      await this.#rates.consume(`network ${network}`);
      return 0;
    } catch (limited) {
      if (limited instanceof Error) throw limited;
      return Math.max(1, (limited as { readonly msBeforeNext: number }).msBeforeNext);
    }
  }

  async #push(
    reader: Extract<NoticeTarget, { readonly kind: 'push' }>,
    {
      message,
      endpoint,
      topic,
    }: { readonly message: NoticeMessage; readonly endpoint: URL; readonly topic: string },
  ): Promise<Sent> {
    const { keys, subject, now } = this.#parts;
    return {
      headers: {
        authorization: vapidHeader(await keys(), { endpoint, subject, now: now() }),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(KEPT_S),
        urgency: 'normal',
        topic,
      },
      body: encryptPush(pushBody(message), reader),
    };
  }

  #webhook(
    { secret }: Extract<NoticeTarget, { readonly kind: 'webhook' }>,
    message: NoticeMessage,
  ): Sent {
    const body = webhookBody(message);
    return {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Atoll',
        'atoll-signature': webhookSignature(body, { secret, now: this.#parts.now() }),
      },
      body,
    };
  }
}

/** The address of a subscription. */
export const addressOf = (target: NoticeTarget): string =>
  target.kind === 'push' ? target.endpoint : target.url;

function resultOf({ status, retryAfter }: PostAnswer): DeliveryResult {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status >= 500 || status === 408 || status === 429)
    return { kind: 'failed', wait: Math.min(retryAfter, LONGEST_WAIT_S) * 1000 };
  return { kind: 'refused', status };
}
