import { randomBytes } from 'node:crypto';
import {
  type NotificationsAnswer,
  notificationsAnswer,
  type NotifyRequest,
  type SeatGrant,
} from '@atoll/protocol';

/** A device with subscriptions to notices. */
export class Device {
  readonly id = randomBytes(16).toString('base64url');
  readonly #address: () => string;

  /** `address` is that of the server. */
  constructor(address: () => string) {
    this.#address = address;
  }

  /** Subscribes a webhook to the seats. */
  byWebhook(url: string, ...seats: readonly SeatGrant[]): Promise<NotificationsAnswer> {
    return this.subscribe({ kind: 'webhook', url, secret: SECRET }, ...seats);
  }

  async subscribe(
    target: NotifyRequest['target'],
    ...seats: readonly SeatGrant[]
  ): Promise<NotificationsAnswer> {
    const held = seats.map(({ matchId, token }) => ({ matchId, token }));
    return this.#read(await this.put({ seats: held, target }));
  }

  /** Sends any body. */
  put(body: unknown): Promise<Response> {
    return this.#ask('PUT', '', body);
  }

  async stop(kind?: 'push' | 'webhook'): Promise<NotificationsAnswer> {
    return this.#read(await this.#ask('POST', '/stop', kind === undefined ? {} : { kind }));
  }

  /** The device's subscriptions. */
  async subscriptions(): Promise<NotificationsAnswer> {
    return this.#read(await fetch(this.#url('')));
  }

  async #read(answer: Response): Promise<NotificationsAnswer> {
    const read: unknown = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(read));
    return notificationsAnswer.parse(read);
  }

  #url(path: string): string {
    return `${this.#address()}/api/notifications/${this.id}${path}`;
  }

  #ask(method: 'PUT' | 'POST', path: string, body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return fetch(this.#url(path), { method, headers, body: JSON.stringify(body) });
  }
}

/** The secret that signs all webhooks of the tests. */
export const SECRET = 'a-secret-of-thirty-two-signs-abc';
