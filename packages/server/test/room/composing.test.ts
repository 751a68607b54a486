import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Answer } from '@atoll/protocol';
import { unreleased } from '@atoll/catalog/unreleased';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer } from '../support/test-server.ts';

const folder = dataFolder();
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open(folder.path, { catalog: unreleased });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const compose = (client: TableClient, body: unknown): Promise<Answer> =>
  client.room.request('composing', body) as Promise<Answer>;
const codesOf = (answer: Answer): readonly string[] =>
  answer.ok ? [] : answer.reasons.map(({ code }) => code);
const offerOf = ({ prompt }: TableClient): unknown =>
  prompt.legal.find((one) => (one as { readonly type: string }).type === 'offer');

/** Ada, Ben and a spectator so many turns late; it is the turn of Ada. */
async function seated(behind: number) {
  const grant = await server.create({ game: 'probe', seats: 2 });
  const ada = await server.sit(grant);
  const ben = await server.sit(await server.join(grant.code));
  const watcher = await server.sit({ matchId: grant.matchId });
  expect(codesOf(await compose(ben, { do: 'begin' }))).toEqual(['not-started']);
  await ada.change({ do: 'behind', turns: behind });
  await ada.start();
  for (const client of [ada, ben]) {
    await client.until(() => client.prompt.legal.length > 0);
    await client.submit(client.prompt.legal[0]);
  }
  await ada.until(() => offerOf(ada) !== undefined);
  return { ada, ben, watcher };
}

test('everybody sees which seats compose out of turn, until they may not any more', async () => {
  const { ada, ben, watcher } = await seated(0);
  expect(codesOf(await compose(ben, { do: 'begin' }))).toEqual(['not-aside']);
  expect(codesOf(await compose(watcher, { do: 'begin' }))).toEqual(['not-seated']);
  for (const body of [undefined, {}, { do: 'begin', seat: 1 }, { do: 'go on' }])
    expect(codesOf(await compose(ben, body))).toEqual(['malformed']);

  const offered = await ada.submit(offerOf(ada));
  await ben.until(() => offered.ok && ben.table.seq === offered.seq);
  expect(ben.table.aside).toBeUndefined();
  expect(await compose(ben, { do: 'begin' })).toMatchObject({ ok: true });
  expect(codesOf(await compose(ada, { do: 'begin' }))).toEqual(['not-aside']);
  for (const client of [ada, ben, watcher]) {
    await client.until(() => client.table.aside !== undefined);
    // No bot waits: nothing runs.
    expect(client.table.aside).toMatchObject({ whole: 0, left: 0, composing: [1] });
  }
  // What Ben composed is of no use any more.
  await ada.submit({ type: 'withdraw' });
  for (const client of [ada, ben, watcher])
    await client.until(() => client.table.aside === undefined);
});

test('a disconnected seat composes no more, and a delayed spectator sees nothing of it', async () => {
  const { ada, ben, watcher } = await seated(1);
  let seen = false;
  watcher.room.onStateChange(() => void (seen ||= watcher.table.aside !== undefined));
  const offered = await ada.submit(offerOf(ada));
  await ben.until(() => offered.ok && ben.table.seq === offered.seq);
  await compose(ben, { do: 'begin' });
  await ada.until(() => ada.table.aside?.composing.length === 1);
  await ben.leave();
  await ada.until(() => ada.table.aside === undefined);
  await watcher.until(() => watcher.table.seats[1]?.connected === false);
  expect(seen).toBe(false);
});
