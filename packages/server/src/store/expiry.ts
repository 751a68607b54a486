import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import type { Metrics } from '../process/metrics.ts';
import { RegularWork } from '../process/regular-work.ts';
import type { MatchStore } from './match-store.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
/** Most deletions in one write; other writes follow. */
const AT_ONCE = 20;
/** The daily page shows this many days, so that results are kept for a little longer at least. */
const LEAST_DAILY_DAYS = 35;
/** Ratings outlive at least the seasons of a year after their last match. */
const LEAST_RATING_DAYS = 400;
const PAUSE_MS = 50;

export interface ExpiryParts {
  readonly store: MatchStore;
  readonly config: Pick<Config, 'keepEndedDays' | 'keepQuietDays' | 'keepBackupsDays'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'expired'>;
}

/**
 * Deletes the matches, and the backups of seats, whose time is over by the configuration: when the
 * server starts, and every hour. A failed deletion is retried the next time. Several servers may
 * run one at once.
 */
export class Expiry {
  readonly #parts: ExpiryParts;
  readonly #work = new RegularWork((closed) => this.#deleteAll(closed), EVERY_MS);

  constructor(parts: ExpiryParts) {
    this.#parts = parts;
  }

  start(): void {
    const { keepEndedDays, keepQuietDays, keepBackupsDays } = this.#parts.config;
    if (keepEndedDays > 0 || keepQuietDays > 0 || keepBackupsDays > 0) this.#work.start();
  }

  close(): Promise<void> {
    return this.#work.close();
  }

  async #deleteAll(closed: AbortSignal): Promise<void> {
    const { store, config, metrics } = this.#parts;
    const { keepEndedDays, keepQuietDays, keepBackupsDays } = config;
    if (keepEndedDays > 0 || keepQuietDays > 0)
      await this.#deleteParts(closed, {
        what: 'matches',
        part: async () => {
          const deleted = await store.deleteExpired({
            endedBefore: this.#before(keepEndedDays),
            quietSince: this.#before(keepQuietDays),
            most: AT_ONCE,
          });
          metrics.expired.inc(deleted);
          return deleted;
        },
      });
    if (keepEndedDays > 0) {
      await this.#deleteDaily(Math.max(keepEndedDays, LEAST_DAILY_DAYS));
      await this.#deleteRatings(Math.max(keepEndedDays, LEAST_RATING_DAYS));
      const at = this.#before(keepEndedDays);
      await this.#deleteParts(closed, {
        what: 'tournaments',
        part: () => store.tournaments.deleteBefore({ at, most: AT_ONCE }),
      });
    }
    if (keepBackupsDays > 0)
      await this.#deleteParts(closed, {
        what: 'backups',
        part: () =>
          store.deleteUnusedBackups({ unusedSince: this.#before(keepBackupsDays), most: AT_ONCE }),
      });
  }

  /** Daily results are kept for as long as matches that are over. */
  async #deleteDaily(days: number): Promise<void> {
    const { store, logger } = this.#parts;
    try {
      await store.daily.deleteBefore(new Date(this.#before(days)).toISOString().slice(0, 10));
    } catch (error) {
      logger.warn({ err: error }, 'daily results could not be deleted');
    }
  }

  async #deleteRatings(days: number): Promise<void> {
    const { store, logger } = this.#parts;
    try {
      await store.ratings.deleteUnused(this.#before(days));
    } catch (error) {
      logger.warn({ err: error }, 'unused ratings could not be deleted');
    }
  }

  /** The moment so many days ago; 0 for 0 days, which means never. */
  #before(days: number): number {
    return days === 0 ? 0 : this.#parts.now() - days * DAY_MS;
  }

  /** Deletes batch after batch, until one is not full. */
  async #deleteParts(
    closed: AbortSignal,
    { what, part }: { readonly what: string; readonly part: () => Promise<number> },
  ): Promise<void> {
    const { logger } = this.#parts;
    let count = 0;
    try {
      for (let more = true; more && !closed.aborted; ) {
        const deleted = await part();
        count += deleted;
        more = deleted === AT_ONCE;
        if (more) await wait(PAUSE_MS);
      }
    } catch (error) {
      logger.warn({ err: error }, `${what} could not be deleted`);
    }
    if (count > 0) logger.info({ [what]: count }, `deleted ${what} that are no longer kept`);
  }
}
