import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SeatedMatch, seatedList } from '@atoll/protocol';
import { changedDiveCatalog } from '../support/cluster/dive.ts';
import { dataFolder, TestServer, throughOpening, twoPlaying } from '../support/test-server.ts';

const folder = dataFolder();
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

interface Held {
  readonly matchId: string;
  readonly token: string;
}

async function reportOn(seats: readonly Held[]): Promise<readonly SeatedMatch[]> {
  const asked = seats.map(({ matchId, token }) => ({ matchId, token }));
  const response = await server.call('POST', '/api/seats', { seats: asked });
  return seatedList.parse(await response.json()).matches;
}

test('one request tells of all matches: that they wait, whose turn it is, and how they ended', async () => {
  const waiting = await server.create({ name: 'Cleo', seats: 2 });
  const { grant, ada, ben } = await twoPlaying(server);
  const stranger = await server.create();
  expect(
    await reportOn([
      waiting,
      grant,
      { ...stranger, token: grant.token },
      { matchId: 'x'.repeat(20), token: grant.token },
    ]),
  ).toMatchObject([
    {
      matchId: waiting.matchId,
      seat: 0,
      phase: 'waiting',
      turn: [],
      result: [],
      seats: [{ name: 'Cleo', kind: 'person' }, { kind: 'open' }],
    },
    {
      matchId: grant.matchId,
      seat: 0,
      phase: 'playing',
      turn: [0, 1],
      code: grant.code,
      next: '',
      seats: [{ name: 'Ada' }, { name: 'Ben' }],
    },
  ]);
  await throughOpening(ada, ben);
  expect(await reportOn([grant])).toMatchObject([{ turn: [0] }]);
  await Promise.all([ada.playOn(), ben.playOn()]);
  const scores = ada.table.scores.map(({ seat, total, rank }) => ({ seat, total, rank }));
  expect(await reportOn([grant])).toMatchObject([
    { phase: 'over', turn: [], result: scores, at: ada.steps.at(-1)?.at },
  ]);
});

test('tells who wants a rematch, and which match that became', async () => {
  const { grant, ada, ben } = await twoPlaying(server);
  await Promise.all([ada.playOn(), ben.playOn()]);
  await ben.rematch({ do: 'agree' });
  expect(await reportOn([grant])).toMatchObject([
    { seats: [{ again: false }, { again: true }], next: '' },
  ]);
  await ada.rematch({ do: 'agree' });
  await ada.until(() => ada.table.next !== '');
  expect(await reportOn([grant, { matchId: ada.table.next, token: grant.token }])).toMatchObject([
    { next: ada.table.next },
    { matchId: ada.table.next, seat: 1, phase: 'playing' },
  ]);
});

test('tells what it can of a match whose rules are not here any more', async () => {
  const { grant } = await twoPlaying(server);
  await server.close();
  server = await TestServer.open(folder.path, { catalog: changedDiveCatalog });
  expect(await reportOn([grant])).toMatchObject([
    { phase: 'playing', seats: [{ name: 'Ada' }, { name: 'Ben' }], turn: [], result: [] },
  ]);
});

test('says how many may be asked about at once', async () => {
  const seat = { matchId: 'm'.repeat(20), token: 't'.repeat(32) };
  expect(await reportOn(Array.from({ length: 40 }, () => seat))).toEqual([]);
  expect(
    (await server.call('POST', '/api/seats', { seats: Array.from({ length: 41 }, () => seat) }))
      .status,
  ).toBe(400);
});

test('the host may take another seat than the first', async () => {
  const grant = await server.create({ seats: 3, seat: 2, name: 'Dora' });
  expect(grant.seat).toBe(2);
  const dora = await server.sit(grant);
  expect(dora.table).toMatchObject({
    host: 2,
    seats: [{ kind: 'open' }, { kind: 'open' }, { name: 'Dora' }],
  });
  expect(
    (await server.call('POST', '/api/matches', { game: 'dive', seats: 2, seat: 2, name: 'Dora' }))
      .status,
  ).toBe(400);
});
