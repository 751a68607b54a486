import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { TableList } from './table-list.ts';

export interface ServerLivenessOptions {
  /** A server without a heartbeat for so many ms is dead, in any case. */
  readonly dead: number;
  /** The same for a server without a subscription either, as when its process ended. */
  readonly doubted: number;
}

export interface ServerLivenessParts {
  readonly redis: Redis;
  readonly list: TableList;
}

const OPTIONS: ServerLivenessOptions = { dead: 4_000, doubted: 1_000 };
/** Interval between two checks, in ms. */
const STEP = 100;

/** Tells which servers are alive. */
export class ServerLiveness {
  readonly #redis: Redis;
  readonly #list: TableList;
  readonly #options: ServerLivenessOptions;

  constructor(parts: ServerLivenessParts, options = OPTIONS) {
    this.#redis = parts.redis;
    this.#list = parts.list;
    this.#options = options;
  }

  /**
   * A server without a subscription died, or is just reconnecting: then its next heartbeat tells.
   */
  async lives(processId: string): Promise<boolean> {
    const { dead, doubted } = this.#options;
    const first = await this.#list.lastHeartbeat(processId);
    for (
      let { at, silence } = first;
      silence <= dead;
      { at, silence } = await this.#list.lastHeartbeat(processId)
    ) {
      if (at !== first.at || (await this.#listens(processId))) return true;
      if (silence > doubted) return false;
      await wait(STEP);
    }
    return false;
  }

  async #listens(processId: string): Promise<boolean> {
    const [, listeners] = (await this.#redis.pubsub('NUMSUB', `p:${processId}`)) as [
      string,
      number,
    ];
    return Number(listeners) > 0;
  }
}
