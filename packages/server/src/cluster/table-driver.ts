import { RedisDriver } from '@colyseus/redis-driver';
import { type IRoomCache, matchMaker } from '@colyseus/core';
import type { Redis } from 'ioredis';

const TABLES = 'roomcaches';
/** Answers whether the entry of a table, if there is one, is from this process. */
const MINE = `
  local old = redis.call('HGET', KEYS[1], ARGV[1])
  local mine = not old or cjson.decode(old).processId == ARGV[2]
`;
const PUT = `${MINE} if not mine then return 0 end redis.call('HSET', KEYS[1], ARGV[1], ARGV[3]) return 1`;
const CHANGE = `${MINE} if not old or not mine then return 0 end redis.call('HSET', KEYS[1], ARGV[1], ARGV[3]) return 1`;
const DROP = `${MINE} if not old or not mine then return 0 end return redis.call('HDEL', KEYS[1], ARGV[1])`;

/**
 * The list of tables in Redis. It decides who holds a table that two servers open at once, which the driver of Colyseus
 * leaves open, and lets no server touch the entry of another: one that was taken for dead and comes back finds its
 * tables gone.
 */
export class TableDriver extends RedisDriver {
  readonly #redis: Redis;
  readonly #onLost: (roomId: string) => void;

  constructor(redis: Redis, onLost: (roomId: string) => void) {
    super(redis);
    this.#redis = redis;
    this.#onLost = onLost;
  }

  /** False when another server was first. */
  async insert(room: IRoomCache): Promise<boolean> {
    return (await this.#redis.hsetnx(TABLES, room.roomId, JSON.stringify(room))) === 1;
  }

  override async persist(room: IRoomCache): Promise<boolean> {
    return this.#write(PUT, room);
  }

  override async update(room: IRoomCache, operations: Parameters<RedisDriver['update']>[1]): Promise<boolean> {
    Object.assign(room, operations.$set);
    const counters = room as unknown as Record<string, number>;
    for (const [field, by] of Object.entries(operations.$inc ?? {})) counters[field] = (counters[field] ?? 0) + Number(by);
    return this.#write(CHANGE, room);
  }

  override async remove(roomId: string): Promise<boolean> {
    return this.drop(roomId, matchMaker.processId);
  }

  /** Takes a table off the list if this process put it there. */
  async drop(roomId: string, processId: string): Promise<boolean> {
    return (await this.#redis.eval(DROP, 1, TABLES, roomId, processId)) === 1;
  }

  async #write(script: string, room: IRoomCache): Promise<boolean> {
    const written = (await this.#redis.eval(script, 1, TABLES, room.roomId, room.processId, JSON.stringify(room))) === 1;
    if (!written) this.#onLost(room.roomId);
    return written;
  }
}
