import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Too many requests of one kind from one address. */
export class TooOften extends Error {
  override readonly name = 'TooOften';
  readonly limit: LimitName;
  readonly retryAfterSeconds: number;

  constructor(limit: LimitName, msBeforeNext: number) {
    super(`too many requests; try again in ${Math.ceil(msBeforeNext / 1000)} s`);
    this.limit = limit;
    this.retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  }
}

/** Points in a time, both for one address: `code` counts unknown invite codes only, the others every request. */
const RATES = {
  create: { points: 60, duration: 600 },
  join: { points: 60, duration: 600 },
  code: { points: 12, duration: 600 },
  restore: { points: 120, duration: 60 },
  enter: { points: 240, duration: 60 },
  connect: { points: 240, duration: 60 },
  list: { points: 240, duration: 60 },
} as const;
export type LimitName = keyof typeof RATES;

/** Counts what each address does; in memory, so that every server counts for itself. */
export class Limits {
  readonly #limiters: ReadonlyMap<LimitName, RateLimiterMemory> | undefined;

  constructor(options: { readonly enabled: boolean }) {
    if (!options.enabled) return;
    this.#limiters = new Map(Object.entries(RATES).map(([name, rate]) => [name as LimitName, new RateLimiterMemory(rate)]));
  }

  /** Counts one request. Throws `TooOften`. */
  async count(limit: LimitName, address: string): Promise<void> {
    try {
      await this.#limiters?.get(limit)?.consume(network(address));
    } catch (error) {
      if (error instanceof Error) throw error;
      throw new TooOften(limit, (error as RateLimiterRes).msBeforeNext);
    }
  }

  /** Takes back one request that was counted. */
  async giveBack(limit: LimitName, address: string): Promise<void> {
    await this.#limiters?.get(limit)?.reward(network(address));
  }
}

/** One household has a whole /64 of IPv6 addresses to choose from, so that those count as one. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail?.split(':').filter((group) => group !== '') ?? [];
  if (tail !== undefined) groups.push(...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest);
  return `${groups.slice(0, 4).join(':')}::/64`;
}
