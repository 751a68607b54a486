import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Answer, PauseMessage } from '@atoll/protocol';
import type { TableClient } from '@atoll/test-client/table-client';
import { BANK, codesOf, DAY, DAYS, look, TimedServer } from '../support/timed-server.ts';

const timed = new TimedServer();
beforeEach(() => timed.open());
afterEach(() => timed.close());
afterAll(() => timed.remove());

const MINUTE = 60_000;
const HOUR = { do: 'propose', length: { kind: 'minutes', minutes: 60 } } as const;
const holiday = (until: number): PauseMessage => ({
  do: 'propose',
  length: { kind: 'until', until },
});
const ask = (client: TableClient, request: PauseMessage): Promise<Answer> =>
  client.room.request('pause', request) as Promise<Answer>;
const accepted = { ok: true };

/** Ada and Ben in a pause of an hour, ten seconds into Ada's turn. */
async function paused() {
  const table = await timed.opened(BANK);
  timed.now += 10_000;
  await ask(table.ada, HOUR);
  expect(await ask(table.ben, { do: 'agree' })).toMatchObject(accepted);
  await table.ada.until(() => table.ada.table.pause?.kind === 'running');
  return table;
}

describe('a pause', () => {
  test('begins when all people who play agree, and everybody sees its end', async () => {
    const { grants, ada, ben, cleo } = await timed.opened(BANK, 3);
    const watcher = await timed.server.sit({ matchId: grants[0]!.matchId, compact: true });
    expect(watcher.table.pause).toBeUndefined();
    expect(codesOf(await ask(watcher, HOUR))).toEqual(['not-seated']);
    expect(await ask(ada, HOUR)).toMatchObject(accepted);
    await watcher.until(() => watcher.table.pause !== undefined);
    expect(watcher.table.pause).toEqual({
      ...{ kind: 'proposed', by: 0, minutes: 60, until: 0 },
      ...{ voters: [0, 1, 2], agreed: [0], ready: [] },
    });
    expect(codesOf(await ask(ben, HOUR))).toEqual(['pause-open']);
    expect(await ask(ben, { do: 'agree' })).toMatchObject(accepted);
    expect(watcher.table.pause?.kind).toBe('proposed');
    expect(await ask(cleo, { do: 'agree' })).toMatchObject(accepted);
    await watcher.until(() => watcher.table.pause?.kind === 'running');
    expect(watcher.table.pause).toMatchObject({ by: 0, until: timed.now + 60 * MINUTE });
    expect(watcher.table.clock?.running).toEqual([]);
  });

  test('stops clocks and actions, and play goes on at its end with the time that was left', async () => {
    const { ada, ben } = await paused();
    expect(ada.table.clock).toMatchObject({ left: [305_000, 315_000], running: [] });
    expect(ada.prompt).toMatchObject({ asked: false, legal: [] });
    expect(codesOf(await ada.submit({ type: 'rest' }))).toEqual(['paused']);
    timed.now += 59 * MINUTE;
    await look(ben);
    expect(ada.table.seats.map(({ standIn }) => standIn)).toEqual(['', '']);
    expect(codesOf(await ask(ben, HOUR))).toEqual(['paused']);
    timed.now += 2 * MINUTE;
    await look(ben);
    await ada.until(() => ada.table.pause === undefined && ada.prompt.asked);
    expect(ada.table.clock).toMatchObject({ left: [245_000, 315_000], running: [0] });
    expect(await ada.submit({ type: 'rest' })).toMatchObject(accepted);
  });

  test('ends earlier only once all are ready, since the clock of each runs again', async () => {
    const { ada, ben } = await paused();
    timed.now += MINUTE;
    await ask(ada, { do: 'ready' });
    await ben.until(() => ben.table.pause?.ready.length === 1);
    expect(ben.table.pause?.kind).toBe('running');
    await ask(ben, { do: 'ready' });
    await ada.until(() => ada.table.pause === undefined && ada.prompt.asked);
    expect(ada.table.clock).toMatchObject({ left: [305_000, 315_000], running: [0] });
    expect(await ask(ben, { do: 'ready' })).toMatchObject(accepted);
  });

  test('leaves nothing to wait for when the match ends in it', async () => {
    const { ada, ben } = await paused();
    await ben.room.request('concede', { bot: 'random' });
    await ada.until(() => ada.table.phase === 'over');
    timed.now += 2 * 60 * MINUTE;
    await look(ada);
    const waits = jest.spyOn(globalThis, 'setTimeout');
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve, 1));
    const atOnce = waits.mock.calls.filter(([, ms]) => ms === 0);
    waits.mockRestore();
    expect(atOnce.length).toBeLessThan(5);
  });

  test('ends when a person who has not agreed takes a seat back from a bot', async () => {
    const { ada, ben } = await timed.opened(DAYS);
    await ben.change({ do: 'handOver', seat: 1, bot: 'random' });
    await ada.until(() => ada.table.seats[1]?.standIn !== '');
    expect(await ask(ada, holiday(timed.now + 5 * DAY))).toMatchObject(accepted);
    await ada.until(() => ada.table.pause?.kind === 'running');
    expect(await ben.change({ do: 'takeBack' })).toMatchObject(accepted);
    await ada.until(() => ada.table.pause === undefined);
  });

  test('is refused by one, and then not proposed by the same seat for a while', async () => {
    const { ada, ben } = await timed.opened(BANK);
    await ask(ada, HOUR);
    await ask(ben, { do: 'refuse' });
    await ada.until(() => ada.table.pause === undefined);
    expect(codesOf(await ask(ada, HOUR))).toEqual(['pause-asked']);
    expect(codesOf(await ask(ben, { do: 'agree' }))).toEqual(['pause-gone']);
    expect(await ask(ben, HOUR)).toMatchObject(accepted);
    await ask(ben, { do: 'withdraw' });
    await ada.until(() => ada.table.pause === undefined);
    expect(codesOf(await ask(ben, holiday(timed.now + DAY)))).toEqual(['pause-length']);
  });

  test('needs nobody but the one person among bots, and stops the bots too', async () => {
    const grant = await timed.server.create({ clock: BANK });
    const ada = await timed.server.sit(grant);
    await ada.change({ do: 'bot', seat: 1, bot: 'random' });
    await ada.change({ do: 'pace', pace: 0 });
    await ada.start();
    await ada.until(() => ada.prompt.asked);
    const { seq } = ada.table;
    expect(await ask(ada, HOUR)).toMatchObject(accepted);
    await ada.until(() => !ada.prompt.asked);
    expect(ada.table.seq).toBeLessThanOrEqual(seq + 1);
    await ask(ada, { do: 'ready' });
    await ada.until(() => ada.prompt.asked);
    await ada.playOn();
  });

  test('does not exist without a clock', async () => {
    const grant = await timed.server.create();
    const ada = await timed.server.sit(grant);
    const ben = await timed.server.sit(await timed.server.join(grant.code));
    expect(codesOf(await ask(ada, HOUR))).toEqual(['not-started']);
    await ada.start();
    await ben.until(() => ben.prompt.asked);
    expect(codesOf(await ask(ben, HOUR))).toEqual(['no-clock']);
    expect(codesOf(await ask(ben, { do: 'nap' } as unknown as PauseMessage))).toEqual([
      'malformed',
    ]);
  });

  test('survives a restart of the server, which may miss its end', async () => {
    const { grants } = await paused();
    await timed.close();
    timed.now += 30 * MINUTE;
    await timed.open();
    const ada = await timed.server.sit(grants[0]!);
    await ada.until(() => ada.table.clock?.since === timed.now);
    expect(ada.table.pause).toMatchObject({ kind: 'running', until: timed.now + 30 * MINUTE });
    expect(codesOf(await ada.submit({ type: 'rest' }))).toEqual(['paused']);
    await timed.close();
    timed.now += DAY;
    await timed.open();
    const later = await timed.server.sit(grants[0]!);
    await later.until(() => later.table.pause === undefined && later.prompt.asked);
    expect(later.table.clock).toMatchObject({ left: [305_000, 315_000], since: timed.now });
  });
});

