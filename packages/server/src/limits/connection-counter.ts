import type { IncomingMessage } from 'node:http';
import { networksOf } from './networks.ts';

/** Most open connections of one network: a school behind one address, with two tabs each. */
const MOST = 200;

/** Counts the open connections of each network. */
export class ConnectionCounter {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  /**
   * Counts a new connection; false if there are too many already. Each counted one must be released
   * once.
   */
  enter(address: string): boolean {
    const networks = networksOf(address);
    if (networks.some(({ name, share }) => (this.#open.get(name) ?? 0) >= this.#most * share))
      return false;
    for (const { name } of networks) this.#open.set(name, (this.#open.get(name) ?? 0) + 1);
    return true;
  }

  leave(address: string): void {
    for (const { name } of networksOf(address)) {
      const open = (this.#open.get(name) ?? 0) - 1;
      if (open > 0) this.#open.set(name, open);
      else this.#open.delete(name);
    }
  }
}

/**
 * The client address of a request, as Express determines it: each of the trusted proxies adds the
 * address in front of it to X-Forwarded-For.
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  proxies: number,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .flatMap((address) => address.trim() || []);
  const chain = [socket.remoteAddress ?? 'unknown', ...forwarded.reverse()];
  return chain[Math.min(proxies, chain.length - 1)] as string;
}
