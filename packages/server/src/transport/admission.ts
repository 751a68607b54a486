import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../process/config.ts';
import { type Limits, TooOften } from '../limits/limits.ts';
import { isOwnOrigin } from './own-origin.ts';
import type { Rejection } from './guarded-transport.ts';
import { clientAddress, ConnectionCounter } from '../limits/connection-counter.ts';

/**
 * The addresses of rooms, as Colyseus makes them: any prefix for a proxy, the process id, the room
 * id.
 */
const ROOM = /\/[\w-]+\/[\w-]+$/;

/**
 * Most open network connections per address, idle or not: WebSockets, and those over which the
 * browsers of a school load pages.
 */
const MOST_SOCKETS = 1000;

/** Decides which clients may connect, before a connection costs anything. */
export class Admission {
  readonly #limits: Limits;
  readonly #config: Config;
  readonly #connections: ConnectionCounter;
  readonly #sockets = new ConnectionCounter(MOST_SOCKETS);

  constructor(
    limits: Limits,
    {
      config,
      connections = new ConnectionCounter(),
    }: { readonly config: Config; readonly connections?: ConnectionCounter },
  ) {
    this.#limits = limits;
    this.#config = config;
    this.#connections = connections;
  }

  /**
   * Ends a network connection before its first request, if its address has too many open; behind
   * proxies, the proxies count.
   */
  arrive(socket: Socket): void {
    const { rateLimits, trustProxy } = this.#config;
    if (!rateLimits || trustProxy > 0) return;
    const address = socket.remoteAddress ?? 'unknown';
    if (!this.#sockets.enter(address)) return void socket.destroy();
    socket.once('close', () => this.#sockets.leave(address));
  }

  /** Whether a request comes from a page of this server, or from a program. */
  isOwnPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    return isOwnOrigin({ origin: headers.origin, hosts: this.hostsOf({ headers }) });
  }

  /** The names under which this server was or may be asked. */
  hostsOf({ headers }: Pick<IncomingMessage, 'headers'>): readonly string[] {
    const { publicUrl, trustProxy } = this.#config;
    const forwarded = trustProxy > 0 ? String(headers['x-forwarded-host'] ?? '') : '';
    const hosts = [
      headers.host ?? '',
      ...forwarded.split(',').map((host) => host.trim()),
      publicUrl ? new URL(publicUrl).host : '',
    ];
    return hosts.filter((host) => host !== '');
  }

  /** Returns why a WebSocket may not be opened; undefined opens it, and counts it until it ends. */
  async admit(request: IncomingMessage): Promise<Rejection | undefined> {
    const { socket, url = '' } = request;
    const whole = `ws://server${url}`;
    if (!URL.canParse(whole) || !ROOM.test(new URL(whole).pathname))
      return { status: 404, why: 'there is no such room' };
    if (!this.isOwnPage(request))
      return { status: 403, why: 'a page of another site may not connect' };
    const address = clientAddress(request, this.#config.trustProxy);
    try {
      await this.#limits.count('connect', address);
    } catch (error) {
      if (error instanceof TooOften) return { status: 429, why: error.message };
      throw error;
    }
    if (!this.#config.rateLimits || socket.destroyed) return undefined;
    if (!this.#connections.enter(address))
      return { status: 429, why: 'too many connections are open from there' };
    socket.once('close', () => this.#connections.leave(address));
    return undefined;
  }
}
