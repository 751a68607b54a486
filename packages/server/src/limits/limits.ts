import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { CodeGate, GateClosed } from './code-gate.ts';
import { type WorkAsker, WorkBudget } from './work-budget.ts';
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

/**
 * Points per duration in seconds, for one address, or one /64 of IPv6: `code` counts unknown invite
 * codes only, `backup` first ones only, the others every request.
 */
const RATES = {
  create: { points: 60, duration: 600 },
  join: { points: 60, duration: 600 },
  tournament: { points: 20, duration: 3600 },
  follow: { points: 1200, duration: 60 },
  code: { points: 12, duration: 600 },
  notify: { points: 60, duration: 600 },
  backup: { points: 30, duration: 3600 },
  restore: { points: 120, duration: 60 },
  picture: { points: 30, duration: 60 },
  enter: { points: 240, duration: 60 },
  connect: { points: 240, duration: 60 },
  list: { points: 240, duration: 60 },
} as const;
export type LimitName = keyof typeof RATES;

/** A request for the table of a code. */
export interface CodeQuestion {
  readonly address: string;
  /** Whether the code is short enough to be guessed. */
  readonly short: boolean;
}

export interface LimitsOptions {
  readonly enabled: boolean;
  /** In ms, and monotonic, unlike the time of day; tests pass their own. */
  readonly now?: () => number;
}

/**
 * Counts the requests of each address, and of the networks around it; in memory, so that every
 * server counts for itself.
 */
export class Limits {
  readonly #limiters: ReadonlyMap<string, RateLimiterMemory> | undefined;
  readonly #gate: CodeGate | undefined;
  readonly #work: WorkBudget | undefined;

  constructor({ enabled, now = () => performance.now() }: LimitsOptions) {
    if (!enabled) return;
    this.#work = new WorkBudget(now);
    this.#gate = new CodeGate();
    this.#limiters = new Map(
      Object.entries(RATES).flatMap(([limit, { points, duration }]) =>
        SHARES.map(
          (share) =>
            [
              `${limit} ${share}`,
              new RateLimiterMemory({ points: points * share, duration }),
            ] as const,
        ),
      ),
    );
  }

  /**
   * Counts one request. Throws `TooOften`; then the networks around the one over its limit do not
   * count it, and nothing is stored for those inside: there may be more than memory has room for.
   */
  async count(limit: LimitName, address: string): Promise<void> {
    const networks = networksOf(address);
    for (const { name, share } of networks.slice(1)) {
      const known = await this.#limiters?.get(`${limit} ${share}`)?.get(name);
      if (known && known.consumedPoints >= RATES[limit].points * share)
        throw new TooOften(limit, known.msBeforeNext);
    }
    try {
      for (const { name, share } of networks)
        await this.#limiters?.get(`${limit} ${share}`)?.consume(name);
    } catch (error) {
      if (error instanceof Error) throw error;
      throw new TooOften(limit, (error as RateLimiterRes).msBeforeNext);
    }
  }

  /** Counts one request, or returns in how many seconds one is allowed; 0 for at once. */
  async secondsUntil(limit: LimitName, address: string): Promise<number> {
    try {
      await this.count(limit, address);
      return 0;
    } catch (error) {
      if (error instanceof TooOften) return error.retryAfterSeconds;
      throw error;
    }
  }

  /** Counts work worth so many plain requests; returns how long it must wait, in ms. */
  takeWork(asker: WorkAsker, requests: number): number {
    return this.#work?.take(asker, requests) ?? 0;
  }

  /** Counts work of an address that is about to begin, and waits for its turn. */
  async countWork(address: string, requests: number): Promise<void> {
    const delay = this.takeWork({ address: networksOf(address).at(-1)?.name ?? '' }, requests);
    if (delay > 0) await wait(delay, undefined, { ref: false });
  }

  /**
   * Counts one code before its lookup, as if it were unknown. A short one may have to wait for its
   * turn, since all addresses together have a limit. Throws `TooOften`.
   */
  async countCode({ address, short }: CodeQuestion): Promise<void> {
    await this.count('code', address);
    if (!short || !this.#gate) return;
    try {
      await this.#gate.enter(await this.#counted('code', address));
    } catch (error) {
      throw error instanceof GateClosed ? new TooOften('code', error.waitMs) : error;
    }
  }

  /** Refunds a code that found a table. */
  async giveCodeBack({ address, short }: CodeQuestion): Promise<void> {
    for (const { name, share } of networksOf(address))
      await this.#limiters?.get(`code ${share}`)?.reward(name);
    if (short) this.#gate?.giveBack();
  }

  async #counted(limit: LimitName, address: string): Promise<number> {
    const found = networksOf(address).map(({ name, share }) =>
      this.#limiters?.get(`${limit} ${share}`)?.get(name),
    );
    return Math.max(...(await Promise.all(found)).map((count) => count?.consumedPoints ?? 0));
  }
}
