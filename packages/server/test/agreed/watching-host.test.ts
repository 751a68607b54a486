import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { codesOf, TimedServer } from '../support/timed-server.ts';

const timed = new TimedServer();
beforeEach(() => timed.open());
afterEach(() => timed.close());
afterAll(() => timed.remove());

const accepted = { ok: true };

/** Ada hosts without a seat; Ben and Cleo sit. */
async function hosted() {
  const grant = await timed.server.create({ hosting: 'watching' });
  const ada = await timed.server.sit(grant);
  const grants = [
    await timed.server.join(grant.code, 'Ben'),
    await timed.server.join(grant.code, 'Cleo'),
  ] as const;
  const ben = await timed.server.sit(grants[0]);
  const cleo = await timed.server.sit(grants[1]);
  return { grant, grants, ada, ben, cleo };
}

describe('a host who does not play', () => {
  test('has no seat, watches like a spectator, and invites people', async () => {
    const grant = await timed.server.create({ hosting: 'watching' });
    expect(grant.seat).toBe(-1);
    const ada = await timed.server.sit(grant);
    expect(ada.welcome).toMatchObject({ seat: -1, host: true });
    expect(ada.welcome?.longCode).not.toBe('');
    expect(ada.table).toMatchObject({ host: -2, hostName: 'Ada', watchers: 1 });
    expect(ada.table.seats.map(({ kind }) => kind)).toEqual(['open', 'open']);
    const stranger = await timed.server.sit({ matchId: grant.matchId });
    expect(stranger.welcome).toMatchObject({ seat: -1, host: false, longCode: '' });
    for (const request of [
      { do: 'bot', seat: 0, bot: 'random' },
      { do: 'options', options: {} },
    ] as const)
      expect(codesOf(await stranger.change(request))).toEqual(['not-seated']);
    expect(codesOf(await stranger.start())).toEqual(['not-seated']);
  });

  test('sets options, seats bots, removes people and starts, but takes no turn', async () => {
    const { grants, ada, ben, cleo } = await hosted();
    expect(codesOf(await ben.change({ do: 'open', seat: 1 }))).toEqual(['not-host']);
    for (const request of [
      { do: 'hints', hints: false },
      { do: 'access', access: 'public' },
      { do: 'talk', may: 'phrases' },
      { do: 'watchers', may: 'listen' },
      { do: 'behind', turns: 1 },
      { do: 'rename', name: 'Ada Hopper' },
      { do: 'open', seat: 1 },
      { do: 'bot', seat: 1, bot: 'greedy' },
    ] as const)
      expect(await ada.change(request)).toMatchObject(accepted);
    await cleo.until(() => cleo.closed !== undefined);
    expect(codesOf(await ada.change({ do: 'takeBack' }))).toEqual(['not-seated']);
    expect(codesOf(await ada.change({ do: 'share', share: 'a'.repeat(22) }))).toEqual([
      'not-seated',
    ]);
    expect(await ada.start()).toMatchObject(accepted);
    await ben.until(() => ben.prompt.asked);
    expect(ben.table).toMatchObject({
      ...{ host: -2, hostName: 'Ada Hopper', watchersBehind: 1, watchersTalk: false },
      ...{ freeText: false, phase: 'playing' },
    });
    expect(ada.privateView).toBeUndefined();
    expect(codesOf(await ada.submit({ type: 'keep' }))).toEqual(['not-seated']);
    expect(codesOf(await ada.room.request('concede', { bot: 'random' }))).toEqual(['not-seated']);
    expect(await ada.room.request('say', { phrase: 'hello' })).toMatchObject(accepted);
    expect(grants).toHaveLength(2);
  });

  test('keeps the role after a reconnection and a restart, with another token too', async () => {
    const { grant, ada, ben } = await hosted();
    const token = 'b'.repeat(32);
    expect(await ada.change({ do: 'token', token })).toMatchObject(accepted);
    await ada.start();
    await ben.until(() => ben.prompt.asked);
    await ada.leave();
    await expect(timed.server.sit(grant)).rejects.toThrow();
    await timed.close();
    await timed.open();
    const again = await timed.server.sit({ matchId: grant.matchId, token });
    expect(again.welcome).toMatchObject({ seat: -1, host: true });
    expect(await again.change({ do: 'talk', may: 'phrases' })).toMatchObject(accepted);
    const own = { seats: [{ matchId: grant.matchId, token }] };
    const listed = await (await timed.server.call('POST', '/api/seats', own)).json();
    expect(listed).toMatchObject({ matches: [{ seat: -1, phase: 'playing' }] });
    const replaced = await timed.server.sit({ matchId: grant.matchId, token });
    await again.until(() => again.closed === 4101);
    expect(replaced.welcome?.host).toBe(true);
  });

  test('stays the host of a rematch, which the people agree on', async () => {
    const { grant, ada, ben, cleo } = await hosted();
    await ada.start();
    await cleo.until(() => cleo.prompt.asked);
    await cleo.room.request('concede', { bot: 'random' });
    await ben.until(() => ben.table.phase === 'over');
    expect(codesOf(await ada.rematch({ do: 'agree' }))).toEqual(['not-seated']);
    expect(codesOf(await ben.rematch({ do: 'goOn' }))).toEqual(['not-host']);
    await ben.rematch({ do: 'agree' });
    expect(await ada.rematch({ do: 'goOn' })).toMatchObject(accepted);
    await ben.until(() => ben.table.next !== '');
    const next = await timed.server.sit({ matchId: ben.table.next, token: grant.token });
    expect(next.welcome).toMatchObject({ seat: -1, host: true });
    expect(next.table.seats.map(({ name }) => name).toSorted()).toEqual(['', 'Ben']);
  });

  test('does not hold up a rematch that the people begin without the absent host', async () => {
    const { ada, ben, cleo, grants } = await hosted();
    await ada.start();
    await cleo.until(() => cleo.prompt.asked);
    await cleo.room.request('concede', { bot: 'random' });
    await ben.until(() => ben.table.phase === 'over');
    await ada.leave();
    timed.now += 60 * 60_000;
    await ben.rematch({ do: 'agree' });
    expect(await ben.rematch({ do: 'goOn' })).toMatchObject(accepted);
    await ben.until(() => ben.table.next !== '');
    const next = await timed.server.sit({ matchId: ben.table.next, token: grants[0].token });
    expect(next.welcome).toMatchObject({ host: true });
  });

  test('may watch bots alone, and lists a public table by being there', async () => {
    const grant = await timed.server.create({ hosting: 'watching', access: 'public' });
    const ada = await timed.server.sit(grant);
    const listed = (await (await timed.server.call('GET', '/api/matches')).json()) as {
      tables: { matchId: string }[];
    };
    expect(listed.tables.map(({ matchId }) => matchId)).toContain(grant.matchId);
    for (const seat of [0, 1]) await ada.change({ do: 'bot', seat, bot: 'random' });
    await ada.change({ do: 'pace', pace: 0 });
    await ada.start();
    await ada.until(() => ada.table.seq > 2);
    expect(ada.table.phase).not.toBe('waiting');
  });
});
