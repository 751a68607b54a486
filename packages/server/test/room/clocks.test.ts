import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SeatRequest } from '@atoll/protocol';
import { BANK, codesOf, DAY, DAYS, TimedServer } from '../support/timed-server.ts';

const timed = new TimedServer();
beforeEach(() => timed.open());
afterEach(() => timed.close());
afterAll(() => timed.remove());

describe('a clock', () => {
  test('exists only if the host sets one before the match, in a known form', async () => {
    const grant = await timed.server.create();
    const ada = await timed.server.sit(grant);
    const ben = await timed.server.sit(await timed.server.join(grant.code));
    expect(ada.table.clock).toBeUndefined();
    expect(ada.welcome?.now).toBe(timed.now);
    expect(codesOf(await ben.change({ do: 'clock', clock: BANK }))).toEqual(['not-host']);
    for (const clock of [
      { kind: 'bank', minutes: 0, seconds: 15, atZero: 'bot' },
      { kind: 'bank', minutes: 5, seconds: 15, atZero: 'dice' },
      { kind: 'days', days: 1.5, atZero: 'bot' },
      { kind: 'sand' },
      7,
    ])
      expect(codesOf(await ada.change({ do: 'clock', clock } as unknown as SeatRequest))).toEqual([
        'malformed',
      ]);
    expect(await ada.change({ do: 'clock', clock: DAYS })).toMatchObject({ ok: true });
    await ben.until(() => ben.table.clock !== undefined);
    expect(ben.table.clock).toMatchObject({ kind: 'days', allowance: 3 * DAY, left: [] });
    expect(await ada.change({ do: 'clock', clock: { kind: 'none' } })).toMatchObject({ ok: true });
    expect(await ada.change({ do: 'clock', clock: BANK })).toMatchObject({ ok: true });
    await ada.start();
    await ben.until(() => (ben.table.clock?.left.length ?? 0) > 0);
    expect(codesOf(await ada.change({ do: 'clock', clock: DAYS }))).toEqual(['already-started']);
    const wrong = { game: 'dive', seats: 2, name: 'Ada', clock: { kind: 'bank', minutes: 5 } };
    expect((await timed.server.call('POST', '/api/matches', wrong)).status).toBe(400);
  });

  test('runs for each asked seat, and is sent to every client with decisions only', async () => {
    const { grants, ada, ben } = await timed.playing(BANK);
    const watcher = await timed.server.sit({ matchId: grants[0]!.matchId, compact: true });
    const begin = timed.now;
    const whole = { kind: 'bank', allowance: 300_000, increment: 15_000, atZero: 'bot' };
    expect(watcher.table.clock).toEqual({
      ...{ ...whole, since: begin, undecided: [], ending: [] },
      ...{ left: [300_000, 300_000], running: [0, 1] },
    });
    timed.now += 10_000;
    await ada.submit({ type: 'keep' });
    await watcher.until(() => watcher.table.seq === 1);
    expect(watcher.table.clock).toMatchObject({
      ...{ since: timed.now, left: [305_000, 290_000], running: [1] },
    });
    timed.now += 20_000;
    expect(watcher.table.clock?.since).toBe(begin + 10_000);
    await ben.submit({ type: 'keep' });
    await ada.until(() => ada.table.seq === 2);
    expect(ada.table.clock).toMatchObject({ left: [305_000, 285_000], running: [0] });
    expect((await timed.server.sit(grants[1]!)).welcome?.now).toBe(timed.now);
  });

  test('gives no time back for an undo', async () => {
    const { ada, ben } = await timed.playing(BANK);
    timed.now += 60_000;
    await ada.submit({ type: 'keep' });
    timed.now += 5_000;
    expect(await ada.undo()).toMatchObject({ ok: true });
    await ben.until(() => ben.table.seq === 2);
    expect(ben.table.clock).toMatchObject({ left: [255_000, 235_000], running: [0, 1] });
    await ada.submit({ type: 'keep' });
    await ben.until(() => ben.table.seq === 3);
    expect(ben.table.clock).toMatchObject({ left: [255_000, 235_000], running: [1] });
  });

  test('counts nothing for bots, nor for a person who plays alone', async () => {
    const grant = await timed.server.create({ clock: BANK });
    const ada = await timed.server.sit(grant);
    await ada.change({ do: 'bot', seat: 1, bot: 'random' });
    await ada.change({ do: 'pace', pace: 0 });
    await ada.start();
    await ada.until(() => ada.table.phase === 'playing');
    expect(ada.table.clock).toMatchObject({ left: [300_000, -1], running: [0] });
    await ada.playOn();
    expect(ada.table.clock).toMatchObject({ running: [] });
    const alone = await timed.server.sit(await timed.server.create({ clock: BANK }));
    await alone.start();
    await alone.until(() => alone.table.phase === 'playing');
    expect(alone.table.clock).toBeUndefined();
  });

  test('does not start for a player who left after agreeing to a rematch', async () => {
    const { ada, ben } = await timed.opened(BANK);
    await ada.room.request('concede', { bot: 'random' });
    await ben.until(() => ben.table.phase === 'over');
    await ada.rematch({ do: 'agree' });
    await ben.until(() => ben.table.again.length === 1);
    await ada.leave();
    await ben.until(() => ben.table.seats[0]?.connected === false);
    timed.now += 300_000;
    await ben.rematch({ do: 'agree' });
    await ben.until(() => ben.table.again.includes(1));
    expect([ben.table.again, ben.table.next]).toEqual([[1], '']);
  });

  test('begins anew with a rematch', async () => {
    const { ada, ben } = await timed.opened(BANK);
    timed.now += 30_000;
    await ada.room.request('concede', { bot: 'random' });
    await ben.until(() => ben.table.phase === 'over');
    await ada.rematch({ do: 'agree' });
    await ben.rematch({ do: 'agree' });
    await ben.until(() => ben.table.next !== '');
    timed.now += DAY;
    const watcher = await timed.server.sit({ matchId: ben.table.next });
    await watcher.until(() => watcher.table.clock?.running.length === 2);
    expect(watcher.table.clock).toMatchObject({ since: timed.now, left: [300_000, 300_000] });
  });
});
