import type { IncomingMessage } from 'node:http';
import { networksOf } from '../limits/networks.ts';
import { clientAddress } from '../limits/connection-counter.ts';

/** Remembers the address of each connection, since Colyseus trusts any header. */
export class ConnectionNetworks {
  readonly #proxies: number;
  readonly #addresses = new WeakMap<object, string>();
  readonly #networks = new WeakMap<object, string>();

  /** How many proxies in front of the server add to X-Forwarded-For. */
  constructor(proxies: number) {
    this.#proxies = proxies;
  }

  note(socket: object, request: Pick<IncomingMessage, 'socket' | 'headers'>): void {
    const address = clientAddress(request, this.#proxies);
    this.#addresses.set(socket, address);
    this.#networks.set(socket, networksOf(address).at(-1)?.name ?? '');
  }

  /** The address of a connection; 'unknown' if it was not noted. */
  addressOf(socket: object): string {
    return this.#addresses.get(socket) ?? 'unknown';
  }

  /**
   * The largest network of a connection, so that no client has many of them; '' if it was not
   * noted.
   */
  of(socket: object): string {
    return this.#networks.get(socket) ?? '';
  }
}
