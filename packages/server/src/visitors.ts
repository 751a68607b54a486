import type { IncomingMessage } from 'node:http';
import { network } from './limits.ts';

/** Connections that one network may hold open at the same time: a school behind one address, with two tabs each. */
const MOST = 200;

/** Counts the open connections of each network. */
export class Visitors {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Lets a connection in, or says that there are too many already; whoever was let in has to be let out once. */
  enter(address: string): boolean {
    const from = network(address);
    const open = this.#open.get(from) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(from, open + 1);
    return true;
  }

  leave(address: string): void {
    const from = network(address);
    const open = (this.#open.get(from) ?? 0) - 1;
    if (open > 0) this.#open.set(from, open);
    else this.#open.delete(from);
  }
}

/** Where a request comes from, as Express sees it: each of the trusted proxies adds the address in front of it to X-Forwarded-For. */
export function addressBehind({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',').flatMap((address) => address.trim() || []);
  const chain = [socket.remoteAddress ?? 'unknown', ...forwarded.reverse()];
  return chain[Math.min(proxies, chain.length - 1)] as string;
}
