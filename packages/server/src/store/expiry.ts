import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import type { Metrics } from '../process/metrics.ts';
import { RegularWork } from '../process/regular-work.ts';
import type { MatchStore } from './match-store.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
/** As many are deleted in one write, and then other writes have their turn. */
const AT_ONCE = 20;
const PAUSE_MS = 50;

export interface ExpiryParts {
  readonly store: MatchStore;
  readonly config: Pick<Config, 'keepEndedDays' | 'keepQuietDays'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'expired'>;
}

/**
 * Deletes the matches that the host no longer keeps: when the server starts, and every hour. What
 * cannot be deleted now is deleted the next time. Several servers may do so at once.
 */
export class Expiry {
  readonly #parts: ExpiryParts;
  readonly #work = new RegularWork((closed) => this.#deleteExpired(closed), EVERY_MS);

  constructor(parts: ExpiryParts) {
    this.#parts = parts;
  }

  start(): void {
    const { keepEndedDays, keepQuietDays } = this.#parts.config;
    if (keepEndedDays > 0 || keepQuietDays > 0) this.#work.start();
  }

  close(): Promise<void> {
    return this.#work.close();
  }

  async #deleteExpired(closed: AbortSignal): Promise<void> {
    const { store, config, now, logger, metrics } = this.#parts;
    const before = (days: number): number => (days === 0 ? 0 : now() - days * DAY_MS);
    let count = 0;
    try {
      for (let more = true; more && !closed.aborted; ) {
        const deleted = await store.deleteExpired({
          endedBefore: before(config.keepEndedDays),
          quietSince: before(config.keepQuietDays),
          most: AT_ONCE,
        });
        count += deleted;
        metrics.expired.inc(deleted);
        more = deleted === AT_ONCE;
        if (more) await wait(PAUSE_MS);
      }
    } catch (error) {
      logger.warn({ err: error }, 'matches could not be deleted');
    }
    if (count > 0) logger.info({ matches: count }, 'deleted matches that are no longer kept');
  }
}
