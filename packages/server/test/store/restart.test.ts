import { afterAll, describe, expect, test } from '@jest/globals';
import type { MatchRecord } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { changedDiveCatalog } from '../support/cluster/dive.ts';
import { dataFolder, TestServer, throughOpening, twoPlaying } from '../support/test-server.ts';
import { until } from '@atoll/test-client/waiting';

const folder = dataFolder();
afterAll(() => folder.remove());

describe('a restart', () => {
  test('closes connections politely, and restores matches and waiting tables on request', async () => {
    const before = await TestServer.open(folder.path);
    const waiting = await before.create({ seats: 3, name: 'Wanda' });
    await before.join(waiting.code, 'Will');
    const { grant, ada, ben } = await twoPlaying(before);
    await throughOpening(ada, ben);
    await ada.submit(
      ada.prompt.legal.find((action) => (action as { type: string }).type === 'give'),
      { id: 'given-before' },
    );
    await ada.until(() => ada.prompt.undoable.length > 0);
    const { table, prompt } = ada;
    await before.close();
    await ada.until(() => ada.closed !== undefined);
    expect(ada.closed).toBe(4001);

    const after = await TestServer.open(folder.path);
    const again = await after.sit(grant);
    expect(again.table).toEqual({
      ...table,
      seats: [{ ...table.seats[0] }, { ...table.seats[1], connected: false }],
    });
    expect(again.prompt).toEqual(prompt);
    expect(await again.history()).toMatchObject({
      ok: true,
      steps: [{ seq: 1 }, { seq: 2 }, { seq: 3 }],
    });
    expect(await again.submit({ type: 'rest' }, { id: 'given-before' })).toEqual({
      ok: true,
      seq: 3,
    });
    expect(await again.undo()).toMatchObject({ ok: true });
    const wanda = await after.sit(waiting);
    expect(wanda.table).toMatchObject({
      phase: 'waiting',
      seats: [{ name: 'Wanda' }, { name: 'Will' }, { kind: 'open' }],
    });
    expect(await after.join(waiting.code, 'Zoe')).toMatchObject({ seat: 2 });
    await after.close();
  });

  test('a match that another server claimed is let go at once, and found again', async () => {
    const server = await TestServer.open(folder.path);
    const { grant, ada, ben } = await twoPlaying(server);
    await ada.submit({ type: 'keep' });
    const other = openSqlite(folder.path);
    await other.claim(grant.matchId);
    await other.close();
    const lost = await ben.submit({ type: 'keep' }).catch(() => ({ ok: false }));
    expect(lost).toMatchObject({ ok: false });
    await Promise.all([ada, ben].map((client) => client.until(() => client.closed !== undefined)));
    const again = await server.sit({ ...grant });
    expect(again.table).toMatchObject({ phase: 'playing', seq: 1 });
    expect(again.prompt.undoable).toEqual([1]);
    expect(await again.undo()).toMatchObject({ ok: true });
    await server.close();
  });

  test('an action that another server stored is not refused by one that missed it', async () => {
    const server = await TestServer.open(folder.path);
    const { grant, ada, ben } = await twoPlaying(server);
    const other = openSqlite(folder.path);
    const entry = { seq: 1, at: 1, type: 'action', seat: 0, action: { type: 'keep' } } as const;
    await other.append(await other.claim(grant.matchId), [{ entry, clientId: 'sent-elsewhere' }]);
    await other.close();
    const unsure = await ada
      .submit({ type: 'keep' }, { id: 'sent-elsewhere', basedOn: 7 })
      .catch(() => undefined);
    expect(unsure ?? { ok: false, reasons: [{ code: 'internal' }] }).toEqual({
      ok: false,
      reasons: [{ code: 'internal' }],
    });
    await Promise.all([ada, ben].map((client) => client.until(() => client.closed !== undefined)));
    const again = await server.sit(grant);
    expect(await again.submit({ type: 'keep' }, { id: 'sent-elsewhere', basedOn: 7 })).toEqual({
      ok: true,
      seq: 1,
    });
    await server.close();
  });

  test('under other rules does not show a game that never happened, and loses nothing', async () => {
    const before = await TestServer.open(folder.path);
    const { grant, ada } = await twoPlaying(before);
    await ada.submit({ type: 'keep' });
    const waiting = await before.create();
    await before.close();
    const changed = await TestServer.open(folder.path, { catalog: changedDiveCatalog });
    const ensured = await changed.call('POST', `/api/matches/${grant.matchId}/ensure`, {});
    expect(ensured.status).toBe(409);
    expect(await ensured.json()).toMatchObject({ error: { code: 'unplayable' } });
    const invited = await changed.call('GET', `/api/invites/${grant.code}`);
    expect(await invited.json()).toMatchObject({ phase: 'playing', playable: false });
    const host = await changed.sit(waiting);
    await changed.sit(await changed.join(waiting.code));
    expect(await host.start()).toMatchObject({ ok: true });
    await changed.close();
    const back = await TestServer.open(folder.path);
    expect((await back.sit(grant)).table.seq).toBe(1);
    await back.close();
  });

  test('between the last action and the note of the end is repaired on the next request', async () => {
    const before = await TestServer.open(folder.path);
    const grant = await before.create();
    const ada = await before.sit(grant);
    await ada.change({ do: 'pace', pace: 0 });
    await ada.change({ do: 'bot', seat: 1, bot: 'random' });
    await ada.start();
    await ada.playOn();
    await before.close();
    const store = openSqlite(folder.path);
    const { table } = (await store.find(grant.matchId)) as MatchRecord;
    expect(table.endedAt).toBeGreaterThan(0);
    await store.saveTable(await store.claim(grant.matchId), { ...table, endedAt: 0 });
    await store.close();

    const after = await TestServer.open(folder.path);
    const invite = async (): Promise<unknown> =>
      (await after.call('GET', `/api/invites/${grant.code}`)).json();
    expect(await invite()).toMatchObject({ phase: 'playing' });
    expect((await after.sit(grant)).table.phase).toBe('over');
    await until(async () => ((await invite()) as { phase: string }).phase === 'over');
    await after.close();
  });

  test('a table that nobody is at leaves memory and comes back', async () => {
    const server = await TestServer.open(folder.path, { idleMs: 1000 });
    const { grant, ada, ben } = await twoPlaying(server);
    await throughOpening(ada, ben);
    await Promise.all([ada.leave(), ben.leave()]);
    const live = async () =>
      ((await (await server.call('GET', '/api/health')).json()) as { matches: number }).matches;
    await until(async () => (await live()) === 0);
    const back = await server.sit(grant);
    expect(back.table).toMatchObject({ phase: 'playing', seq: 2 });
    await server.close();
  });

  test('a match that bots play for all its people goes on without anybody, and then leaves memory', async () => {
    const server = await TestServer.open(folder.path, { idleMs: 50, leastPaceMs: 100 });
    const { grant, ada, ben } = await twoPlaying(server);
    await throughOpening(ada, ben);
    await ben.change({ do: 'handOver', seat: 1, bot: 'random' });
    await ada.change({ do: 'handOver', seat: 0, bot: 'random' });
    await Promise.all([ada.leave(), ben.leave()]);
    const live = async () =>
      ((await (await server.call('GET', '/api/health')).json()) as { matches: number }).matches;
    await until(async () => (await live()) === 0);
    const back = await server.sit(grant);
    expect(back.table).toMatchObject({ phase: 'over' });
    await server.close();
  });
});
