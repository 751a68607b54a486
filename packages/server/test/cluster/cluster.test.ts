import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SeatGrant } from '@atoll/protocol';
import { call } from '@atoll/test-client/call';
import { TestCluster } from '../support/cluster/cluster.ts';
import { act, nextToAct, takeOver, twoPlaying } from '../support/cluster/cluster-play.ts';
import { freePort, missingDatabases } from '../support/store/databases.ts';
import { leasePostgres, leaseRedis } from '../support/store/shared-databases.ts';

const missing = missingDatabases();
if (missing !== '') console.log(missing);

let cluster: TestCluster;

beforeAll(async () => {
  if (missing === '') cluster = await TestCluster.start();
});
afterAll(() => cluster?.stop());

(missing === '' ? describe : describe.skip)('three servers', () => {
  test('leave nothing running when one of them cannot start', async () => {
    const programs = (): string =>
      execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,comm='], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => !line.endsWith(' ps'))
        .join('\n');
    // what a run shares may be started by this process, if no other test has asked for it before
    const shared = await Promise.all([leasePostgres(), leaseRedis()]);
    await Promise.all(shared.map((lease) => lease.release()));
    const before = programs();
    const taken = Number(new URL(cluster.servers[0]!.address).port);
    await expect(TestCluster.start({ ports: [await freePort(), taken] })).rejects.toThrow(
      'is in use',
    );
    expect(programs()).toBe(before);
  });

  test('bring everybody to the one that holds the table, whichever they ask', async () => {
    const {
      ada,
      ben,
      grants: [grant],
    } = await twoPlaying(cluster);
    const watchers = await Promise.all(
      [0, 1, 2].map(() => cluster.sit({ matchId: grant.matchId })),
    );
    expect(new Set([ada, ben, ...watchers].map((client) => cluster.serverOf(client))).size).toBe(1);
    await act([ada, ben], 3);
    await Promise.all(watchers.map((client) => client.until(() => client.table.seq >= 3)));
    await Promise.all([ada, ben, ...watchers].map((client) => client.leave()));
  });

  test('open a table once, however many are asked for it at the same time', async () => {
    const {
      ada,
      ben,
      grants: [grant, benGrant],
    } = await twoPlaying(cluster);
    await cluster.servers[cluster.serverOf(ada)]!.end('SIGKILL');
    await Promise.all([ada, ben].map((client) => client.until(() => client.closed !== undefined)));
    const alive = cluster.servers.filter((_server, index) => index !== cluster.serverOf(ada));
    const route = `/api/matches/${grant.matchId}/ensure`;
    const asked = [0, 1, 2, 3].flatMap(() => alive);
    const ensured = await Promise.all(
      asked.map(({ address }) => call(address, { method: 'POST', route, body: {} })),
    );
    expect(ensured.map(({ status }) => status)).toEqual(ensured.map(() => 200));
    const again = await Promise.all([grant, benGrant].map((each) => cluster.sit(each)));
    expect(new Set(again.map((client) => cluster.serverOf(client))).size).toBe(1);
    await act(again, 2);
    await cluster.startServer(cluster.serverOf(ada));
  });

  test('lose and double nothing when the one that holds the table is killed', async () => {
    const {
      ada,
      ben,
      grants: [grant, benGrant],
    } = await twoPlaying(cluster);
    const before = await act([ada, ben], 5);
    const { table } = ada;
    const dead = cluster.serverOf(ada);
    await cluster.servers[dead]!.end('SIGKILL');
    await Promise.all([ada, ben].map((client) => client.until(() => client.closed !== undefined)));
    const again = await Promise.all([grant, benGrant].map((each) => cluster.sit(each)));
    expect(again[0]!.table).toMatchObject({ seq: table.seq, view: table.view });
    const last = before.at(-1)!;
    expect(await again[last.seat]!.submit({ type: 'pass' }, { id: last.id })).toEqual({
      ok: true,
      seq: table.seq,
    });
    await act(again, 3);
    const steps = Array.from({ length: 8 }, (_step, index) => ({ seq: index + 1 }));
    expect(await again[0]!.history()).toMatchObject({ ok: true, steps });
    await cluster.startServer(dead);
  });

  test('pass a table on when the one that holds it is told to stop', async () => {
    const {
      ada,
      ben,
      grants: [grant, benGrant],
    } = await twoPlaying(cluster);
    await act([ada, ben], 2);
    const leaving = cluster.serverOf(ada);
    expect(await cluster.servers[leaving]!.end('SIGTERM')).toBe(0);
    await Promise.all([ada, ben].map((client) => client.until(() => client.closed !== undefined)));
    expect([ada.closed, ben.closed]).toEqual([4001, 4001]);
    const again = await Promise.all([grant, benGrant].map((each) => cluster.sit(each)));
    await act(again, 2);
    expect(again[0]!.table.seq).toBe(4);
    await cluster.startServer(leaving);
  });

  test('let only one write when one that hung comes back, and it sends its people on', async () => {
    const {
      ada,
      ben,
      grants: [grant, benGrant],
    } = await twoPlaying(cluster);
    await act([ada, ben], 2);
    const hung = cluster.servers[cluster.serverOf(ada)]!;
    hung.pause();
    const again = await cluster.sit(grant);
    const benAgain = await cluster.sit(benGrant);
    expect(cluster.serverOf(again)).not.toBe(cluster.serverOf(ada));
    await act([again, benAgain], 2);
    hung.goOn();
    const late = await nextToAct([ada, ben]);
    const answer = await late.submit(late.prompt.legal.at(-1)).catch(() => ({ ok: false }));
    expect(answer).toMatchObject({ ok: false });
    await Promise.all([ada, ben].map((client) => client.until(() => client.closed !== undefined)));
    await act([again, benAgain], 2);
    expect(again.table.seq).toBe(6);
  });

  test('tell the one that lost a table to another, and its people find each other there though nobody wrote', async () => {
    const {
      ada,
      ben,
      grants: [grant, benGrant],
    } = await twoPlaying(cluster);
    await act([ada, ben], 2);
    const first = cluster.serverOf(ada);
    await takeOver(cluster, { matchId: grant.matchId, holder: first });
    await Promise.all([ada, ben].map((client) => client.until(() => client.closed !== undefined)));
    const again = await Promise.all([grant, benGrant].map((each) => cluster.sit(each)));
    expect(again.map((client) => cluster.serverOf(client) === first)).toEqual([false, false]);
    await act(again, 2);
    expect(again[0]!.table.seq).toBe(4);
  });

  test('show nobody a match that is older than the log, when the one that lost it stored something meanwhile', async () => {
    let late: SeatGrant | undefined;
    for (let tries = 0; late === undefined && tries < 10; tries++) {
      const {
        ada,
        ben,
        grants: [grant],
      } = await twoPlaying(cluster);
      const asked = await nextToAct([ada, ben]);
      await takeOver(cluster, { matchId: grant.matchId, holder: cluster.serverOf(ada) });
      // One that was closed meanwhile answers nothing.
      const answer = await Promise.race([
        asked.submit(asked.prompt.legal.at(-1)).catch(() => undefined),
        asked.until(() => asked.closed !== undefined).then(() => undefined),
      ]);
      if (answer?.ok) late = grant;
    }
    expect(late).toBeDefined();
    let shown = await cluster.sit(late!);
    for (let tries = 0; shown.table.seq === 0 && tries < 10; tries++) {
      await shown.until(() => shown.closed !== undefined || shown.table.seq > 0);
      if (shown.table.seq === 0) shown = await cluster.sit(late!);
    }
    expect(shown.table.seq).toBe(1);
  });
});
