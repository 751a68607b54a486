import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import type { PreparedAnswer, PreparedMessage } from '@atoll/protocol';
import type { TableClient } from '@atoll/test-client/table-client';
import { openLocked } from '../../src/store/sqlite/sqlite.ts';
import { codesOf, DAY, DAYS, TimedServer } from '../support/timed-server.ts';

const timed = new TimedServer();
beforeEach(() => timed.open({ catalog }));
afterEach(() => timed.close());
afterAll(() => timed.remove());

const ask = (client: TableClient, request: PreparedMessage): Promise<PreparedAnswer> =>
  client.room.request('prepared', request) as Promise<PreparedAnswer>;
const read = async (client: TableClient) => {
  const answer = await ask(client, { do: 'read' });
  return answer.ok ? answer.actions.map(({ after, seat }) => [after, seat]) : codesOf(answer);
};
const set = (client: TableClient, ...actions: readonly (readonly [number, unknown])[]) =>
  ask(client, {
    ...{ do: 'set', seq: client.table.seq },
    actions: actions.map(([after, action]) => ({ after, action })),
  });
const ACCEPTED = { ok: true };

/** Ada has placed the first stone, and Ben is on turn; `free` are other cells. */
async function begun() {
  const { server } = timed;
  const host = await server.create({
    ...{ game: 'steere-atoll', options: { size: 7, swap: false } },
    ...{ seats: 2, clock: DAYS },
  });
  const guest = await server.join(host.code, 'Ben');
  const [ada, ben] = [await server.sit(host), await server.sit(guest)];
  await ada.start();
  await ada.until(() => ada.prompt.legal.length > 0);
  const [first, ...free] = ada.prompt.legal;
  expect(await ada.submit(first)).toMatchObject(ACCEPTED);
  await ben.until(() => ben.prompt.legal.length > 0);
  return { host, guest, ada, ben, free };
}
/** What the server has told a connection. */
const sentTo = (client: TableClient): string =>
  JSON.stringify([client.table, client.steps, client.welcome, client.prompt, client.said]);

test('a line is carried out at once, costs no time, and is nobody else’s to know before', async () => {
  const { host, ada, ben, free } = await begun();
  const [a, b, c, d, e] = free;
  const watcher = await timed.server.sit({ matchId: host.matchId });
  const before = [sentTo(ben), sentTo(watcher)];
  expect(await set(ada, [-1, a], [0, b], [1, c], [2, d], [-1, e], [4, a])).toMatchObject(ACCEPTED);
  expect(await read(ada)).toEqual([
    [-1, 1],
    [0, 0],
    [1, 1],
    [2, 0],
    [-1, 1],
    [4, 0],
  ]);
  expect(await read(ben)).toEqual([]);
  expect(await read(watcher)).toEqual(['not-seated']);
  expect([sentTo(ben), sentTo(watcher)]).toEqual(before);
  timed.now += DAY;
  expect(await ben.submit(a)).toMatchObject(ACCEPTED);
  await watcher.until(() => watcher.steps.length === 2 && ben.prompt.legal.length > 0);
  const [theirs, own] = watcher.steps;
  expect(own).toMatchObject({ seat: 0, at: theirs?.at });
  expect(own).not.toHaveProperty('byBot');
  expect(await read(ada)).toEqual([
    [-1, 1],
    [0, 0],
  ]);
  // the last condition is not met
  expect(await ben.submit(e)).toMatchObject(ACCEPTED);
  await ada.until(() => ada.prompt.legal.length > 0);
  expect(await read(ada)).toEqual([]);
  expect(timed.server.logs.join('')).not.toContain('"cell"');
});

