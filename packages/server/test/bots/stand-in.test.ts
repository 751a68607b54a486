import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SeatGrant, StepMessage } from '@atoll/protocol';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer, throughOpening } from '../support/test-server.ts';
import { catalog } from '../support/slow-catalog.ts';
import { until } from '@atoll/test-client/waiting';

const folder = dataFolder();
const meeting = dataFolder();
let server: TestServer;

async function open(): Promise<TestServer> {
  const address = pathToFileURL(path.join(import.meta.dirname, '../support/slow-catalog.ts'));
  address.searchParams.set('folder', meeting.path);
  return TestServer.open(folder.path, {
    catalog,
    bots: { catalog: address.href },
    env: { STAND_IN_AFTER: '0' },
  });
}

beforeAll(async () => {
  server = await open();
});
afterAll(async () => {
  await server.close();
  folder.remove();
  meeting.remove();
});

interface Pair {
  readonly ada: TableClient;
  readonly ben: TableClient;
  readonly grant: SeatGrant;
  readonly benGrant: SeatGrant;
}

async function playing(): Promise<Pair> {
  const grant = await server.create();
  const ada = await server.sit(grant);
  const benGrant = await server.join(grant.code);
  const ben = await server.sit(benGrant);
  await ada.change({ do: 'pace', pace: 0 });
  await ada.start();
  await Promise.all([ada, ben].map((client) => client.until(() => client.prompt.legal.length > 0)));
  return { ada, ben, grant, benGrant };
}

/** Ben has left, and Ada sees it. */
async function alone(): Promise<Pair> {
  const pair = await playing();
  await pair.ben.leave();
  await pair.ada.until(() => pair.ada.table.seats[1]?.connected === false);
  return pair;
}

