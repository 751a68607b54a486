import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import {
  type Database,
  freePort,
  missingDatabases,
  startRedis,
} from '../support/store/databases.ts';
import { Relay } from '../support/cluster/relay.ts';
import { dataFolder, TestServer } from '../support/test-server.ts';
import { until } from '@atoll/test-client/waiting';

const missing = missingDatabases();
const folder = dataFolder();
let primary: Database;
let standby: Database;
let relay: Relay;
let server: TestServer;

beforeAll(async () => {
  if (missing !== '') return;
  [primary, standby] = await Promise.all([startRedis(), startRedis()]);
  relay = await Relay.open(primary.url);
  const port = await freePort();
  const env = {
    PORT: String(port),
    PUBLIC_ADDRESS: `localhost:${port}`,
    REDIS_URL: relay.through(primary.url),
    DATABASE_URL: 'postgres://unused',
  };
  server = await TestServer.open(folder.path, { store: openSqlite(folder.path), env });
});
afterAll(async () => {
  await server?.close();
  await relay?.close();
  await Promise.all([primary?.service.remove(), standby?.service.remove()]);
  folder.remove();
});

async function asking<T>(database: Database, ask: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(database.url);
  return ask(redis).finally(() => redis.disconnect());
}

const follow = (database: Database, other: Database): Promise<unknown> => {
  const { hostname, port } = new URL(other.url);
  return asking(database, (redis) => redis.replicaof(hostname, port));
};

/** The standby becomes the primary and the other way round; nobody's connection is closed. */
async function failOver(): Promise<void> {
  await follow(standby, primary);
  await until(() =>
    asking(standby, async (redis) => (await redis.info('replication')).includes('link_status:up')),
  );
  await asking(standby, (redis) => redis.replicaof('NO', 'ONE'));
  relay.leadTo(standby.url);
  await follow(primary, standby);
}

(missing === '' ? describe : describe.skip)('Redis', () => {
  test('that becomes a replica of another one is left for the new primary: tables go on, are opened, and are on its list', async () => {
    const ada = await server.sit(await server.create());
    await failOver();
    let opened = await server.call('POST', '/api/matches', { game: 'dive', seats: 2, name: 'A' });
    await until(async () => {
      if (!opened.ok)
        opened = await server.call('POST', '/api/matches', { game: 'dive', seats: 2, name: 'A' });
      return opened.ok;
    });
    const ben = await server.sit((await opened.json()) as Parameters<typeof server.sit>[0]);
    const listed = (): Promise<number> => asking(standby, (redis) => redis.hlen('roomcaches'));
    await until(async () => (await listed()) === 2);
    // What servers tell each other goes through the new one too.
    const heard = () => asking(standby, (redis) => redis.pubsub('CHANNELS', 'p:*'));
    await until(async () => (await heard()).length === 1);
    expect([ada.closed, ben.closed]).toEqual([undefined, undefined]);
  });

  test('that vanishes without a word is left for the one that new connections lead to', async () => {
    const ada = await server.sit(await server.create());
    await asking(primary, (redis) => redis.replicaof('NO', 'ONE'));
    relay.silence();
    relay.leadTo(primary.url);
    await until(async () => {
      const opened = await server.call('POST', '/api/matches', {
        game: 'dive',
        seats: 2,
        name: 'A',
      });
      return opened.ok;
    });
    const heard = () => asking(primary, (redis) => redis.pubsub('CHANNELS', 'p:*'));
    await until(async () => (await heard()).length === 1);
    expect(ada.closed).toBeUndefined();
  });
});
