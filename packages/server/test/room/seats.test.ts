import { describe, expect, test } from '@jest/globals';
import { CLOSE_REMOVED, CLOSE_REPLACED } from '@atoll/protocol';
import { EXPLODE } from '../support/cluster/dive.ts';
import { openServer } from '../support/open-server.ts';
import { twoPlaying } from '../support/test-server.ts';

const house = openServer();

describe('a seat', () => {
  test('belongs to its token: a second connection replaces the first and is asked the same', async () => {
    const { grant, ada, ben } = await twoPlaying(house.server);
    const again = await house.server.sit(grant);
    await ada.until(() => ada.closed !== undefined);
    expect(ada.closed).toBe(CLOSE_REPLACED);
    expect(again.welcome).toMatchObject({ seat: 0, host: true });
    expect(again.prompt).toEqual(ada.prompt);
    expect(again.table.seats[0]).toMatchObject({ connected: true });
    expect(await again.submit({ type: 'keep' })).toMatchObject({ ok: true });
    await again.leave();
    await ben.until(() => ben.table.seats[0]?.connected === false);
    const back = await house.server.sit(grant);
    await ben.until(() => ben.table.seats[0]?.connected === true);
    expect(back.table.seq).toBe(1);
  });

  test('stays with the newest try of a client, also when an older one arrives after it', async () => {
    const { grant, ben } = await twoPlaying(house.server);
    const by = 'the page of Ada';
    const newest = await house.server.sit({ ...grant, attempt: { by, number: 2 } });
    await expect(house.server.sit({ ...grant, attempt: { by, number: 1 } })).rejects.toMatchObject({
      code: CLOSE_REPLACED,
    });
    expect(await newest.submit({ type: 'keep' })).toMatchObject({ ok: true });
    expect(ben.table.seats[0]).toMatchObject({ connected: true });
    const elsewhere = await house.server.sit({
      ...grant,
      attempt: { by: 'another page', number: 1 },
    });
    await newest.until(() => newest.closed !== undefined);
    expect([newest.closed, elsewhere.closed]).toEqual([CLOSE_REPLACED, undefined]);
  });

  test('does not open to a token of another table, nor to a text that is no token', async () => {
    const grant = await house.server.create();
    const other = await house.server.create();
    await expect(
      house.server.sit({ matchId: grant.matchId, token: other.token }),
    ).rejects.toMatchObject({ code: 401 });
    await expect(
      house.server.sit({ matchId: grant.matchId, token: 'short' }),
    ).rejects.toMatchObject({ code: 400 });
  });

  test('may be renamed by its person, and only the host arranges the table', async () => {
    const grant = await house.server.create({ seats: 3 });
    const ada = await house.server.sit(grant);
    const ben = await house.server.sit(await house.server.join(grant.code));
    expect(await ben.change({ do: 'rename', name: 'Benno' })).toMatchObject({ ok: true });
    await ada.until(() => ada.table.seats[1]?.name === 'Benno');
    for (const request of [
      { do: 'bot', seat: 2, bot: 'random' },
      { do: 'open', seat: 0 },
      { do: 'access', access: 'public' },
      { do: 'options', options: { bonus: 3 } },
      { do: 'pace', pace: 0 },
      { do: 'hints', hints: false },
    ] as const)
      expect(await ben.change(request)).toMatchObject({
        ok: false,
        reasons: [{ code: 'not-host' }],
      });
    expect(await ben.start()).toMatchObject({ ok: false, reasons: [{ code: 'not-host' }] });
    expect(await ada.change({ do: 'options', options: { bonus: 3 } })).toMatchObject({ ok: true });
    expect(await ada.change({ do: 'options', options: { bonus: 'much' } })).toMatchObject({
      ok: false,
      reasons: [{ code: 'malformed' }],
    });
    expect(await ada.change({ do: 'bot', seat: 2, bot: 'genius' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'unknown-bot' }],
    });
    expect(await ada.change({ do: 'bot', seat: 1, bot: 'random' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'seat-not-open' }],
    });
    expect(await ada.change({ do: 'bot', seat: 9, bot: 'random' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'no-such-seat' }],
    });
    expect(await ada.change({ do: 'access', access: 'public' })).toMatchObject({ ok: true });
    await ben.until(() => ben.table.access === 'public');
    expect(JSON.parse(ben.table.options)).toEqual({ bonus: 3 });
  });

  test('that the host opens again sends its person away for good', async () => {
    const grant = await house.server.create();
    const ada = await house.server.sit(grant);
    const taken = await house.server.join(grant.code);
    const ben = await house.server.sit(taken);
    expect(await ada.change({ do: 'open', seat: 1 })).toMatchObject({ ok: true });
    await ben.until(() => ben.closed !== undefined);
    expect(ben.closed).toBe(CLOSE_REMOVED);
    await expect(house.server.sit(taken)).rejects.toMatchObject({ code: 401 });
    expect(await house.server.join(grant.code, 'Cleo')).toMatchObject({ seat: 1 });
  });

  test('of a host who leaves is free, and the next person, who is no program, is the host', async () => {
    const grant = await house.server.create({ seats: 3 });
    const ada = await house.server.sit(grant);
    await ada.change({ do: 'watchers', may: 'listen' });
    expect(await ada.change({ do: 'open', seat: 0 })).toMatchObject({
      ok: false,
      reasons: [{ code: 'own-seat' }],
    });
    const robo = await house.server.sit(await house.server.join(grant.code, 'Robo'));
    await robo.change({ do: 'program', program: true });
    const ben = await house.server.sit(await house.server.join(grant.code));
    // the answer may come too late for a connection that ends
    void ada.change({ do: 'open', seat: 0 }).catch(() => undefined);
    await ada.until(() => ada.closed !== undefined);
    expect(ada.closed).toBe(CLOSE_REMOVED);
    await ben.until(() => ben.table.host === 2);
    expect(ben.table.seats.map(({ kind }) => kind)).toEqual(['open', 'person', 'person']);
    expect(ben.table.watchersTalk).toBe(false);
    expect(await robo.start()).toMatchObject({ reasons: [{ code: 'not-host' }] });
    expect(await ben.start()).toMatchObject({ ok: true });
  });

  test('that is open at the start is dropped, and the ones behind it move up', async () => {
    const grant = await house.server.create({ seats: 3 });
    const ada = await house.server.sit(grant);
    const ben = await house.server.sit(await house.server.join(grant.code));
    const cleo = await house.server.sit(await house.server.join(grant.code, 'Cleo'));
    await ada.change({ do: 'open', seat: 1 });
    await ben.until(() => ben.closed !== undefined);
    expect(await ada.start()).toMatchObject({ ok: true });
    await cleo.until(() => cleo.table.phase === 'playing' && cleo.welcome?.seat === 1);
    expect(cleo.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Cleo']);
    expect(cleo.prompt.legal.length).toBeGreaterThan(0);
    expect(await cleo.submit({ type: 'keep' })).toMatchObject({ ok: true });
    expect(await ada.start()).toMatchObject({ ok: false, reasons: [{ code: 'already-started' }] });
    expect(await ada.change({ do: 'bot', seat: 1, bot: 'random' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'already-started' }],
    });
  });

  test('of a bot is played by the server', async () => {
    const ada = await house.server.sit(await house.server.create({ seats: 3 }));
    await ada.change({ do: 'pace', pace: 0 });
    await ada.change({ do: 'bot', seat: 1, bot: 'random' });
    await ada.change({ do: 'bot', seat: 2, bot: 'greedy' });
    await ada.start();
    await ada.playOn();
    expect(ada.table.phase).toBe('over');
    expect(ada.table.seats.map(({ bot }) => bot)).toEqual(['', 'random', 'greedy']);
  });
});

