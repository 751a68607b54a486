import { CloseCode, matchMaker } from '@colyseus/core';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import type { ClusterConfig } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Cluster } from './cluster.ts';
import { TableDriver } from './table-driver.ts';

/** Who asks Redis is answered or refused within this many ms. */
const PATIENCE = 2_000;

/** Joins the servers that share a Redis. While it cannot be reached, tables that are open go on, and none can be opened or entered. */
export function joinCluster({ redisUrl, publicAddress }: ClusterConfig, logger: Logger): Cluster {
  const retryStrategy = (times: number): number => Math.min(times * 100, 1000);
  const redis = new Redis(redisUrl, { commandTimeout: PATIENCE, maxRetriesPerRequest: 1, retryStrategy });
  redis.on('error', (error: Error) => logger.warn({ err: error }, 'Redis does not answer'));
  const driver = new TableDriver(redis, (roomId) => letGo(roomId, logger));
  // A Redis that was started again may have forgotten everything.
  redis.on('ready', () => {
    matchMaker.restoreMissingRoomCaches().catch((error: unknown) => logger.error({ err: error }, 'tables could not be listed again'));
  });
  return {
    presence: new RedisPresence(redisUrl),
    driver,
    publicAddress,
    // A process that dies takes its connection along, so that Redis knows at once.
    lives: async (processId) => {
      const [, listeners] = (await redis.pubsub('NUMSUB', `p:${processId}`)) as [string, number];
      return Number(listeners) > 0;
    },
    forget: async (roomId, processId) => {
      await driver.drop(roomId, processId);
    },
  };
}

/** Another server holds this table now: whoever is here has to go there. */
function letGo(roomId: string, logger: Logger): void {
  const room = matchMaker.getLocalRoomById(roomId);
  if (!room) return;
  logger.warn({ match: roomId }, 'another server holds this table');
  room.disconnect(CloseCode.WITH_ERROR).catch((error: unknown) => logger.error({ err: error }, 'table could not be let go'));
}
