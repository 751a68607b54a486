import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Answer } from '@atoll/protocol';
import { JsonClient } from '@atoll/test-client/json-client';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer, twoPlaying } from '../support/test-server.ts';

let folder: ReturnType<typeof dataFolder>;
let server: TestServer;

beforeEach(async () => {
  folder = dataFolder();
  server = await TestServer.open(folder.path);
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

const ask = (client: TableClient, request: string, body: unknown) =>
  client.room.request(request, body) as Promise<Answer>;

test('a reported line is told to the host alone, once, without its reporter', async () => {
  const { grant, ada, ben } = await twoPlaying(server);
  const watcher = await server.sit({ matchId: grant.matchId });
  const [reader, others] = [
    await JsonClient.enter(server.address, { matchId: grant.matchId, token: grant.token }),
    await JsonClient.enter(server.address, { matchId: grant.matchId }),
  ];
  // the page of the host went with the program that took its seat
  await ada.until(() => ada.closed !== undefined);
  await ask(ben, 'say', { text: 'an insult' });
  expect(await ask(watcher, 'report', { n: 1 })).toMatchObject({ ok: true });
  expect(await others.ask('report', { n: 1 })).toMatchObject({ ok: true });
  await reader.until(() => reader.of('reported').length > 0);
  expect(reader.of('reported')).toEqual([
    { type: 'reported', n: 1, seat: 1, text: 'an insult', at: expect.any(Number) },
  ]);
  await ask(ben, 'say', { text: 'what comes after it' });
  await watcher.until(() => watcher.said.length === 2);
  for (const client of [ben, watcher]) expect(client.reported).toEqual([]);
  expect(others.of('reported')).toEqual([]);
  expect(reader.of('reported')).toHaveLength(1);
});

test('the host alone finds a reported line after a restart, until it is deleted', async () => {
  const { grant, ada, ben } = await twoPlaying(server);
  for (const text of ['fine', 'an insult', 'another']) await ask(ben, 'say', { text });
  await ask(ada, 'say', { text: 'my own' });
  const watcher = await server.sit({ matchId: grant.matchId });
  for (const n of [2, 3, 4])
    expect(await ask(watcher, 'report', { n })).toMatchObject({ ok: true });
  await ada.until(() => ada.reported.length === 2);
  // lines of the host are for the operator of the server to judge
  expect(ada.reported).toMatchObject([{ n: 2 }, { n: 3 }]);
  expect((await server.sit({ matchId: grant.matchId })).welcome?.reported).toBeUndefined();
  await server.close();

  server = await TestServer.open(folder.path);
  const again = await server.sit(grant);
  expect(again.welcome?.reported).toMatchObject([
    { n: 2, seat: 1, text: 'an insult' },
    { n: 3, seat: 1, text: 'another' },
  ]);
  expect(await ask(again, 'unsay', { from: 2, to: 2 })).toMatchObject({ ok: true });
  await server.close();

  server = await TestServer.open(folder.path);
  expect((await server.sit(grant)).welcome?.reported).toMatchObject([{ n: 3 }]);
  expect((await server.sit({ matchId: grant.matchId })).welcome?.reported).toBeUndefined();
});
