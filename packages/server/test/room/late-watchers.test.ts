import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MomentsAnswer, SeatGrant } from '@atoll/protocol';
import { JsonClient } from '@atoll/test-client/json-client';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer, throughOpening } from '../support/test-server.ts';

const folder = dataFolder();
const open = (): Promise<TestServer> => TestServer.open(folder.path, { leastPaceMs: 0 });
let server: TestServer;

beforeAll(async () => {
  server = await open();
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

/** Two people whose match is shown to watchers two turns late; the opening is played. */
async function twoAtLate(turns = 2) {
  const grant = await server.create();
  const ada = await server.sit(grant);
  const ben = await server.sit(await server.join(grant.code));
  expect(await ben.change({ do: 'behind', turns })).toMatchObject({
    reasons: [{ code: 'not-host' }],
  });
  expect(await ada.change({ do: 'behind', turns })).toMatchObject({ ok: true });
  const early = await server.sit({ matchId: grant.matchId, compact: true });
  await ada.start();
  await Promise.all([ada, ben].map((client) => client.until(() => client.prompt.legal.length > 0)));
  expect(await ada.change({ do: 'behind', turns: 0 })).toMatchObject({
    reasons: [{ code: 'already-started' }],
  });
  await throughOpening(ada, ben);
  return { grant, ada, ben, early };
}

async function act(client: TableClient, type: string): Promise<number> {
  await client.until(() =>
    client.prompt.legal.some((each) => (each as { type: string }).type === type),
  );
  const answer = await client.submit({ type });
  if (!answer.ok) throw new Error(JSON.stringify(answer.reasons));
  await client.until(() => client.table.seq === answer.seq);
  return answer.seq;
}

/** Everything that comes on a connection, as it comes. */
function bytesOf(client: TableClient): string[] {
  const heard: string[] = [];
  const { transport } = client.room.connection as unknown as {
    readonly transport: { readonly ws: EventTarget };
  };
  transport.ws.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<ArrayBuffer>;
    heard.push(Buffer.from(data).toString('latin1'));
  });
  return heard;
}

