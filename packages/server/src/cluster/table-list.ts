import type { IRoomCache } from 'colyseus';
import type { Redis } from 'ioredis';
import { BEAT, CHANGE, DROP, INSERT, LAST_HEARTBEAT, LOOK, OTHERS, PUT } from './scripts.ts';

/**
 * The list in which Colyseus looks for tables, the last heartbeat of each server, and the time
 * since which the list is complete.
 */
const KEYS = ['roomcaches', 'servers', 'servers:since'] as const;
/** Tables per request to Redis, so that none takes long. */
const AT_ONCE = 200;

export interface TableListOptions {
  /**
   * How long all servers must have had the chance to list their tables until the list is reliable,
   * in ms.
   */
  readonly settling: number;
  /**
   * After so many ms without any heartbeat, Redis may have been away, and the list must settle
   * anew. Less than the silence after which a server counts as dead, or all of them would be dead
   * when Redis is back.
   */
  readonly gap: number;
}

const OPTIONS: TableListOptions = { settling: 3_000, gap: 3_000 };

/** The entry of one table, and how reliable the list is. */
export interface Entry {
  /** The process that holds the table, or ''. */
  readonly processId: string;
  /** In how many ms the list is reliable; 0 for now. */
  readonly settlesIn: number;
}

export interface LastHeartbeat {
  /** Different for each heartbeat; '' for an unknown process. */
  readonly at: string;
  /** How long ago, in ms. */
  readonly silence: number;
}

/**
 * The list of tables in Redis, which decides which server holds a table. Every step is one script,
 * so that nothing comes between a read and the write that follows from it, and every time is by the
 * clock of Redis.
 */
export class TableList {
  readonly #redis: Redis;
  readonly #options: TableListOptions;

  constructor(redis: Redis, options = OPTIONS) {
    this.#redis = redis;
    this.#options = options;
  }

  /** Reports that a process is alive, and returns in how many ms the list is reliable. */
  async beat(processId: string): Promise<number> {
    return this.#rest(Number(await this.#run(BEAT, [processId])));
  }

  /** Removes a process, which must no longer hold any table. */
  async leave(processId: string): Promise<void> {
    await this.#redis.zrem(KEYS[1], processId);
  }

  async look(matchId: string): Promise<Entry> {
    const [processId, age] = (await this.#run(LOOK, [matchId])) as [string, number];
    return { processId, settlesIn: this.#rest(age) };
  }

  /** The last heartbeat of a process; infinitely long ago for an unknown one. */
  async lastHeartbeat(processId: string): Promise<LastHeartbeat> {
    const [at, silence] = (await this.#run(LAST_HEARTBEAT, [processId])) as [string, number];
    return { at, silence: at === '' ? Infinity : silence };
  }

  /** False when the table is on the list already, or the list is not reliable yet. */
  async insert(room: IRoomCache): Promise<boolean> {
    return (
      (await this.#run(INSERT, [
        String(this.#options.settling),
        room.roomId,
        JSON.stringify(room),
      ])) === 1
    );
  }

  /** Writes an entry; false when another process holds the table. */
  async put(room: IRoomCache): Promise<boolean> {
    return (await this.#run(PUT, [room.processId, room.roomId, JSON.stringify(room)])) === 1;
  }

  /** Writes an existing entry; false when there is none, or another process holds the table. */
  async change(room: IRoomCache): Promise<boolean> {
    return (await this.#run(CHANGE, [room.processId, room.roomId, JSON.stringify(room)])) === 1;
  }

  /** Removes a table from the list if this process holds it. */
  async drop(roomId: string, processId: string): Promise<boolean> {
    return (await this.#run(DROP, [processId, roomId])) === 1;
  }

  /** The tables among these that the list does not assign to this process. */
  async missing(processId: string, roomIds: readonly string[]): Promise<readonly string[]> {
    const missing: string[] = [];
    for (let from = 0; from < roomIds.length; from += AT_ONCE) {
      missing.push(
        ...((await this.#run(OTHERS, [
          processId,
          ...roomIds.slice(from, from + AT_ONCE),
        ])) as string[]),
      );
    }
    return missing;
  }

  #rest(age: number): number {
    return Math.max(0, this.#options.settling - age);
  }

  #run(script: string, args: readonly string[]): Promise<unknown> {
    return this.#redis.eval(script, KEYS.length, ...KEYS, String(this.#options.gap), ...args);
  }
}
