import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Answer } from '@atoll/protocol';
import type { ChatStore } from '../../src/store/chat-store.ts';
import { type MatchStore, NotStored } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer, throughOpening, twoPlaying } from '../support/test-server.ts';

let folder: ReturnType<typeof dataFolder>;
let server: TestServer;

beforeEach(() => {
  folder = dataFolder();
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

const ask = (client: TableClient, request: string, body: unknown) =>
  client.room.request(request, body) as Promise<Answer>;

function rows(query: string): readonly unknown[] {
  const db = new DatabaseSync(path.join(folder.path, 'atoll.db'));
  const found = db.prepare(query).all();
  db.close();
  return found.map((row) => ({ ...row }));
}

test('chat lines survive a restart, deleted lines do not, and reports of deleted lines do', async () => {
  server = await TestServer.open(folder.path);
  const { grant, ada, ben } = await twoPlaying(server);
  await ask(ben, 'say', { text: 'one' });
  await ask(ben, 'say', { text: 'two' });
  await ask(ada, 'say', { phrase: 'oops' });
  await ask(ben, 'say', { text: 'last' });
  await ask(ada, 'report', { n: 2 });
  await ask(ada, 'unsay', { from: 2, to: 2 });
  await ask(ada, 'unsay', { from: 4, to: 4 });
  await server.close();

  server = await TestServer.open(folder.path);
  const again = await server.sit(grant);
  expect(again.welcome?.said).toMatchObject([
    { n: 1, seat: 1, text: 'one' },
    { n: 3, seat: 0, phrase: 'oops' },
  ]);
  expect(await ask(again, 'say', { text: 'back' })).toMatchObject({ ok: true });
  await again.until(() => again.said.length === 1);
  // a number means one line for good
  expect(again.said).toMatchObject([{ n: 5, text: 'back' }]);
  expect(rows('SELECT n, seat, phrase, text, reporter FROM chat_reports')).toEqual([
    { n: 2, seat: 1, phrase: '', text: 'two', reporter: 0 },
  ]);
  expect(rows("SELECT n FROM chat WHERE text IN ('two', 'last')")).toEqual([]);
});

/** A store of which only the chat goes another way. */
function withChat(store: MatchStore, change: Partial<ChatStore>): MatchStore {
  const { chat } = store;
  const own: ChatStore = {
    ofMatch: (matchId) => chat.ofMatch(matchId),
    add: (...line) => chat.add(...line),
    delete: (...range) => chat.delete(...range),
    report: (report) => chat.report(report),
    reports: () => chat.reports(),
    settle: (...line) => chat.settle(...line),
    ...change,
  };
  return new Proxy(store, {
    get: (target, name) => {
      const found: unknown = name === 'chat' ? own : Reflect.get(target, name, target);
      return typeof found === 'function' ? (found.bind(target) as unknown) : found;
    },
  });
}

test('a store that refuses chat lines holds up nothing, and the server logs and reports the refusal', async () => {
  const away = async (): Promise<never> => {
    throw new NotStored('away');
  };
  const store = withChat(openSqlite(folder.path), { add: away, delete: away, report: away });
  server = await TestServer.open(folder.path, { store });
  const { ada, ben } = await twoPlaying(server);
  for (const text of ['one', 'two'])
    expect(await ask(ben, 'say', { text })).toMatchObject({ ok: true });
  await ada.until(() => ada.said.length === 2);
  await throughOpening(ada, ben);
  const notStored = { ok: false, reasons: [{ code: 'not-stored' }] };
  expect(await ask(ada, 'unsay', { from: 1, to: 1 })).toEqual(notStored);
  expect(await ask(ada, 'report', { n: 1 })).toEqual(notStored);
  expect(await ask(ada, 'said', { before: 9 })).toMatchObject({ said: [{ n: 1 }, { n: 2 }] });
  expect(ben.unsaid).toEqual([]);
  expect(server.logs.filter((line) => line.includes('the chat cannot be stored'))).toHaveLength(1);
});

test('a store that hangs on a chat line holds up no move, and the end of the server only for a while', async () => {
  const store = withChat(openSqlite(folder.path), { add: () => new Promise(() => undefined) });
  server = await TestServer.open(folder.path, { store });
  const { ada, ben } = await twoPlaying(server);
  expect(await ask(ben, 'say', { text: 'one' })).toMatchObject({ ok: true });
  await ada.until(() => ada.said.length === 1);
  await throughOpening(ada, ben);
});
