import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Answer } from '@atoll/protocol';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer } from '../support/test-server.ts';

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

/** A table that waits, with Ada, who opened it, and two who came. */
async function threeWaiting() {
  const grant = await server.create({ seats: 3 });
  const ada = await server.sit(grant);
  const bens = await server.join(grant.code);
  const cleos = await server.join(grant.code);
  return { grant, bens, cleos, ada, ben: await server.sit(bens), cleo: await server.sit(cleos) };
}

test('people talk before the match, and their lines stay theirs when seats move, also later', async () => {
  const { grant, bens, cleos, ada, ben, cleo } = await threeWaiting();
  const watcher = await server.sit({ matchId: grant.matchId });
  const once = { text: 'cleo here', id: randomUUID() };
  expect(await ask(ben, 'say', { text: 'ben here' })).toMatchObject({ ok: true, line: 1 });
  expect(await ask(cleo, 'say', once)).toMatchObject({ ok: true, line: 2 });
  expect(await ask(watcher, 'say', { phrase: 'hello' })).toMatchObject({ ok: true, line: 3 });
  for (const client of [ada, ben, cleo, watcher])
    await client.until(() => client.said.length === 3);
  const before = [
    { n: 1, seat: 1, text: 'ben here' },
    { n: 2, seat: 2, text: 'cleo here' },
    { n: 3, seat: -1, phrase: 'hello' },
  ];
  expect(ada.said).toMatchObject(before);
  // a client after a restart finds it too
  await server.close();
  server = await TestServer.open(folder.path);
  const again = await server.sit(grant);
  expect(again.welcome?.said).toMatchObject(before);

  // a line of Ben is not ascribed to the next player of his seat
  await server.sit(bens);
  const third = await server.sit(cleos);
  expect(await again.change({ do: 'open', seat: 1 })).toMatchObject({ ok: true });
  await third.until(() => third.unsaid.length === 1);
  expect(third.unsaid).toEqual([{ from: 1, to: 1 }]);
  expect(await ask(third, 'say', { text: 'soon' })).toMatchObject({ ok: true, line: 4 });
  expect(await again.start()).toMatchObject({ ok: true });
  await third.until(() => third.welcome?.seat === 1);
  const moved = [
    { n: 2, seat: 1, text: 'cleo here' },
    { n: 3, seat: -1, phrase: 'hello' },
    { n: 4, seat: 1, text: 'soon' },
  ];
  expect(third.welcome?.said).toMatchObject(moved);
  expect(await ask(third, 'say', { text: 'and off' })).toMatchObject({ ok: true, line: 5 });
  await server.close();

  server = await TestServer.open(folder.path);
  expect((await server.sit(grant)).welcome?.said).toMatchObject([
    ...moved,
    { n: 5, seat: 1, text: 'and off' },
  ]);
});

test('a line sent before the match is not repeated by a retry after the start', async () => {
  const { ada, cleo } = await threeWaiting();
  const once = { text: 'cleo here', id: randomUUID() };
  expect(await ask(cleo, 'say', once)).toMatchObject({ ok: true, line: 1 });
  expect(await ada.change({ do: 'open', seat: 1 })).toMatchObject({ ok: true });
  expect(await ada.start()).toMatchObject({ ok: true });
  await cleo.until(() => cleo.welcome?.seat === 1);
  expect(await ask(cleo, 'say', once)).toMatchObject({ ok: true, line: 1 });
  expect(ada.said).toHaveLength(1);
});

test('of a table that waits, lines are reported to the host, and deleted', async () => {
  const { ada, ben, cleo } = await threeWaiting();
  await ask(ben, 'say', { text: 'an insult' });
  expect(await ask(cleo, 'report', { n: 1 })).toMatchObject({ ok: true });
  await ada.until(() => ada.reported.length === 1);
  expect(await ask(ada, 'unsay', { from: 1, to: 1 })).toMatchObject({ ok: true });
  await cleo.until(() => cleo.unsaid.length === 1);
});