describe('hints', () => {
  test('are set by the host, seen by everybody, and fixed at the start', async () => {
    const grant = await house.server.create({ access: 'public' });
    const ada = await house.server.sit(grant);
    const ben = await house.server.sit(await house.server.join(grant.code));
    const cleo = await house.server.sit({ matchId: grant.matchId });
    expect(cleo.table.hints).toBe(false);
    expect(await ada.change({ do: 'hints', hints: true })).toMatchObject({ ok: true });
    for (const client of [ben, cleo]) await client.until(() => client.table.hints);
    await ada.start();
    expect(await ada.change({ do: 'hints', hints: false })).toMatchObject({
      ok: false,
      reasons: [{ code: 'already-started' }],
    });
    expect(await ada.change({ do: 'access', access: 'private' })).toMatchObject({ ok: true });
    expect(cleo.table.hints).toBe(true);
  });
});

describe('a mistake', () => {
  test('in a handler is answered, logged, and ends nothing', async () => {
    const { ada, ben } = await twoPlaying(house.server);
    expect(await ada.submit(EXPLODE)).toEqual({ ok: false, reasons: [{ code: 'internal' }] });
    expect(house.server.logs.some((line) => line.includes('a mistake in the rules'))).toBe(true);
    expect(await ada.submit({ type: 'keep' })).toMatchObject({ ok: true });
    expect(await ben.submit({ type: 'keep' })).toMatchObject({ ok: true });
    expect((await house.server.call('GET', '/api/health')).status).toBe(200);
  });

  test('in the shape of a message is answered with the reason', async () => {
    const { ada } = await twoPlaying(house.server);
    for (const [name, body] of [
      ['submit', { id: 'short', basedOn: 0, action: {} }],
      ['submit', 7],
      ['undo', { id: 'long-enough', basedOn: -1 }],
      ['seats', { do: 'dance' }],
      ['seats', { do: 'pace', pace: 99_999 }],
      ['history', { from: 0 }],
      ['history', null],
    ] as const) {
      const answer = await ada.room.request(name, body);
      expect(answer).toMatchObject({ ok: false, reasons: [{ code: 'malformed' }] });
    }
    expect(await ada.submit({ type: 'keep' })).toMatchObject({ ok: true });
  });
});
