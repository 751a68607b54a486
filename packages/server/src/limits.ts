import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { networksOf, SHARES } from './networks.ts';

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

/** Points in a time, both for one address, or one /64 of IPv6: `code` counts unknown invite codes only, the others every request. */
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

/** Counts what each address does, and the networks around it; in memory, so that every server counts for itself. */
export class Limits {
  readonly #limiters: ReadonlyMap<string, RateLimiterMemory> | undefined;

  constructor(options: { readonly enabled: boolean }) {
    if (!options.enabled) return;
    this.#limiters = new Map(Object.entries(RATES).flatMap(([limit, { points, duration }]) =>
      SHARES.map((share) => [`${limit} ${share}`, new RateLimiterMemory({ points: points * share, duration })] as const)));
  }

  /** Counts one request. Throws `TooOften`; then the networks around that which asked too often do not count it. */
  async count(limit: LimitName, address: string): Promise<void> {
    try {
      for (const { name, share } of networksOf(address)) await this.#limiters?.get(`${limit} ${share}`)?.consume(name);
    } catch (error) {
      if (error instanceof Error) throw error;
      throw new TooOften(limit, (error as RateLimiterRes).msBeforeNext);
    }
  }

  /** Takes back one request that was counted. */
  async giveBack(limit: LimitName, address: string): Promise<void> {
    for (const { name, share } of networksOf(address)) await this.#limiters?.get(`${limit} ${share}`)?.reward(name);
  }
}
