import type { NotificationsAnswer, NotifyRequest } from '@atoll/protocol';
import { ApiError } from './api.ts';
import { randomText } from './random-text.ts';
import type { SeatStore } from './seats.ts';
import { type KeptNotices, NOTICES, readNotices } from './told-matches.ts';

/** What a push service and a browser know each other by. */
export type PushReader = Omit<Extract<NotifyRequest['target'], { readonly kind: 'push' }>, 'kind'>;

export interface NoticeServer {
  /** By what a browser knows the messages of the server. */
  pushKey(): Promise<string>;
  subscribe(device: string, request: NotifyRequest): Promise<NotificationsAnswer>;
  stop(device: string): Promise<NotificationsAnswer>;
}

/** The part of a browser that shows messages while no page of ours is open. */
export interface PushBrowser {
  readonly possible: boolean;
  /** Whether its person allows messages, so that they need not be asked. */
  readonly allowed: boolean;
  /** Asks its person. Rejects with `PushRefused`. */
  subscribe(key: string): Promise<PushReader>;
  /** Undefined where its person has withdrawn what was allowed. */
  current(): Promise<PushReader | undefined>;
  /** The key of a server that the push service takes messages from. */
  currentKey(): Promise<string | undefined>;
  end(): Promise<void>;
}

/** The person, or the browser, wants no messages. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

export interface NoticeParts {
  readonly seats: Pick<SeatStore, 'list'>;
  readonly server: NoticeServer;
  readonly browser: PushBrowser;
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** In which language its person reads, by BCP 47. */
  readonly language: () => string;
}

const NOTHING: KeptNotices = { device: '', push: false, asked: {}, told: [] };

/**
 * What this browser is told of all its matches while nobody looks at them: asked for once, for
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

  /** Whether there is a seat that the server was not asked for. */
  get behind(): boolean {
    const { asked } = this.kept;
    return this.#seats.some(({ matchId, token }) => asked[matchId] !== token);
  }

  /** Has this browser show messages. Rejects with `PushRefused`, and as requests do. */
  async beginPush(): Promise<void> {
    const { server, browser } = this.#parts;
    await browser.subscribe(await server.pushKey());
    await this.#ask({ ...this.#begun, push: true });
  }

  /** Has a webhook told. Gives the secret that its messages are signed with. */
  async beginWebhook(url: string): Promise<string> {
    const secret = randomText(24);
    await this.#ask({ ...this.#begun, webhook: { url, secret } });
    return secret;
  }

  /** Whether the browser's messages ended without its person, who has not seen that yet. */
  get lost(): boolean {
    return this.kept.lost === true;
  }

  /** Its person has seen that the browser's messages ended. */
  seen(): void {
    this.#keep({ ...this.kept, lost: undefined });
  }

  /** Asks for the seats of today; nothing where nobody asked for notices. */
  async sync(): Promise<void> {
    const { kept } = this;
    if (kept.device === '') return;
    if (kept.push) await this.#followBrowser();
    await this.#ask(kept);
  }

  /** Ends everything that this device is told. */
  async stop(): Promise<void> {
    const { server, browser, store } = this.#parts;
    const { device, push } = this.kept;
    if (device !== '') await server.stop(device);
    store.removeItem(NOTICES);
    if (push) await browser.end();
  }

  /**
   * Subscribes anew where the browser has lost its subscription, or the server has another key than
   * before: no push service would take its messages.
   */
  async #followBrowser(): Promise<void> {
    const { server, browser } = this.#parts;
    if ((await browser.current()) === undefined) return this.#renew();
    const [key, known] = [await server.pushKey(), await browser.currentKey()];
    if (known !== undefined && known !== key) await this.#renew();
  }

  /** Subscribes anew; where that is not allowed, the browser has no subscription any more. */
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

  /** Those that a match still waits for. */
  get #seats(): NotifyRequest['seats'] {
    const going = this.#parts.seats.list().filter(({ over }) => !over);
    return going.map(({ matchId, token }) => ({ matchId, token }));
  }

  /** Asks, with another subscription in place of one that its push service has dropped. */
  async #ask(wanted: KeptNotices): Promise<void> {
    if (await this.#accepted(wanted)) return;
    await this.#renew();
    if (await this.#accepted(wanted)) return;
    await this.#parts.browser.end();
    await this.#accepted(wanted);
  }

  /** False where the subscription of the browser is gone: nothing was changed then. */
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
    const told = new Set<string>();
    if (reader !== undefined) {
      const target = { kind: 'push', ...reader } as const;
      const { push } = await server.subscribe(device, { seats, target, language });
      for (const id of push) told.add(id);
    }
    if (webhook !== undefined) {
      const target = { kind: 'webhook', ...webhook } as const;
      const answer = await server.subscribe(device, { seats, target, language });
      for (const id of answer.webhook) told.add(id);
    }
    const lost = reader === undefined && (wanted.push || wanted.lost) ? true : undefined;
    if (reader === undefined && webhook === undefined) return this.#keep({ ...NOTHING, lost });
    this.#keep({
      ...{ device, webhook, push: reader !== undefined, lost },
      asked: Object.fromEntries(seats.map(({ matchId, token }) => [matchId, token])),
      told: [...told],
    });
  }

  #keep(kept: KeptNotices): void {
    const { store } = this.#parts;
    if (kept.device === '' && !kept.lost) store.removeItem(NOTICES);
    else store.setItem(NOTICES, JSON.stringify(kept));
  }
}
