import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import {
  type Database,
  freePort,
  missingDatabases,
  startRedis,
} from '../support/store/databases.ts';
import { dataFolder, TestServer } from '../support/test-server.ts';
import { until } from '@atoll/test-client/waiting';

const missing = missingDatabases();
const folder = dataFolder();
let database: Database;
let redis: Redis;
let server: TestServer;

beforeAll(async () => {
  if (missing !== '') return;
  database = await startRedis();
  redis = new Redis(database.url);
  server = await openHouse();
});
afterAll(async () => {
  await server?.close();
  redis?.disconnect();
  await database?.service.remove();
  folder.remove();
});

async function openHouse(): Promise<TestServer> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    PUBLIC_ADDRESS: `localhost:${port}`,
    REDIS_URL: database.url,
    DATABASE_URL: 'postgres://unused',
  };
  return TestServer.open(folder.path, { store: openSqlite(folder.path), env, idleMs: 500 });
}

const left = (matchId: string): boolean =>
  server.logs.some((line) => line.includes(matchId) && line.includes('table left memory'));

(missing === '' ? describe : describe.skip)(
  'a table that cannot be put on the list, since Redis is full',
  () => {
    test('is refused for now, leaves memory, and takes nothing from the one that is opened later', async () => {
      const grant = await server.create();
      const { matchId } = grant;
      await until(() => left(matchId));
      server.logs.length = 0;
      await redis.config('SET', 'maxmemory', '1');
      const refused = await server.call('POST', `/api/matches/${matchId}/ensure`, {});
      expect(refused.status).toBe(503);
      await redis.config('SET', 'maxmemory', '0');
      const ada = await server.sit(grant);
      await until(() => left(matchId));
      expect(await redis.hexists('roomcaches', matchId)).toBe(1);
      await ada.leave();
    });
  },
);

(missing === '' ? describe : describe.skip)('while Redis hangs', () => {
  const hanging = async <T>(task: () => Promise<T>): Promise<T> => {
    database.service.pause();
    return task().finally(() => database.service.goOn());
  };

  test('a client that would enter or list public tables is told to come again, and may do so', async () => {
    const grant = await server.create({ access: 'public' });
    const ada = await server.sit(grant);
    const ask = () =>
      Promise.all([
        server.call('POST', `/matchmake/joinById/${grant.matchId}`, {}),
        server.call('GET', '/api/matches'),
      ]);
    const refused = await hanging(ask);
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '2'],
      [503, '2'],
    ]);
    const answered = await ask();
    expect(answered.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answered[1].json()).toMatchObject({ tables: [{ matchId: grant.matchId }] });
    await ada.leave();
  });

  test('a table that nobody is at leaves memory, and the list once Redis answers', async () => {
    const { matchId } = await server.create();
    await hanging(() => until(() => left(matchId)));
    await until(async () => (await redis.hexists('roomcaches', matchId)) === 0);
    expect(await (await server.call('GET', '/metrics')).text()).toMatch(/^atoll_matches_live 0$/m);
  });

  test('a server that is told to stop tells its people, and stops', async () => {
    const ada = await server.sit(await server.create());
    await hanging(() => server.close());
    await ada.until(() => ada.closed !== undefined);
    expect(ada.closed).toBe(4001);
    server = await openHouse();
  });
});
