import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SeatGrant } from '@atoll/protocol';
import { matchMaker } from 'colyseus';
import { Client, type SeatReservation } from 'colyseus.js';
import { hashToken } from '../../src/match/secrets.ts';
import type { MatchRecord, TableRecord } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer, twoPlaying } from '../support/test-server.ts';

const folder = dataFolder();
let server: TestServer;

beforeEach(async () => {
  server = await TestServer.open(folder.path);
});
afterEach(() => server.close());
afterAll(() => folder.remove());

/**
 * The first half of entering: the server has granted a reservation that the client has not used.
 * It stays valid for longer than a test lasts.
 */
async function onTheWay({ matchId, token }: SeatGrant): Promise<SeatReservation> {
  Object.assign(matchMaker.getLocalRoomById(matchId), { seatReservationTimeout: 600 });
  const shown = await server.call('POST', `/matchmake/joinById/${matchId}`, { token });
  expect(shown.status).toBe(200);
  return (await shown.json()) as SeatReservation;
}

/** What another server stored at this table, which knows nothing of it. */
async function storeElsewhere(
  matchId: string,
  change: (table: TableRecord) => TableRecord,
): Promise<void> {
  const other = openSqlite(folder.path);
  const { table } = (await other.find(matchId)) as MatchRecord;
  await other.saveTable(await other.claim(matchId), change(table));
  await other.close();
}

/** Another server plays on: the table here closes with the next action. */
async function loseToAnother(matchId: string, ...people: readonly TableClient[]): Promise<void> {
  const other = openSqlite(folder.path);
  await other.claim(matchId);
  await other.close();
  for (const client of people) client.submit({ type: 'keep' }).catch(() => undefined);
  await Promise.all(people.map((client) => client.until(() => client.closed !== undefined)));
}

describe('a table that closes while a client is entering', () => {
  test('refuses that client, which finds the table open on its next try', async () => {
    const { grant, ada, ben } = await twoPlaying(server);
    const reservation = await onTheWay(grant);
    await loseToAnother(grant.matchId, ada, ben);
    await expect(new Client(server.address).consumeSeatReservation(reservation)).rejects.toThrow(
      'expired',
    );
    const again = await server.sit(grant);
    expect(await again.submit({ type: 'keep' })).toMatchObject({ ok: true });
  });

  test('is open again at once, even if that client never comes', async () => {
    const { grant, ada, ben } = await twoPlaying(server);
    await onTheWay(grant);
    await loseToAnother(grant.matchId, ada, ben);
    expect((await server.sit(grant)).table).toMatchObject({ phase: 'playing' });
  });

  test('is not opened by a stopping server, which asks the client to come again', async () => {
    const { grant } = await twoPlaying(server);
    await matchMaker.gracefullyShutdown();
    const answer = await server.call('POST', `/api/matches/${grant.matchId}/ensure`, {});
    expect(answer.status).toBe(503);
  });

  test('does not hold up a stopping server', async () => {
    const { grant, ada, ben } = await twoPlaying(server);
    await onTheWay(grant);
    await server.close();
    server = await TestServer.open(folder.path);
    await Promise.all([ada, ben].map((client) => client.until(() => client.closed !== undefined)));
  });
});

describe('a table that another server holds', () => {
  test('asks a person who wants to sit down to come again', async () => {
    const grant = await server.create();
    const ada = await server.sit(grant);
    await ada.change({ do: 'pace', pace: 0 });
    await storeElsewhere(grant.matchId, (table) => table);
    const refused = await server.call('POST', '/api/join', { code: grant.code, name: 'Ben' });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ error: { code: 'unreadable' } });
    await ada.until(() => ada.closed !== undefined);
    expect(await server.join(grant.code)).toMatchObject({ seat: 1 });
  });

  test('refuses a seat that was taken there only for a moment', async () => {
    const grant = await server.create();
    const token = 'a-token-that-only-another-server-knows';
    const ben = {
      name: 'Ben',
      kind: 'person',
      bot: '',
      tokenHash: hashToken(token),
      standIn: '',
    } as const;
    await storeElsewhere(grant.matchId, (table) => ({ ...table, seats: [table.seats[0]!, ben] }));
    await expect(server.sit({ matchId: grant.matchId, token })).rejects.toMatchObject({
      code: 503,
    });
    const seated = await server.sit({ matchId: grant.matchId, token });
    expect(seated.welcome).toMatchObject({ seat: 1 });
    await expect(
      server.sit({ matchId: grant.matchId, token: `${token}-not` }),
    ).rejects.toMatchObject({ code: 401 });
    expect(seated.closed).toBeUndefined();
    expect(server.logs.join('')).not.toContain('"where":"onAuth"');
  });
});
