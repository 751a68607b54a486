import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Database, freePort, missingDatabases, startRedis } from './support/databases.ts';
import { dataFolder, House } from './support/house.ts';

const missing = missingDatabases();
const folder = dataFolder();
let database: Database;
let redis: Redis;
let house: House;

beforeAll(async () => {
  if (missing !== '') return;
  database = await startRedis();
  redis = new Redis(database.url);
  const port = await freePort();
  const env = { PORT: String(port), PUBLIC_ADDRESS: `localhost:${port}`, REDIS_URL: database.url, DATABASE_URL: 'postgres://unused' };
  house = await House.open(folder.path, { store: openSqlite(folder.path), env, idleMs: 200 });
});
afterAll(async () => {
  await house?.close();
  redis?.disconnect();
  await database?.service.remove();
  folder.remove();
});

const left = (matchId: string): boolean =>
  house.logs.some((line) => line.includes(matchId) && line.includes('table left memory'));

async function until(holds: () => boolean): Promise<void> {
  for (const begin = performance.now(); !holds(); await wait(10)) {
    if (performance.now() - begin > 20_000) throw new Error(`${String(holds)}: not within 20 s`);
  }
}

(missing === '' ? describe : describe.skip)('a table that cannot be put on the list, since Redis is full', () => {
  test('is refused for now, leaves memory, and takes nothing from the one that is opened later', async () => {
    const grant = await house.create(), { matchId } = grant;
    await until(() => left(matchId));
    house.logs.length = 0;
    await redis.config('SET', 'maxmemory', '1');
    const refused = await house.call('POST', `/api/matches/${matchId}/ensure`, {});
    expect(refused.status).toBe(503);
    await redis.config('SET', 'maxmemory', '0');
    const ada = await house.sit(grant);
    await until(() => left(matchId));
    expect(await redis.hexists('roomcaches', matchId)).toBe(1);
    await ada.leave();
  });
});
