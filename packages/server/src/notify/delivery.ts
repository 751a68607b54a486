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
/** The longest that a receiver may have us wait, in seconds. */
const LONGEST_WAIT_S = 3600;
/** Messages that one host gets, or one network under all its names, in so many seconds. */
const RATE = { points: 300, duration: 60 };

/** What became of one try. */
export type DeliveryResult =
  | { readonly kind: 'delivered' }
  /** The address is no longer there. */
  | { readonly kind: 'gone' }
  /** The seat has no such person any more. */
  | { readonly kind: 'void' }
  /** No other try would do better; `status` where the receiver answered. */
  | { readonly kind: 'refused'; readonly status?: number }
  /** Another try may, after so many ms at least. */
  | { readonly kind: 'failed'; readonly wait: number }
  /** Nothing was sent, since its host got too much; come back after so many ms. */
  | { readonly kind: 'held'; readonly wait: number };

export interface DeliveryParts {
  readonly find: (matchId: string) => Promise<MatchRecord | undefined>;
  readonly nameOf: (gameId: string) => string | undefined;
  readonly keys: () => Promise<VapidKeys>;
  /** Where push services find whoever runs this server. */
  readonly subject: string | undefined;
  readonly rules: TargetRules;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Sent = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

/** Sends what subscriptions have to tell, each to its own address. */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #rates = new RateLimiterMemory(RATE);
  readonly #turns: ReceiverTurns;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#turns = new ReceiverTurns(parts);
  }

  /** One try. Rejects only when the store cannot be read, or `signal` ends it. */
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

  /** Undefined where the token opens no seat any more. */
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

  /** How long a host must wait that got too much, or its network under many names, in ms. */
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

/** Where a subscription is to be written to. */
export const addressOf = (target: NoticeTarget): string =>
  target.kind === 'push' ? target.endpoint : target.url;

function resultOf({ status, retryAfter }: PostAnswer): DeliveryResult {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status >= 500 || status === 408 || status === 429)
    return { kind: 'failed', wait: Math.min(retryAfter, LONGEST_WAIT_S) * 1000 };
  return { kind: 'refused', status };
}