describe('a bot that plays on for a person', () => {
  test('is called by another seated player, and goes when the person says so', async () => {
    const { ada, benGrant } = await alone();
    expect(await ada.change({ do: 'pace', pace: 1 })).toMatchObject({ ok: true });
    expect(await ada.change({ do: 'handOver', seat: 1, bot: 'random' })).toMatchObject({
      ok: true,
    });
    expect(ada.table.pace).toBe(1);
    expect(ada.table.seats[1]).toMatchObject({
      name: 'Ben',
      kind: 'person',
      bot: '',
      standIn: 'random',
    });
    await ada.submit({ type: 'keep' });
    await ada.until(() => ada.steps.some(({ seat }) => seat === 1) && ada.prompt.legal.length > 0);

    const ben = await server.sit(benGrant);
    expect(ben.table.seats[1]).toMatchObject({ connected: true, standIn: 'random' });
    expect(ben.prompt).toMatchObject({ legal: [], undoable: [] });
    await ada.submit({ type: 'rest' });
    await ada.until(() => ada.steps.filter(({ seat }) => seat === 1).length > 1);
    expect(await ben.submit({ type: 'rest' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'bot-plays' }],
    });
    expect(await ben.undo()).toMatchObject({ ok: false, reasons: [{ code: 'bot-plays' }] });
    expect(await ben.change({ do: 'takeBack' })).toMatchObject({ ok: true });
    expect(ben.table.seats[1]).toMatchObject({ standIn: '' });
    await Promise.all([ada.playOn(), ben.playOn()]);
    expect(ben.table.phase).toBe('over');
  });

  test('does not replace a person who is connected, and is not called by a spectator', async () => {
    const { ada, grant, benGrant } = await playing();
    expect(await ada.change({ do: 'handOver', seat: 1, bot: 'random' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'not-away' }],
    });
    const watcher = await server.sit({ matchId: grant.matchId });
    expect(await watcher.change({ do: 'handOver', seat: 1, bot: 'random' })).toMatchObject({
      reasons: [{ code: 'not-seated' }],
    });
    expect(await watcher.change({ do: 'takeBack' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'not-seated' }],
    });
    expect(benGrant.seat).toBe(1);
  });

  test('may be called by the person, who watches meanwhile', async () => {
    const { ada, ben } = await playing();
    expect(await ben.change({ do: 'handOver', seat: 1, bot: 'greedy' })).toMatchObject({
      ok: true,
    });
    await ben.until(() => ben.welcome?.prompt.legal.length === 0);
    await ada.playOn();
    await ben.until(() => ben.table.phase === 'over');
    expect(ben.table.seats[1]).toMatchObject({ name: 'Ben', connected: true, standIn: 'greedy' });
    expect(await ben.change({ do: 'handOver', seat: 1, bot: 'random' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'over' }],
    });
  });

  test('that is still thinking when the person takes over does not act any more', async () => {
    const { ada, ben } = await playing();
    await ada.submit({ type: 'keep' });
    await ben.change({ do: 'handOver', seat: 1, bot: 'sleeper' });
    await until(() => readdirSync(meeting.path).length > 0);
    expect(await ben.change({ do: 'takeBack' })).toMatchObject({ ok: true });
    await ben.until(() => ben.prompt.legal.length > 0);
    writeFileSync(path.join(meeting.path, 'wake'), '');
    expect(await ben.change({ do: 'handOver', seat: 1, bot: 'random' })).toMatchObject({
      ok: true,
    });
    await ada.until(() => ada.table.seq === 2);
    expect(ada.steps.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(server.logs.filter((line) => line.includes('was refused'))).toEqual([]);
  });

  test('is told to have decided its steps, live, in the history, and after a restart', async () => {
    const { ada, ben, grant } = await playing();
    const compact = await server.sit({ matchId: grant.matchId, compact: true });
    await throughOpening(ada, ben);
    expect(await ben.change({ do: 'handOver', seat: 1, bot: 'random' })).toMatchObject({
      ok: true,
    });
    await ada.playOn();
    await Promise.all(
      [ada, ben, compact].map((client) => client.until(() => client.table.phase === 'over')),
    );
    const marksOf = (
      steps: readonly Pick<StepMessage, 'seq' | 'seat' | 'byBot'>[],
    ): readonly unknown[] => steps.map(({ seq, seat, byBot }) => [seq, seat, byBot]);
    const marks = marksOf(ada.steps);
    const own = ada.steps.filter(({ seat, byBot }) => seat === 1 && byBot === undefined);
    expect(own).toHaveLength(1);
    expect(marks).toEqual(
      ada.steps.map(({ seq, seat }) => [
        seq,
        seat,
        seat === 1 && seq > (own[0]?.seq ?? 0) ? true : undefined,
      ]),
    );
    expect(ada.steps.filter(({ byBot }) => byBot)).not.toHaveLength(0);
    const marksInHistory = async (client: TableClient): Promise<readonly unknown[]> => {
      const answer = await client.history();
      return answer.ok ? marksOf(answer.steps) : [];
    };
    for (const client of [ben, compact]) expect(marksOf(client.steps)).toEqual(marks);
    expect(await Promise.all([ada, ben].map(marksInHistory))).toEqual([marks, marks]);
    await server.close();
    server = await open();
    expect(await marksInHistory(await server.sit(grant))).toEqual(marks);
  });

  test('stays through a restart, and so does the right of the person', async () => {
    const { ada, ben, grant, benGrant } = await playing();
    await throughOpening(ada, ben);
    await ben.change({ do: 'handOver', seat: 1, bot: 'random' });
    await server.close();
    server = await open();
    const again = await server.sit(grant);
    expect(again.table.seats[1]).toMatchObject({
      name: 'Ben',
      standIn: 'random',
      connected: false,
    });
    const back = await server.sit(benGrant);
    expect(await back.change({ do: 'takeBack' })).toMatchObject({ ok: true });
    await Promise.all([again.playOn(), back.playOn()]);
    expect(again.table.phase).toBe('over');
  });
});
