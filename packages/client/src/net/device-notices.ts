import type { NotificationsAnswer, NotifyRequest } from '@atoll/protocol';
import { ApiError } from './api.ts';
import { randomText } from './random-text.ts';
import type { SeatStore } from './seats/seats.ts';
import { type KeptNotices, NOTICES, readNotices } from './notified-matches.ts';

/** The subscription by which a push service and a browser know each other. */
export type PushReader = Omit<Extract<NotifyRequest['target'], { readonly kind: 'push' }>, 'kind'>;

export interface NoticeServer {
  /** The public key of the server that push messages are signed with. */
  pushKey(): Promise<string>;
  subscribe(device: string, request: NotifyRequest): Promise<NotificationsAnswer>;
  stop(device: string): Promise<NotificationsAnswer>;
}

/** The browser's push support: shows messages while no page of the client is open. */
export interface PushBrowser {
  readonly possible: boolean;
  /** Whether the person has already allowed messages, so that no question is needed. */
  readonly allowed: boolean;
  /** Asks the person for permission. Rejects with `PushRefused`. */
  subscribe(key: string): Promise<PushReader>;
  /** Undefined when the person has withdrawn the permission. */
  current(): Promise<PushReader | undefined>;
  /** The server key that the current subscription was made with. */
  currentKey(): Promise<string | undefined>;
  end(): Promise<void>;
}

/** The person or the browser refuses messages. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

export interface NoticeParts {
  readonly seats: Pick<SeatStore, 'list'>;
  readonly server: NoticeServer;
  readonly browser: PushBrowser;
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The language of the person, by BCP 47. */
  readonly language: () => string;
}

const NOTHING: KeptNotices = { device: '', push: false, asked: {}, told: [] };

/**
 * Notifications of this browser about all its matches while no page is open: requested once for
 * every seat that it holds or will hold, and ended as a whole.
 */
export class DeviceNotices {
  readonly #parts: NoticeParts;

  constructor(parts: NoticeParts) {
    this.#parts = parts;
  }

  get kept(): KeptNotices {
    return readNotices(this.#parts.store) ?? NOTHING;
  }

  get canPush(): boolean {
    return this.#parts.browser.possible;
  }

  /** Whether there is a seat for which no notifications were requested. */
  get behind(): boolean {
    const { asked } = this.kept;
    return this.#seats.some(({ matchId, token }) => asked[matchId] !== token);
  }

  /** Starts push messages. Rejects with `PushRefused`, and as requests do. */
  async beginPush(): Promise<void> {
    const { server, browser } = this.#parts;
    await browser.subscribe(await server.pushKey());
    await this.#ask({ ...this.#begun, push: true });
  }

  /** Starts a webhook. Returns the secret that its messages are signed with. */
  async beginWebhook(url: string): Promise<string> {
    const secret = randomText(24);
    await this.#ask({ ...this.#begun, webhook: { url, secret } });
    return secret;
  }

  /** Whether push messages ended without an action of the person, who has not seen that yet. */
  get lost(): boolean {
    return this.kept.lost === true;
  }

  /** Marks the end of push messages as seen by the person. */
  seen(): void {
    this.#keep({ ...this.kept, lost: undefined });
  }

  /** Requests notifications for the current seats; does nothing without notifications. */
  async sync(): Promise<void> {
    const { kept } = this;
    if (kept.device === '') return;
    if (kept.push) await this.#followBrowser();
    await this.#ask(kept);
  }

  /** Ends all notifications of this device. */
  async stop(): Promise<void> {
    const { server, browser, store } = this.#parts;
    const { device, push } = this.kept;
    if (device !== '') await server.stop(device);
    store.removeItem(NOTICES);
    if (push) await browser.end();
  }

  /**
   * Renews the subscription when the browser has lost it or the server has another key: push
   * services reject messages under the old one.
   */
  async #followBrowser(): Promise<void> {
    const { server, browser } = this.#parts;
    if ((await browser.current()) === undefined) return this.#renew();
    const [key, known] = [await server.pushKey(), await browser.currentKey()];
    if (known !== undefined && known !== key) await this.#renew();
  }

  /** Renews the subscription; without permission the browser has none afterwards. */
  async #renew(): Promise<void> {
    const { server, browser } = this.#parts;
    try {
      if (browser.allowed) return void (await browser.subscribe(await server.pushKey()));
    } catch (error) {
      if (!(error instanceof PushRefused)) throw error;
    }
    await browser.end();
  }

  get #begun(): KeptNotices {
    const { kept } = this;
    return kept.device === '' ? { ...kept, device: randomText(16) } : kept;
  }

  /** The seats of matches that are not over. */
  get #seats(): NotifyRequest['seats'] {
    const going = this.#parts.seats.list().filter(({ over }) => !over);
    return going.map(({ matchId, token }) => ({ matchId, token }));
  }

  /** Sends the request; with a new subscription when the push service has dropped the old one. */
  async #ask(wanted: KeptNotices): Promise<void> {
    if (await this.#accepted(wanted)) return;
    await this.#renew();
    if (await this.#accepted(wanted)) return;
    await this.#parts.browser.end();
    await this.#accepted(wanted);
  }

  /** False when the subscription of the browser is gone; then nothing was changed. */
  async #accepted(wanted: KeptNotices): Promise<boolean> {
    try {
      await this.#askOnce(wanted);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'target-gone') return false;
      throw error;
    }
  }

  async #askOnce(wanted: KeptNotices): Promise<void> {
    const { server, browser } = this.#parts;
    const { device, webhook } = wanted;
    const seats = this.#seats;
    const language = this.#parts.language();
    const reader = wanted.push ? await browser.current() : undefined;
    const notified = new Set<string>();
    if (reader !== undefined) {
      const target = { kind: 'push', ...reader } as const;
      const { push } = await server.subscribe(device, { seats, target, language });
      for (const id of push) notified.add(id);
    }
    if (webhook !== undefined) {
      const target = { kind: 'webhook', ...webhook } as const;
      const answer = await server.subscribe(device, { seats, target, language });
      for (const id of answer.webhook) notified.add(id);
    }
    const lost = reader === undefined && (wanted.push || wanted.lost) ? true : undefined;
    if (reader === undefined && webhook === undefined) return this.#keep({ ...NOTHING, lost });
    this.#keep({
      ...{ device, webhook, push: reader !== undefined, lost },
      asked: Object.fromEntries(seats.map(({ matchId, token }) => [matchId, token])),
      told: [...notified],
    });
  }

  #keep(kept: KeptNotices): void {
    const { store } = this.#parts;
    if (kept.device === '' && !kept.lost) store.removeItem(NOTICES);
    else store.setItem(NOTICES, JSON.stringify(kept));
  }
}
