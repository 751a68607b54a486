import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { IRoomCache } from 'colyseus';
import { Redis } from 'ioredis';
import { ServerLiveness } from '../../src/cluster/server-liveness.ts';
import { TableList } from '../../src/cluster/table-list.ts';
import { missingDatabases } from '../support/store/databases.ts';
import { type Lease, leaseRedis } from '../support/store/shared-databases.ts';
import { until } from '@atoll/test-client/waiting';

const missing = missingDatabases();
const HOURS = 3_600_000;

let database: Lease;
let redis: Redis;

beforeAll(async () => {
  if (missing !== '') return;
  database = await leaseRedis();
  redis = new Redis(database.url);
});
beforeEach(async () => {
  await redis?.flushdb();
});
afterAll(async () => {
  redis?.disconnect();
  await database?.release();
});

const room = (roomId: string, processId: string): IRoomCache =>
  ({ roomId, processId, name: 'table' }) as IRoomCache;
/** A list that nobody has to wait for. */
const settled = (): TableList => new TableList(redis, { settling: 0, gap: HOURS });

(missing === '' ? describe : describe.skip)('the list of tables', () => {
  test('gives a table to the first that opens it, and lets nobody else touch the entry', async () => {
    const list = settled();
    expect(await list.insert(room('match', 'one'))).toBe(true);
    expect(await list.insert(room('match', 'two'))).toBe(false);
    expect(await list.insert(room('match', 'one'))).toBe(false);
    expect(await list.put(room('match', 'two'))).toBe(false);
    expect(await list.drop('match', 'two')).toBe(false);
    expect(await list.look('match')).toEqual({ processId: 'one', settlesIn: 0 });
    expect(await list.drop('match', 'one')).toBe(true);
    expect(await list.look('match')).toEqual({ processId: '', settlesIn: 0 });
  });

  test('is trusted only after a while when it is new or Redis has lost it; a server may register the tables that it holds', async () => {
    const list = new TableList(redis, { settling: 300, gap: HOURS });
    for (const round of ['new', 'forgotten']) {
      expect(await list.insert(room('match', round))).toBe(false);
      expect(await list.beat('one')).toBeGreaterThan(0);
      expect(await list.put(room('held', 'one'))).toBe(true);
      await until(async () => (await list.beat('one')) === 0);
      expect(await list.insert(room('match', round))).toBe(true);
      expect(await list.insert(room('held', 'two'))).toBe(false);
      await redis.flushdb();
    }
  });

  test('settles again after a while without news of any server, as when Redis hung', async () => {
    const patient = new TableList(redis, { settling: 60_000, gap: HOURS });
    await patient.beat('one');
    await wait(20);
    const before = (await patient.look('match')).settlesIn;
    await wait(20);
    const hasty = new TableList(redis, { settling: 60_000, gap: 10 });
    const after = (await hasty.look('match')).settlesIn;
    expect(before).toBeLessThan(60_000);
    expect(after).toBe(60_000);
  });

  test('tells a server which of its tables are missing, or are those of another, however many it has', async () => {
    const list = settled();
    const rooms = Array.from({ length: 450 }, (_room, index) => `match ${index}`);
    await Promise.all(rooms.slice(2).map((id) => list.put(room(id, 'one'))));
    await list.put(room('match 1', 'two'));
    expect(await list.missing('one', rooms)).toEqual(['match 0', 'match 1']);
    expect(await list.missing('one', [])).toEqual([]);
  });
});

(missing === '' ? describe : describe.skip)('a server', () => {
  const liveness = (options: { readonly dead: number; readonly doubted: number }): ServerLiveness =>
    new ServerLiveness({ redis, list: settled() }, options);

  test('that listens lives as long as it is heard of', async () => {
    await settled().beat('one');
    const ear = new Redis(database.url);
    await ear.subscribe('p:one', 'p:two');
    expect(await liveness({ dead: HOURS, doubted: HOURS }).lives('one')).toBe(true);
    await wait(5);
    expect(await liveness({ dead: 1, doubted: 1 }).lives('one')).toBe(false);
    expect(await liveness({ dead: HOURS, doubted: HOURS }).lives('two')).toBe(false);
    ear.disconnect();
  });

  test('that does not listen, because it died or is only coming back, lives if it is heard of again', async () => {
    const list = settled();
    await list.beat('one');
    await wait(5);
    expect(await liveness({ dead: HOURS, doubted: 1 }).lives('one')).toBe(false);
    const judged = liveness({ dead: HOURS, doubted: HOURS }).lives('one');
    await wait(20);
    await list.beat('one');
    expect(await judged).toBe(true);
  });
});