test('lines outlive a restart, and end with an undo and with a stand-in bot', async () => {
  const { host, guest, ada, free } = await begun();
  const [a, b, c, d] = free;
  expect(await set(ada, [-1, a], [0, b], [1, c], [2, d])).toMatchObject(ACCEPTED);
  await timed.close();
  await timed.open({ catalog });
  let [ada2, ben2] = [await timed.server.sit(host), await timed.server.sit(guest)];
  expect(await ben2.submit(a)).toMatchObject(ACCEPTED);
  await ben2.until(() => ben2.prompt.legal.length > 0);
  await timed.close();
  await timed.open({ catalog });
  [ada2, ben2] = [await timed.server.sit(host), await timed.server.sit(guest)];
  expect(await read(ada2)).toEqual([
    [-1, 1],
    [0, 0],
  ]);
  // Ada takes back what was carried out for her: the line belongs to another position
  expect(await ada2.undo()).toMatchObject(ACCEPTED);
  expect(await read(ada2)).toEqual([]);
  await ada2.until(() => ada2.prompt.legal.length > 0);
  expect(codesOf(await set(ada2, [-1, c], [0, d]))).toEqual(['own-turn']);
  expect(await ada2.submit(b)).toMatchObject(ACCEPTED);
  await ada2.until(() => ada2.prompt.legal.length === 0);
  expect(await set(ada2, [-1, c], [0, d])).toMatchObject(ACCEPTED);
  await ada2.change({ do: 'handOver', seat: 0, bot: 'random' });
  expect(await read(ada2)).toEqual(['bot-plays']);
  await ada2.change({ do: 'takeBack' });
  expect(await read(ada2)).toEqual([]);
});

test('a reply that is not legal any more is dropped, and only its person is told', async () => {
  const { host, guest, ada, free } = await begun();
  const [a, b] = free;
  expect(await set(ada, [-1, a], [0, b])).toMatchObject(ACCEPTED);
  await timed.close();
  // as if the rules allowed less by now: the reply goes to the cell that Ben takes
  const store = openLocked(timed.folder);
  const record = await store.find(host.matchId);
  const seats = JSON.stringify(record?.table.seats).replace(JSON.stringify(b), JSON.stringify(a));
  const table = { ...record!.table, seats: JSON.parse(seats) };
  await store.saveTable(await store.claim(host.matchId), table);
  await store.close();
  await timed.open({ catalog });
  const [ada2, ben2] = [await timed.server.sit(host), await timed.server.sit(guest)];
  expect(await ben2.submit(a)).toMatchObject(ACCEPTED);
  await ada2.until(() => ada2.prompt.legal.length > 0);
  expect(await ask(ada2, { do: 'read' })).toMatchObject({ actions: [], dropped: true });
  expect(await ask(ben2, { do: 'read' })).not.toHaveProperty('dropped');
  expect(ben2.steps).toHaveLength(1);
  expect(await set(ada2)).not.toHaveProperty('dropped');
});

test('bad and late lists are refused and change nothing', async () => {
  const { ada, ben, free } = await begun();
  const [a, b] = free;
  expect(await set(ada, [-1, a], [0, b])).toMatchObject(ACCEPTED);
  const refused = async (body: unknown) =>
    codesOf(await ada.room.request('prepared', body as PreparedMessage));
  const { seq } = ada.table;
  expect(await refused({ do: 'set', seq: seq - 1, actions: [] })).toEqual(['prepared-stale']);
  expect(codesOf(await set(ada, [-1, a]))).toEqual(['prepared-line']);
  const many = Array.from({ length: 51 }, (_, n) => ({ after: n - 1, action: a }));
  expect(await refused({ do: 'set', seq, actions: many })).toEqual(['malformed']);
  const large = { after: -1, action: { type: 'place', cell: 'f'.repeat(300) } };
  expect(await refused({ do: 'set', seq, actions: [large] })).toEqual(['malformed']);
  expect(codesOf(await set(ben, [-1, a], [0, b]))).toEqual(['own-turn']);
  expect(await read(ada)).toHaveLength(2);
  const hidden = await timed.server.create({ game: 'atoll', seats: 2, clock: DAYS });
  const eve = await timed.server.sit(hidden);
  expect(await read(eve)).toEqual(['not-prepared']);
});
