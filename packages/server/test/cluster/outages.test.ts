import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { call } from '@atoll/test-client/call';
import { TestCluster } from '../support/cluster/cluster.ts';
import { act, nextToAct, twoPlaying } from '../support/cluster/cluster-play.ts';
import { missingDatabases } from '../support/store/databases.ts';
import { until } from '@atoll/test-client/waiting';

const missing = missingDatabases();
if (missing !== '') console.log(missing);

let cluster: TestCluster;

beforeAll(async () => {
  if (missing === '') cluster = await TestCluster.start({ own: ['postgres', 'redis'] });
});
afterAll(() => cluster?.stop());

(missing === '' ? describe : describe.skip)('three servers without one of their services', () => {
  test('play on without Redis, and open tables again once it is back', async () => {
    const {
      ada,
      ben,
      grants: [grant],
    } = await twoPlaying(cluster);
    await cluster.redis.service!.stop();
    await act([ada, ben], 3);
    await cluster.redis.service!.start();
    const watcher = await cluster.sit({ matchId: grant.matchId });
    expect(cluster.serverOf(watcher)).toBe(cluster.serverOf(ada));
    await act([ada, ben], 2);
    await watcher.until(() => watcher.table.seq === 5);
  });

  test('open no table twice when Redis forgets its holder, whichever server is asked', async () => {
    const {
      ada,
      ben,
      grants: [grant],
    } = await twoPlaying(cluster);
    for (const { address } of cluster.servers) {
      const redis = new Redis(cluster.redis.url);
      await redis.flushall().finally(() => redis.disconnect());
      const ensured = await call(address, {
        method: 'POST',
        route: `/api/matches/${grant.matchId}/ensure`,
        body: {},
      });
      expect(ensured.status).toBe(200);
      const watcher = await cluster.sit({ matchId: grant.matchId });
      expect(watcher.table.seats.map(({ connected }) => connected)).toEqual([true, true]);
      await watcher.leave();
    }
    await act([ada, ben], 2);
    expect([ada.closed, ben.closed]).toEqual([undefined, undefined]);
  });

  test('acknowledge nothing while PostgreSQL is away, and go on by themselves once it is back', async () => {
    const { ada, ben } = await twoPlaying(cluster);
    await act([ada, ben], 2);
    await cluster.postgres.service!.stop();
    const asked = await nextToAct([ada, ben]);
    const id = randomUUID();
    const action = asked.prompt.legal.at(-1);
    const first = asked.submit(action, { id });
    // Whether the action still reached the database nobody knows, so that it may wait for an
    // answer until the database is back.
    const ensure = () =>
      call(cluster.address, {
        method: 'POST',
        route: `/api/matches/${ada.room.roomId}/ensure`,
        body: {},
      });
    await until(async () => (await ensure()).status === 503);
    await cluster.postgres.service!.start();
    const answer = await first;
    if (!answer.ok) expect(answer.reasons).toEqual([{ code: 'not-stored' }]);
    let again = answer;
    await until(async () => {
      if (!again.ok) again = await asked.submit(action, { id, basedOn: asked.prompt.question });
      return again.ok;
    });
    await Promise.all([ada, ben].map((client) => client.until(() => client.table.seq === 3)));
    await act([ada, ben], 2);
    expect([ada.closed, ben.closed, ada.table.seq]).toEqual([undefined, undefined, 5]);
  });
});
