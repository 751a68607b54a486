import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readMatchFile, redrawSeedOf } from '@atoll/engine';
import type { Answer, SeatGrant } from '@atoll/protocol';
import { JsonClient } from '@atoll/test-client/json-client';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer, throughOpening, twoPlaying } from '../support/test-server.ts';

const folder = dataFolder();
const options = { leastPaceMs: 0, graceMs: 0, env: { STAND_IN_AFTER: '0' } };
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open(folder.path, options);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const DRAW = { type: 'draw' };
const REST = { type: 'rest' };
const NOBODY = { seat: -1, entry: 0, agreed: [] };

type What = 'ask' | 'agree' | 'refuse' | 'withdraw';
const revert = (client: TableClient, what: What, entry: number): Promise<Answer> =>
  client.room.request('revert', { do: what, entry }) as Promise<Answer>;
const codesOf = (answer: Answer): readonly string[] =>
  answer.ok ? [] : answer.reasons.map(({ code }) => code);
const hand = (client: TableClient): readonly number[] =>
  (client.privateView as { readonly hand: readonly number[] }).hand;

/** Two people; the first has drawn a pearl with entry 3. */
async function afterDraw() {
  const at = await twoPlaying(server);
  const { ada, ben } = at;
  await throughOpening(ada, ben);
  await ada.submit(DRAW);
  await Promise.all([ada, ben].map((client) => client.until(() => client.table.seq === 3)));
  await ada.until(() => ada.prompt.settled === 3);
  return at;
}

/** Three people whose first question is answered; the first has drawn with entry 4. */
async function threeAfterDraw() {
  const grant = await server.create({ seats: 3 });
  const ada = await server.sit(grant);
  const benGrant = await server.join(grant.code);
  const ben = await server.sit(benGrant);
  const cleo = await server.sit(await server.join(grant.code, 'Cleo'));
  await ada.start();
  for (const client of [ada, ben, cleo]) {
    await client.until(() => client.prompt.legal.length > 0);
    await client.submit({ type: 'keep' });
  }
  await ada.until(() => ada.prompt.asked);
  await ada.submit(DRAW);
  await ada.until(() => ada.prompt.settled === 4);
  return { grant, benGrant, ada, ben, cleo };
}

/** One person and a bot; the person has drawn, and the bot has answered. */
async function aloneAfterDraw(): Promise<{ readonly grant: SeatGrant; readonly ada: TableClient }> {
  const grant = await server.create();
  const ada = await server.sit(grant);
  await ada.change({ do: 'bot', seat: 1, bot: 'random' });
  await ada.change({ do: 'pace', pace: 0 });
  await ada.start();
  await ada.until(() => ada.prompt.asked);
  await ada.submit({ type: 'keep' });
  await ada.until(() => ada.prompt.asked && ada.table.view?.['undecided']?.toString() === '');
  await ada.submit(DRAW);
  await ada.until(() => ada.prompt.asked && ada.prompt.settled > 0);
  return { grant, ada };
}