describe('delayed spectators', () => {
  test('get no byte of a turn before its delay has passed, in any wire form', async () => {
    const { grant, ada, ben, early } = await twoAtLate();
    const { matchId } = grant;
    const watcher = await server.sit({ matchId });
    const program = await JsonClient.enter(server.address, { matchId });
    const watching = [early, watcher];
    const heard = watching.map(bytesOf);
    const before = program.messages.length;
    for (const client of watching)
      expect(client.table).toMatchObject({ seq: 0, watchersBehind: 2 });
    expect(program.table?.seq).toBe(0);

    // the opening were two turns, and are behind when the second turn after them begins
    const views = new Map([[2, structuredClone(ada.table.view)]]);
    views.set(await act(ada, 'draw'), structuredClone(ada.table.view));
    await watcher.until(() => watcher.table.seq === 1);
    for (const client of watching) await client.until(() => client.table.seq === 1);
    heard.forEach((list) => list.splice(0));
    expect(await ada.change({ do: 'pace', pace: 5 })).toMatchObject({ ok: true });
    await watcher.until(() => watcher.table.pace === 5);
    const other = await Promise.all(watching.map((client) => client.history()));
    for (const answer of other) expect(answer).toMatchObject({ ok: true, steps: [{ seq: 1 }] });
    const moments = (await watcher.room.request('moments', { from: 0 })) as MomentsAnswer;
    expect(moments).toMatchObject({ ok: true, moments: [{ seq: 0 }, { seq: 1 }] });
    const said = (await watcher.room.request('say', { phrase: 'hello' })) as object;
    expect(said).toEqual({ ok: true, seq: 1 });
    expect(watcher.steps.map(({ seq }) => seq)).toEqual([1]);

    await act(ben, 'draw');
    for (const client of watching) await client.until(() => client.table.seq === 2);
    expect(watcher.table.view).toEqual(views.get(2));
    await act(ada, 'rest');
    for (const client of watching) await client.until(() => client.table.seq === 3);
    expect(watcher.table.view).toEqual(views.get(3));
    expect(watcher.steps.map(({ after, seq }) => [after, seq])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const late = program.messages.slice(before);
    expect(late.flatMap((message) => ('seq' in message ? [message.seq] : []))).not.toContain(4);
    expect(JSON.stringify(late)).not.toContain('"seq":4');
  });

  test('get nothing while no turn is old enough, not even the chat of players', async () => {
    const { grant, ada, ben } = await twoAtLate(9);
    const watcher = await server.sit({ matchId: grant.matchId });
    const heard = bytesOf(watcher);
    for (const [client, type] of [
      [ada, 'draw'],
      [ben, 'draw'],
      [ada, 'rest'],
    ] as const)
      await act(client, type);
    expect(await ada.room.request('say', { phrase: 'oops' })).toMatchObject({ ok: true });
    // its answer is the first that comes
    expect(await watcher.history()).toEqual({ ok: true, steps: [] });
    expect(heard).toHaveLength(1);
    const later = await server.sit({ matchId: grant.matchId });
    expect(later.welcome).toMatchObject({ seq: 0, prompt: { question: 0 } });
    expect(later.welcome?.said).toBeUndefined();
    expect(later.table.seq).toBe(0);
    expect(ada.table.seq).toBe(5);
  });

  test('are not told since when an absent player is asked', async () => {
    const { grant, ada, ben } = await twoAtLate(9);
    await act(ada, 'draw');
    await ben.leave();
    await ada.until(() => (ada.table.seats[1]?.awaitedSince ?? 0) > 0);
    const watcher = await server.sit({ matchId: grant.matchId });
    expect(watcher.table.seats.map(({ awaitedSince }) => awaitedSince)).toEqual([0, 0]);
  });

  test('are told with the same delay that a bot stands in, and that it stops', async () => {
    const { grant, ada, ben, early } = await twoAtLate();
    const program = await JsonClient.enter(server.address, { matchId: grant.matchId });
    const standIns = ({ table }: TableClient) => table.seats.map(({ standIn }) => standIn);
    await act(ada, 'draw');
    expect(await ben.change({ do: 'handOver', seat: 1, bot: 'random' })).toMatchObject({
      ok: true,
    });
    await ada.until(() => standIns(ada)[1] === 'random' && ada.prompt.legal.length > 0);
    const began = ada.table.seq;
    const later = await server.sit({ matchId: grant.matchId });
    const watching = [early, later];
    for (const client of watching) {
      await client.until(() => client.table.seq === 2);
      expect(standIns(client)).toEqual(['', '']);
    }
    expect(program.table?.seats[1]?.standIn).toBe('');
    await act(ada, 'rest');
    // with the first entry of the bot
    for (const client of watching) {
      await client.until(() => client.table.seq >= began);
      expect(standIns(client)).toEqual(['', 'random']);
    }
    const marks = early.steps.slice(0, 4).map(({ seat, byBot }) => [seat, byBot]);
    expect(marks).toEqual([
      [0, undefined],
      [1, undefined],
      [0, undefined],
      [1, true],
    ]);
    expect(await ben.change({ do: 'takeBack' })).toMatchObject({ ok: true });
    await ada.until(() => standIns(ada)[1] === '');
    await ada.change({ do: 'pace', pace: 5 });
    await early.until(() => early.table.pace === 5);
    expect(standIns(early)).toEqual(['', 'random']);
  });

  test('are told with the same delay that a player gave up and which bot plays on', async () => {
    const grant = await server.create({ seats: 3 });
    const ada = await server.sit(grant);
    const ben = await server.sit(await server.join(grant.code));
    const cleo = await server.sit(await server.join(grant.code));
    await ada.change({ do: 'behind', turns: 9 });
    await ada.start();
    await cleo.until(() => cleo.table.phase === 'playing');
    expect(await ben.room.request('concede', { bot: 'random' })).toMatchObject({ ok: true });
    await ada.until(() => (ada.table.seats[1]?.conceded ?? 0) > 0);
    expect(ada.table.seats[1]?.standIn).toBe('random');
    const watcher = await server.sit({ matchId: grant.matchId });
    expect(watcher.table.seats[1]).toMatchObject({ conceded: 0, standIn: '' });
    await server.close();
    server = await open();
    const again = await server.sit({ matchId: grant.matchId });
    expect(again.table.seats[1]).toMatchObject({ conceded: 0, standIn: '' });
  });

  test('do not see a step that was undone before it was shown', async () => {
    const { ada, ben, early } = await twoAtLate(1);
    await early.until(() => early.table.seq === 1);
    await act(ada, 'rest');
    await early.until(() => early.table.seq === 2);
    await ada.until(() => ada.prompt.undoable.length > 0);
    expect(await ada.undo()).toMatchObject({ ok: true });
    await act(ada, 'draw');
    await act(ben, 'rest');
    await early.until(() => early.table.seq === 5);
    expect(early.steps.map(({ seq, undone }) => [seq, undone])).toEqual([
      [1, 0],
      [2, 0],
      [5, 0],
    ]);
    expect(await early.history()).toMatchObject({ steps: [{ seq: 1 }, { seq: 2 }, { seq: 5 }] });
  });

  test('keep their delay after a restart, and see everything once the match is over', async () => {
    const { grant, ada, ben } = await twoAtLate();
    await act(ada, 'draw');
    const second: SeatGrant = { ...grant };
    await server.close();
    server = await open();
    const watcher = await server.sit({ matchId: second.matchId });
    expect(watcher.table.seq).toBe(1);
    const again = await server.sit(second);
    expect(again.table.seq).toBe(3);
    expect(ben.closed).toBeDefined();
    expect(await again.room.request('concede', { bot: 'random' })).toMatchObject({ ok: true });
    await watcher.until(() => watcher.table.phase === 'over');
    expect(watcher.table.seq).toBe(again.table.seq);
    expect(watcher.steps.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  });
});
