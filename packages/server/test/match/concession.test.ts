import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SeatedMatch } from '@atoll/protocol';
import { readMatchFile } from '@atoll/engine';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer, twoPlaying } from '../support/test-server.ts';
import { unreleased } from '@atoll/catalog/unreleased';
import { diveCatalog } from '../support/cluster/dive.ts';

const folder = dataFolder();
const options = { leastPaceMs: 0, catalog: { ...diveCatalog, ...unreleased } };
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open(folder.path, options);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const concede = (client: TableClient, bot = 'random') => client.room.request('concede', { bot });
const codesOf = (answer: unknown) =>
  (answer as { reasons?: { code: string }[] }).reasons?.map(({ code }) => code);

/** Three people, or two with a bot between them. */
async function threePlaying(third: 'person' | 'bot') {
  const grant = await server.create({ seats: 3 });
  const ada = await server.sit(grant);
  const benGrant = await server.join(grant.code);
  const ben = await server.sit(benGrant);
  if (third === 'bot') await ada.change({ do: 'bot', seat: 2, bot: 'random' });
  const cleo = third === 'person' ? await server.sit(await server.join(grant.code, 'Cleo')) : ada;
  await ada.change({ do: 'pace', pace: 0 });
  await ada.start();
  await Promise.all([ada, ben].map((client) => client.until(() => client.prompt.legal.length > 0)));
  return { grant, benGrant, ada, ben, cleo };
}

describe('conceding', () => {
  test('ends a match of two, which the other wins, and is in the log', async () => {
    const { grant, ada, ben } = await twoPlaying(server);
    const watcher = await server.sit({ matchId: grant.matchId });
    expect(await concede(ben)).toMatchObject({ ok: true, seq: 1 });
    await Promise.all(
      [ada, ben, watcher].map((client) => client.until(() => client.table.phase === 'over')),
    );
    expect(ada.table.seats.map(({ conceded }) => conceded)).toEqual([0, 1]);
    expect(ada.table.scores.map(({ rank }) => rank)).toEqual([1, 2]);
    await ada.until(() => ada.steps.length === 1);
    expect(ada.steps).toMatchObject([{ seq: 1, seat: 1, events: [], sealed: true, undone: 0 }]);
    expect(ada.prompt.legal).toEqual([]);
    // Asking again is no mistake; the other may not any more.
    expect(await concede(ben)).toMatchObject({ ok: true });
    expect(codesOf(await concede(ada))).toEqual(['over']);
    expect(codesOf(await ada.submit({ type: 'keep' }))).toEqual(['over']);
    expect(await ada.history()).toMatchObject({ steps: [{ seq: 1, seat: 1, events: [] }] });
    const file = await (await server.call('GET', `/api/matches/${grant.matchId}/file`)).text();
    expect(readMatchFile(file).log).toMatchObject([{ type: 'concede', seat: 1, ends: true }]);
    const { matches } = (await (
      await server.call('POST', '/api/seats', {
        seats: [{ ...grant, code: undefined, seat: undefined }],
      })
    ).json()) as { matches: SeatedMatch[] };
    expect(matches).toMatchObject([
      { phase: 'over', turn: [], result: [{ rank: 1 }, { rank: 2 }] },
    ]);
    await ada.rematch({ do: 'agree' });
    expect(await ben.rematch({ do: 'agree' })).toMatchObject({ ok: true });
    await ada.until(() => ada.table.next !== '');
  });

  test('has a bot play on among three, for good, also after a restart', async () => {
    const { grant, benGrant, ada, ben } = await threePlaying('person');
    expect(await concede(ben)).toMatchObject({ ok: true });
    await ben.until(() => ben.prompt.legal.length === 0);
    await ada.until(() => ada.table.seats[1]?.standIn === 'random');
    await ada.until(() => (ada.table.seats[1]?.conceded ?? 0) > 0);
    expect(ada.table.phase).toBe('playing');
    expect(codesOf(await ben.change({ do: 'takeBack' }))).toEqual(['conceded']);
    expect(codesOf(await ben.submit({ type: 'keep' }))).toEqual(['bot-plays']);
    const at = ada.table.seats[1]?.conceded;
    await server.close();
    server = await TestServer.open(folder.path, options);
    const again = await server.sit(benGrant);
    expect(again.table.seats[1]).toMatchObject({ conceded: at, standIn: 'random' });
    expect(codesOf(await again.change({ do: 'takeBack' }))).toEqual(['conceded']);
    // With the last but one it is over.
    const adaAgain = await server.sit(grant);
    expect(await concede(adaAgain)).toMatchObject({ ok: true });
    await adaAgain.until(() => adaAgain.table.phase === 'over');
    expect(adaAgain.table.scores.map(({ rank }) => rank === 1)).toEqual([false, false, true]);
  });

  test('ends a match in which only bots would play on', async () => {
    const { ada, ben } = await threePlaying('bot');
    await concede(ben);
    await ada.until(() => ada.table.seats[1]?.standIn === 'random');
    expect(await concede(ada)).toMatchObject({ ok: true });
    await ada.until(() => ada.table.phase === 'over');
    expect(ada.table.scores[2]?.rank).toBe(1);
  });

  test('loses nothing for the others where all win or lose together', async () => {
    const grant = await server.create({ game: 'probe', seats: 2 });
    const ada = await server.sit(grant);
    const ben = await server.sit(await server.join(grant.code));
    await ada.start();
    await ben.until(() => ben.table.phase === 'playing');
    expect(await concede(ben)).toMatchObject({ ok: true });
    await ada.until(() => ada.table.seats[1]?.standIn === 'random');
    expect(ada.table.phase).toBe('playing');
    expect(await concede(ada)).toMatchObject({ ok: true });
    await ada.until(() => ada.table.phase === 'over');
    expect(ada.table.outcome).toMatchObject({ kind: 'common', won: false });
  });

  test('is refused to a spectator, before the match, and with an unknown bot', async () => {
    const { grant, ada } = await twoPlaying(server);
    const watcher = await server.sit({ matchId: grant.matchId });
    expect(codesOf(await concede(watcher))).toEqual(['not-seated']);
    expect(codesOf(await concede(ada, 'kraken'))).toEqual(['unknown-bot']);
    expect(codesOf(await ada.room.request('concede', {}))).toEqual(['malformed']);
    const waiting = await server.sit(await server.create());
    expect(codesOf(await concede(waiting))).toEqual(['not-started']);
    expect(ada.table.phase).toBe('playing');
  });
});
