import { matchMaker, RedisPresence, type Room } from 'colyseus';
import { Redis } from 'ioredis';
import type { ClusterConfig } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import { ServerLiveness } from './server-liveness.ts';
import type { Cluster } from './cluster.ts';
import { TableHolders } from './table-holders.ts';
import { orUnreadable } from './or-unreadable.ts';
import { TableDriver } from './table-driver.ts';
import { TableList } from './table-list.ts';

/** A request to Redis is answered or refused within this many ms. */
const TIMEOUT_MS = 2_000;
/** A connection without an answer for this long is dropped, in ms. */
const SILENT_MS = 5_000;

/**
 * Joins the servers that share a Redis. While it cannot be reached, open tables go on, and none can
 * be opened or entered.
 */
export function joinCluster({ redisUrl, publicAddress }: ClusterConfig, logger: Logger): Cluster {
  // A server that holds tables must be back before others may count them as lost.
  const retryStrategy = (times: number): number => Math.min(times * 50, 500);
  const presence = new ClusterPresence(new Redis(redisUrl, { retryStrategy }));
  // The heartbeat writes, and so is the first to meet a Redis that became a replica. New
  // connections may reach the new primary.
  const reconnectOnError = (error: Error): boolean => {
    const left = error.message.includes('READONLY');
    if (left) presence.reconnect();
    return left;
  };
  const redis = new Redis(redisUrl, {
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    retryStrategy,
    reconnectOnError,
    socketTimeout: SILENT_MS,
  });
  redis.on('error', (error: Error) => {
    logger.warn({ err: error }, 'Redis does not answer');
    // A Redis that does not answer the heartbeat does not answer the other connections either.
    if (error.message.startsWith('Socket timeout')) presence.reconnect();
  });
  const list = new TableList(redis);
  const liveness = new ServerLiveness({ redis, list });
  const holders = new TableHolders(list, liveness);
  const driver = new TableDriver({
    redis,
    list,
    liveness,
    logger,
    onLost: (roomId) => release(roomId, logger),
  });
  return {
    presence,
    driver,
    publicAddress,
    settled: () => orUnreadable(holders.settled()),
    holds: (matchId) => orUnreadable(holders.holds(matchId)),
    list: async (room) => {
      await orUnreadable(driver.persist(room['_listing']));
    },
  };
}

/** The messages between servers. */
class ClusterPresence extends RedisPresence {
  /** Reconnects: a connection that only subscribes does not notice that Redis became a replica. */
  reconnect(): void {
    for (const connection of [this.pub, this.sub]) connection.disconnect(true);
  }
}

/** A room that can send its clients to another server. */
interface Releasable extends Room {
  release(): void;
}

function release(roomId: string, logger: Logger): void {
  logger.warn({ match: roomId }, 'another server holds this table');
  (matchMaker.getLocalRoomById(roomId) as Releasable | undefined)?.release();
}
