import { setTimeout as wait } from 'node:timers/promises';
import { matchMaker } from 'colyseus';
import { BadConfig } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import type { TableList } from './table-list.ts';

/** How often a server says that it lives and looks whether its tables are on the list, in ms. */
const INTERVAL = 500;
/** For how long a server that starts waits for Redis, in ms. */
const START_MS = 15_000;

export interface HeartbeatParts {
  readonly list: TableList;
  /** Puts those of the tables of this process on the list that are not there. */
  readonly relist: () => Promise<void>;
  readonly logger: Logger;
}

/** Says again and again that this server lives, and which tables it holds. */
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
   * Resolves once the list can be believed: on an empty one, when any other servers have had the
   * time to put their tables there. Throws `BadConfig` when Redis cannot be reached.
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

  /** Beats at once instead of in a while, and does something besides. */
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
