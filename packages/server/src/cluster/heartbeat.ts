import { setTimeout as wait } from 'node:timers/promises';
import { matchMaker } from 'colyseus';
import { BadConfig } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import type { TableList } from './table-list.ts';

/**
 * The interval at which a server reports that it is alive and checks that its tables are listed, in
 * ms.
 */
const INTERVAL = 500;
/** How long a starting server waits for Redis, in ms. */
const START_MS = 15_000;

export interface HeartbeatParts {
  readonly list: TableList;
  /** Lists the tables of this process that are missing from the list. */
  readonly relist: () => Promise<void>;
  readonly logger: Logger;
}

/** Reports periodically that this server is alive, and which tables it holds. */
export class Heartbeat {
  readonly #parts: HeartbeatParts;
  #timer: NodeJS.Timeout | undefined;
  #beating = false;
  #failing = false;
  #running = false;

  constructor(parts: HeartbeatParts) {
    this.#parts = parts;
  }

  /**
   * Resolves once the list is reliable: if it was empty, when any other servers have had the time
   * to list their tables. Throws `BadConfig` when Redis cannot be reached.
   */
  async start(): Promise<void> {
    for (const begin = performance.now(); ; await wait(INTERVAL)) {
      try {
        if ((await this.#parts.list.beat(matchMaker.processId)) === 0) break;
      } catch (error) {
        if (performance.now() - begin > START_MS)
          throw new BadConfig(`REDIS_URL cannot be used: ${(error as Error).message}`);
      }
    }
    this.#running = true;
    void this.beat();
  }

  /** Beats at once instead of at the interval, and runs another task with it. */
  async beat(besides: () => Promise<void> = async () => undefined): Promise<void> {
    if (this.#beating || !this.#running) return;
    this.#beating = true;
    clearTimeout(this.#timer);
    try {
      await this.#parts.list.beat(matchMaker.processId);
      await this.#parts.relist();
      await besides();
      this.#failing = false;
    } catch (error) {
      if (!this.#failing)
        this.#parts.logger.warn({ err: error }, 'the list of tables cannot be updated');
      this.#failing = true;
    }
    this.#beating = false;
    if (this.#running) this.#timer = setTimeout(() => void this.beat(), INTERVAL).unref();
  }

  async stop(): Promise<void> {
    this.#running = false;
    clearTimeout(this.#timer);
    await this.#parts.list.leave(matchMaker.processId);
  }
}