describe('a holiday', () => {
  test('keeps the days of each seat until its date, and whoever likes acts on', async () => {
    const { ada, ben } = await timed.opened(DAYS);
    timed.now += DAY;
    expect(codesOf(await ask(ada, HOUR))).toEqual(['pause-length']);
    expect(codesOf(await ask(ada, holiday(timed.now)))).toEqual(['pause-length']);
    expect(codesOf(await ask(ada, holiday(timed.now + 61 * DAY)))).toEqual(['pause-length']);
    const end = timed.now + 14 * DAY;
    await ask(ada, holiday(end));
    timed.now += DAY;
    await ask(ben, { do: 'agree' });
    await ada.until(() => ada.table.pause?.kind === 'running');
    expect(ada.table.pause).toMatchObject({ until: end });
    timed.now += 10 * DAY;
    await look(ben);
    expect(ada.table.clock).toMatchObject({ left: [DAY, 3 * DAY], running: [] });
    await ada.submit({ type: 'rest' });
    await ben.until(() => ben.prompt.asked);
    expect(ben.table.pause?.kind).toBe('running');
    timed.now = end + DAY;
    await look(ben);
    await ben.until(() => ben.table.pause === undefined);
    expect(ben.table.clock).toMatchObject({ left: [DAY, 2 * DAY], running: [1] });
  });

  test('that was proposed waits for people over a restart, and lapses at its date', async () => {
    const { grants, ada } = await timed.opened(DAYS);
    await ask(ada, holiday(timed.now + 2 * DAY));
    await timed.close();
    timed.now += DAY;
    await timed.open();
    const ben = await timed.server.sit(grants[1]!);
    expect(ben.table.pause).toMatchObject({ kind: 'proposed', by: 0, agreed: [0] });
    timed.now += DAY;
    expect(codesOf(await ask(ben, { do: 'agree' }))).toEqual(['pause-gone']);
  });

  test('lets nobody propose a bot for an absent person', async () => {
    const { ada, ben } = await timed.opened(DAYS);
    await ask(ada, holiday(timed.now + 5 * DAY));
    await ask(ben, { do: 'agree' });
    await ada.leave();
    await ben.until(() => ben.table.seats[0]?.connected === false);
    timed.now += DAY;
    const proposed = await ben.room.request('standin', { do: 'propose', seat: 0 });
    expect(codesOf(proposed)).toEqual(['paused']);
    expect(ben.table.seats[0]?.awaitedSince).toBe(0);
  });
});
