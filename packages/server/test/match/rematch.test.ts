import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SeatGrant, TableSummary } from '@atoll/protocol';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer } from '../support/test-server.ts';

const folder = dataFolder();
let server: TestServer;
const open = (): Promise<TestServer> => TestServer.open(folder.path, { graceMs: 0 });

beforeAll(async () => {
  server = await open();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

interface Finished {
  readonly grants: readonly [SeatGrant, SeatGrant];
  readonly ada: TableClient;
  readonly ben: TableClient;
}

/** Ada, who is the host, and Ben have played to the end; the wanted bots sat with them. */
async function finished({ bots = 0 } = {}): Promise<Finished> {
  const grant = await server.create({ seats: 2 + bots });
  const ada = await server.sit(grant);
  const other = await server.join(grant.code);
  const ben = await server.sit(other);
  await ada.change({ do: 'pace', pace: 0 });
  for (let seat = 2; seat < 2 + bots; seat++) await ada.change({ do: 'bot', seat, bot: 'random' });
  await ada.start();
  await Promise.all([ada.playOn(), ben.playOn()]);
  return { grants: [grant, other], ada, ben };
}

const agree = (client: TableClient) => client.rematch({ do: 'agree' });

async function invited(code: string): Promise<TableSummary> {
  return (await (await server.call('GET', `/api/invites/${code}`)).json()) as TableSummary;
}

describe('a rematch', () => {
  test('begins once both agreed: the same people at the same table, each with the old token, and another begins', async () => {
    const {
      ada,
      ben,
      grants: [first, second],
    } = await finished();
    const watcher = await server.sit({ matchId: first.matchId });
    expect(await agree(ada)).toMatchObject({ ok: true });
    await Promise.all(
      [ben, watcher].map((client) => client.until(() => client.table.again.length === 1)),
    );
    expect([ben.table.again, ben.table.next]).toEqual([[0], '']);
    expect(await agree(ben)).toMatchObject({ ok: true });
    await Promise.all(
      [ada, ben, watcher].map((client) => client.until(() => client.table.next !== '')),
    );
    const matchId = ben.table.next;
    expect([ada.table.next, watcher.table.next]).toEqual([matchId, matchId]);
    const [again, other] = [
      await server.sit({ matchId, token: first.token }),
      await server.sit({ matchId, token: second.token }),
    ];
    expect(again.table).toMatchObject({
      phase: 'playing',
      seats: [{ name: 'Ben' }, { name: 'Ada' }],
      host: 1,
    });
    expect([again.welcome, other.welcome]).toMatchObject([
      { seat: 1, host: true },
      { seat: 0, host: false },
    ]);
    await Promise.all([again.playOn(), other.playOn()]);
    expect(again.table.phase).toBe('over');
  });

  test('asks for no bot, and the code of the first table leads to the newest', async () => {
    const {
      ada,
      ben,
      grants: [grant],
    } = await finished({ bots: 1 });
    await agree(ada);
    await agree(ben);
    await ada.until(() => ada.table.next !== '');
    expect(await invited(grant.code)).toMatchObject({
      matchId: ada.table.next,
      phase: 'playing',
      seats: [{ name: 'Ben', kind: 'person' }, { kind: 'bot' }, { name: 'Ada', kind: 'person' }],
    });
  });

  test('is not for spectators, nor before the end, and is taken back like it was asked for', async () => {
    const grant = await server.create();
    const early = await server.sit(grant);
    expect(await agree(early)).toMatchObject({ ok: false, reasons: [{ code: 'not-over' }] });
    const {
      ada,
      grants: [first],
    } = await finished();
    const watcher = await server.sit({ matchId: first.matchId });
    expect(await agree(watcher)).toMatchObject({ ok: false, reasons: [{ code: 'not-seated' }] });
    await agree(ada);
    await agree(ada);
    await ada.until(() => ada.table.again.length === 1);
    await ada.rematch({ do: 'withdraw' });
    await ada.until(() => ada.table.again.length === 0);
    expect(ada.table.next).toBe('');
  });

  test('is opened once, however often and at whatever moment people press', async () => {
    const { ada, ben } = await finished();
    await Promise.all([agree(ada), agree(ben), agree(ada), agree(ben)]);
    await ada.until(() => ada.table.next !== '');
    const { next } = ada.table;
    expect(await ada.rematch({ do: 'withdraw' })).toMatchObject({ ok: true });
    expect(await agree(ben)).toMatchObject({ ok: true });
    expect([ada.table.next, ada.table.again]).toEqual([next, [0, 1]]);
  });

  test('is wanted still after the server was restarted between the presses', async () => {
    const {
      ada,
      grants: [first, second],
    } = await finished();
    await agree(ada);
    await server.close();
    server = await open();
    const ben = await server.sit(second);
    expect(ben.table).toMatchObject({ phase: 'over', again: [0], next: '' });
    await agree(ben);
    await ben.until(() => ben.table.next !== '');
    const matchId = ben.table.next;
    await server.close();
    server = await open();
    expect((await server.sit(first)).table.next).toBe(matchId);
    const back = await server.sit({ matchId, token: first.token });
    expect(back.welcome).toMatchObject({ seat: 1, host: true });
  });
});

describe('going on without a player', () => {
  test('is for the host: the seat is open, and the table waits', async () => {
    const {
      ada,
      ben,
      grants: [first, second],
    } = await finished({ bots: 1 });
    expect(await ben.rematch({ do: 'goOn' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'not-host' }],
    });
    await ben.leave();
    expect(await ada.rematch({ do: 'goOn' })).toMatchObject({ ok: true });
    await ada.until(() => ada.table.next !== '');
    const matchId = ada.table.next;
    const again = await server.sit({ matchId, token: first.token });
    expect(again.table).toMatchObject({
      phase: 'waiting',
      seats: [{ kind: 'open' }, { kind: 'bot' }, { name: 'Ada' }],
      host: 2,
    });
    await expect(server.sit({ matchId, token: second.token })).rejects.toThrow('opens no seat');
    expect(await server.join(first.code, 'Ben')).toMatchObject({ matchId, seat: 0 });
    expect(await again.start()).toMatchObject({ ok: true });
  });

  test('is for anybody else once the host is away', async () => {
    const {
      ada,
      ben,
      grants: [, second],
    } = await finished();
    await ada.leave();
    await ben.until(() => ben.table.seats[0]?.connected === false);
    expect(await ben.rematch({ do: 'goOn' })).toMatchObject({ ok: true });
    await ben.until(() => ben.table.next !== '');
    const again = await server.sit({ matchId: ben.table.next, token: second.token });
    expect(again.welcome).toMatchObject({ seat: 0, host: true });
  });
});
