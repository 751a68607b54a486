import { type IRoomCache, matchMaker, RedisDriver } from 'colyseus';
import type { Redis } from 'ioredis';
import type { Logger } from '../process/logger.ts';
import type { ServerLiveness } from './server-liveness.ts';
import { Heartbeat } from './heartbeat.ts';
import { orUnreadable } from './or-unreadable.ts';
import type { TableList } from './table-list.ts';

export interface TableDriverParts {
  readonly redis: Redis;
  readonly list: TableList;
  readonly liveness: ServerLiveness;
  readonly logger: Logger;
  /** Called for a table of this process that another one holds now. */
  readonly onLost: (roomId: string) => void;
}

/**
 * The driver of Colyseus over our list of tables. It decides which server holds a table that two of
 * them open at once, which the driver of Colyseus leaves open, and lets no server change the entry
 * of another: a server that was taken for dead finds its tables gone when it returns. With each
 * heartbeat it restores lost entries.
 */
export class TableDriver extends RedisDriver {
  readonly #parts: TableDriverParts;
  readonly #heartbeat: Heartbeat;
  /** The tables that this process put on the list and did not remove. */
  readonly #own = new Set<string>();
  /**
   * Whether the list may have entries under this process's name for tables that it does not hold.
   */
  #staleEntries = false;

  constructor(parts: TableDriverParts) {
    super(parts.redis);
    this.#parts = parts;
    this.#heartbeat = new Heartbeat({
      list: parts.list,
      relist: () => this.#relist(),
      logger: parts.logger,
    });
    // A restarted Redis may have forgotten everything, or have returned to an older state.
    parts.redis.on('ready', () => void this.#heartbeat.beat(() => this.#dropStaleEntries()));
  }

  /** Rejects with `BadConfig` when Redis cannot be reached. */
  boot(): Promise<void> {
    return this.#heartbeat.start();
  }

  override async shutdown(): Promise<void> {
    await this.#heartbeat
      .stop()
      .catch((error: unknown) =>
        this.#parts.logger.warn(
          { err: error },
          'the server could not be taken off the list in Redis',
        ),
      );
    await super.shutdown();
  }

  /**
   * False when the table is open already, here or on another server, or the list is not reliable
   * yet.
   */
  async insert(room: IRoomCache): Promise<boolean> {
    if (this.#own.has(room.roomId)) return false;
    this.#own.add(room.roomId);
    // Colyseus drops a room that is refused; a room whose entry fails with an error would stay in
    // memory, unknown to all.
    const inserted = await this.#orFalse(
      this.#parts.list.insert(room),
      'a table cannot be put on the list',
    );
    if (!inserted) this.#own.delete(room.roomId);
    return inserted;
  }

  /** Writes the entry of a table on the list; a table that was removed must not be listed again. */
  override async persist(room: IRoomCache): Promise<boolean> {
    if (!this.#own.has(room.roomId)) return false;
    const written = await this.#parts.list.put(room);
    if (!written) this.#parts.onLost(room.roomId);
    return written;
  }

  override async update(
    room: IRoomCache,
    operations: Parameters<RedisDriver['update']>[1],
  ): Promise<boolean> {
    Object.assign(room, operations.$set);
    const counters = room as unknown as Record<string, number>;
    for (const [field, by] of Object.entries(operations.$inc ?? {}))
      counters[field] = (counters[field] ?? 0) + Number(by);
    return this.#orFalse(this.persist(room), 'the entry of a table cannot be changed');
  }

  /** A failure is corrected with a heartbeat: a room that leaves memory waits for nothing. */
  override async remove(roomId: string): Promise<boolean> {
    this.#own.delete(roomId);
    return this.#orFalse(
      this.#parts.list.drop(roomId, matchMaker.processId),
      'a table cannot be taken off the list',
    );
  }

  /** Rejects with `Unreadable`. */
  override findOne(...asked: Parameters<RedisDriver['findOne']>): Promise<IRoomCache> {
    return orUnreadable(super.findOne(...asked));
  }

  /** Rejects with `Unreadable`. */
  override async query(...asked: Parameters<RedisDriver['query']>): Promise<IRoomCache[]> {
    return orUnreadable(
      super.query(...asked).catch((error: unknown) => {
        // The driver of Colyseus caches a request under way, and does not drop one that failed.
        delete this['_concurrentRoomCacheRequest'];
        this['_roomCacheRequestByName'] = {};
        throw error;
      }),
    );
  }

  /**
   * Colyseus calls this when a process did not answer it, which a busy process, or one whose
   * subscriptions are late, may miss.
   */
  override async cleanup(processId: string): Promise<void> {
    if (processId !== matchMaker.processId && (await this.#parts.liveness.lives(processId))) return;
    for (const { roomId } of await this.query({ processId }))
      await this.#parts.list.drop(roomId, processId);
  }

  /** Lists missing tables again; releases those that another process took meanwhile. */
  async #relist(): Promise<void> {
    const missing = await this.#parts.list.missing(matchMaker.processId, [...this.#own]);
    const rooms = missing.flatMap((roomId) => matchMaker.getLocalRoomById(roomId) ?? []);
    await Promise.all(rooms.map((room) => this.persist(room['_listing'])));
    if (this.#staleEntries) await this.#dropStaleEntries();
  }

  /** The operation may have been done even if it failed. */
  async #orFalse(done: Promise<boolean>, failure: string): Promise<boolean> {
    try {
      return await done;
    } catch (error) {
      this.#parts.logger.warn({ err: error }, failure);
      this.#staleEntries = true;
      return false;
    }
  }

  async #dropStaleEntries(): Promise<void> {
    const { processId } = matchMaker;
    const listed = await this.query({ processId });
    await Promise.all(
      listed
        .filter(({ roomId }) => !this.#own.has(roomId))
        .map(({ roomId }) => this.#parts.list.drop(roomId, processId)),
    );
    this.#staleEntries = false;
  }
}
