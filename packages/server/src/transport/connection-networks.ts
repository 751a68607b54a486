import type { IncomingMessage } from 'node:http';
import { networksOf } from '../limits/networks.ts';
import { clientAddress } from '../limits/connection-counter.ts';

/**
 * Remembers from where each connection came, since Colyseus believes whatever a header
 * says.
 */
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

  /** The address that a connection came from; 'unknown' for one that was not noted. */
  addressOf(socket: object): string {
    return this.#addresses.get(socket) ?? 'unknown';
  }

  /**
   * The largest network that a connection came from, so that nobody has many of them; '' for one
   * that was not noted.
   */
  of(socket: object): string {
    return this.#networks.get(socket) ?? '';
  }
}