describe('taking back a draw', () => {
  test('needs the consent of the other player, and then draws anew', async () => {
    const { grant, ada, ben } = await afterDraw();
    const watcher = await server.sit({ matchId: grant.matchId, compact: true });
    const program = await JsonClient.enter(server.address, { matchId: grant.matchId });
    const before = [hand(ada).slice(0, 2), hand(ben)];
    expect(await revert(ada, 'ask', 3)).toMatchObject({ ok: true, seq: 3 });
    for (const client of [ada, ben, watcher])
      await client.until(() => client.table.revert.seat === 0);
    expect(ben.table.revert).toEqual({ seat: 0, entry: 3, agreed: [] });
    expect(await revert(ben, 'agree', 3)).toMatchObject({ ok: true, seq: 4 });
    for (const client of [ada, ben, watcher]) {
      await client.until(() => client.steps.at(-1)?.seq === 4);
      expect(client.steps.at(-1)).toMatchObject({
        ...{ seq: 4, after: 3, seat: 0, events: [], sealed: true, undone: 3 },
      });
      expect(client.table.revert).toEqual(NOBODY);
    }
    await program.until(() => program.of('step').length === 1);
    expect(program.of('step')).toMatchObject([{ seq: 4, sealed: true, undone: 3 }]);
    expect([hand(ada), hand(ben)]).toEqual(before);
    expect([ada.prompt.asked, ada.prompt.settled, ada.prompt.undoable]).toEqual([true, 0, []]);
    const history = await ben.history();
    expect(history.ok && history.steps.map(({ seq, undone }) => [seq, undone])).toEqual([
      [1, undefined],
      [2, undefined],
      [4, 3],
    ]);
  });

  test('is told to a player who was away, and survives a restart, also in the match file', async () => {
    const { grant, ada, ben } = await afterDraw();
    await revert(ada, 'ask', 3);
    expect(await revert(ben, 'agree', 3)).toMatchObject({ ok: true });
    await ada.until(() => ada.prompt.asked);
    await ada.submit(DRAW);
    await ada.until(() => ada.prompt.settled === 5);
    const drawn = hand(ada);
    await server.close();
    server = await TestServer.open(folder.path, options);
    const again = await server.sit(grant);
    expect(hand(again)).toEqual(drawn);
    const history = await again.history();
    expect(history.ok && history.steps.map(({ seq, undone = 0 }) => [seq, undone])).toEqual([
      [1, 0],
      [2, 0],
      [4, 3],
      [5, 0],
    ]);
    await again.room.request('concede', { bot: 'random' });
    const text = await (await server.call('GET', `/api/matches/${grant.matchId}/file`)).text();
    const { log, seed } = readMatchFile(text);
    expect(log[3]).toMatchObject({ type: 'revert', seat: 0, backTo: 2, agreed: [1] });
    expect(redrawSeedOf(seed, 4)).not.toBe(seed);
  });

  test('is refused by one of two, and not asked again', async () => {
    const { ada, ben } = await afterDraw();
    await revert(ada, 'ask', 3);
    await ben.until(() => ben.table.revert.seat === 0);
    expect(await revert(ben, 'refuse', 3)).toMatchObject({ ok: true, seq: 3 });
    await ada.until(() => ada.table.revert.seat === -1);
    expect(codesOf(await revert(ada, 'ask', 3))).toEqual(['revert-asked']);
    expect(codesOf(await revert(ben, 'agree', 3))).toEqual(['revert-gone']);
    expect(ada.table.seq).toBe(3);
    // Another decision is another question.
    await ben.submit(REST);
    await ada.until(() => ada.prompt.asked);
    await ada.submit(DRAW);
    await ada.until(() => ada.prompt.settled === 5);
    expect(await revert(ada, 'ask', 5)).toMatchObject({ ok: true });
  });

  test('waits for all of three, and is withdrawn once for good', async () => {
    const { ada, ben, cleo } = await threeAfterDraw();
    expect(await revert(ada, 'ask', 4)).toMatchObject({ ok: true });
    expect(await revert(ada, 'ask', 4)).toMatchObject({ ok: true });
    expect(await revert(cleo, 'agree', 4)).toMatchObject({ ok: true });
    expect(await revert(cleo, 'agree', 4)).toMatchObject({ ok: true });
    await ben.until(() => ben.table.revert.agreed.length === 1);
    expect([ben.table.revert, ben.table.seq]).toEqual([{ seat: 0, entry: 4, agreed: [2] }, 4]);
    expect(await revert(ben, 'withdraw', 4)).toMatchObject({ ok: true });
    expect(await revert(ada, 'refuse', 4)).toMatchObject({ ok: true });
    expect(codesOf(await revert(ada, 'agree', 4))).toEqual(['revert-gone']);
    expect(await revert(ada, 'withdraw', 4)).toMatchObject({ ok: true });
    await ben.until(() => ben.table.revert.seat === -1);
    expect(codesOf(await revert(ada, 'ask', 4))).toEqual(['revert-asked']);
  });

  test('ends as soon as anybody decides something', async () => {
    const { ada, ben } = await afterDraw();
    await revert(ada, 'ask', 3);
    await ben.until(() => ben.table.revert.seat === 0);
    await ben.submit(REST);
    await ada.until(() => ada.table.revert.seat === -1);
    expect(codesOf(await revert(ben, 'agree', 3))).toEqual(['revert-gone']);
    expect(codesOf(await revert(ada, 'ask', 3))).toEqual(['revert-asked']);
    expect(ada.table.seq).toBe(4);
  });

  test('is one request at a time', async () => {
    const { ada, ben, cleo } = await threeAfterDraw();
    await ben.until(() => ben.prompt.asked);
    await ben.submit(DRAW);
    await ben.until(() => ben.prompt.settled === 5);
    await revert(ben, 'ask', 5);
    expect(codesOf(await revert(ada, 'ask', 4))).toEqual(['revert-open']);
    await revert(cleo, 'refuse', 5);
    expect(await revert(ada, 'ask', 4)).toMatchObject({ ok: true });
  });

  test('needs no consent of a player who gave up, and is refused to that player', async () => {
    const { ada, ben, cleo } = await threeAfterDraw();
    await ada.change({ do: 'pace', pace: 0 });
    await ben.room.request('concede', { bot: 'random' });
    await ada.until(() => ada.prompt.settled === 0);
    await cleo.until(() => cleo.prompt.asked);
    await cleo.submit(DRAW);
    await cleo.until(() => cleo.prompt.settled > 0);
    const entry = cleo.prompt.settled;
    expect(await revert(cleo, 'ask', entry)).toMatchObject({ ok: true });
    expect(codesOf(await revert(ben, 'agree', entry))).toEqual(['revert-gone']);
    expect(codesOf(await revert(ben, 'ask', entry))).toEqual(['bot-plays']);
    expect(await revert(ben, 'refuse', entry)).toMatchObject({ ok: true });
    expect(await revert(ada, 'agree', entry)).toMatchObject({ ok: true });
    await cleo.until(() => cleo.steps.at(-1)?.undone === entry);
  });

  test('is asked of a person for whom a bot plays on: nobody away has agreed', async () => {
    const { ada, ben, cleo } = await threeAfterDraw();
    await ben.leave();
    await ada.until(() => ada.table.seats[1]?.connected === false);
    await ada.change({ do: 'pace', pace: 5000 });
    expect(await ada.room.request('standin', { do: 'propose', seat: 1 })).toMatchObject({
      ok: true,
    });
    expect(await cleo.room.request('standin', { do: 'agree', seat: 1 })).toMatchObject({
      ok: true,
    });
    expect(await revert(ada, 'ask', 4)).toMatchObject({ ok: true });
    expect(await revert(cleo, 'agree', 4)).toMatchObject({ ok: true, seq: 4 });
    await ada.until(() => ada.table.revert.agreed.length === 1);
    expect(ada.table.seq).toBe(4);
  });

  test('is refused to a spectator, before the match, and for another decision', async () => {
    const { grant, ada, ben } = await afterDraw();
    const watcher = await server.sit({ matchId: grant.matchId });
    for (const what of ['ask', 'agree', 'refuse', 'withdraw'] as const)
      expect(codesOf(await revert(watcher, what, 3))).toEqual(['not-seated']);
    expect(codesOf(await revert(ada, 'ask', 1))).toEqual(['stale']);
    expect(codesOf(await revert(ben, 'agree', 3))).toEqual(['revert-gone']);
    for (const body of [{}, { do: 'ask' }, { do: 'all', entry: 3 }, { do: 'ask', entry: 0 }])
      expect(codesOf((await ada.room.request('revert', body)) as Answer)).toEqual(['malformed']);
    const waiting = await server.sit(await server.create());
    expect(codesOf(await revert(waiting, 'ask', 1))).toEqual(['not-started']);
    expect(ada.table.revert).toEqual(NOBODY);
  });

  test('ends with a restart, after which it can be asked anew', async () => {
    const { grant, ada } = await afterDraw();
    await revert(ada, 'ask', 3);
    await server.close();
    server = await TestServer.open(folder.path, options);
    const again = await server.sit(grant);
    expect(again.table.revert).toEqual(NOBODY);
    expect(again.prompt.settled).toBe(3);
    expect(await revert(again, 'ask', 3)).toMatchObject({ ok: true });
  });
});

describe('alone with bots', () => {
  test('a draw is taken back at once, drawn anew, and marked in the log', async () => {
    const { grant, ada } = await aloneAfterDraw();
    const { settled } = ada.prompt;
    const { seq } = ada.table;
    const answer = await revert(ada, 'ask', settled);
    expect(answer).toMatchObject({ ok: true });
    await ada.until(() => ada.steps.at(-1)?.undone === settled);
    // Asked twice, it is done once.
    expect(await revert(ada, 'ask', settled)).toMatchObject({ ok: true });
    expect(ada.table.seq).toBe(answer.ok ? answer.seq : 0);
    expect(ada.table.seq).toBeGreaterThan(seq);
    expect(ada.prompt).toMatchObject({ asked: true, settled: 0 });
    await ada.playOn();
    // Answered in its turn, after the end was stored.
    await ada.rematch({ do: 'withdraw' });
    const text = await (await server.call('GET', `/api/matches/${grant.matchId}/file`)).text();
    const marks = readMatchFile(text).log.filter(({ type }) => type === 'revert');
    expect(marks).toMatchObject([{ seat: 0, agreed: [] }]);
  });
});
