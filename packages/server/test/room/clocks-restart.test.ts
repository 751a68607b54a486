import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BANK, DAY, DAYS, DECIDED, look, TimedServer } from '../support/timed-server.ts';
import { until } from '@atoll/test-client/waiting';

const timed = new TimedServer();
beforeEach(() => timed.open());
afterEach(() => timed.close());
afterAll(() => timed.remove());

describe('a restart', () => {
  test('takes nothing from a bank, whose time runs on when a client connects', async () => {
    const { grants, ada } = await timed.opened(BANK);
    timed.now += 100_000;
    await ada.submit({ type: 'rest' });
    timed.now += 50_000;
    await timed.close();
    timed.now += DAY;
    await timed.open();
    const again = await timed.server.sit(grants[0]!);
    await again.until(() => again.table.clock?.running.length === 1);
    expect(again.table.clock).toMatchObject({
      since: timed.now,
      left: [230_000, 265_000],
      running: [1],
    });
    timed.now += 5_000;
    const ben = await timed.server.sit(grants[1]!);
    await ben.submit({ type: 'rest' });
    await again.until(() => again.prompt.legal.length > 0);
    expect(again.table.clock).toMatchObject({ left: [230_000, 275_000], running: [0] });
  });

  test('does not stop a clock of days, which runs out without a server', async () => {
    const { grants } = await timed.opened(DAYS);
    timed.now += DAY;
    await timed.close();
    timed.now += DAY;
    await timed.open();
    const ben = await timed.server.sit(grants[1]!);
    expect(ben.table.clock).toMatchObject({ running: [0] });
    await look(ben);
    expect(ben.table.seats[0]?.standIn).toBe('');
    await timed.close();
    timed.now += DAY;
    await timed.open();
    const later = await timed.server.sit(grants[1]!);
    await later.until(() => later.table.seats[0]?.standIn === 'greedy');
    const { clock } = later.table;
    expect(clock?.running).toEqual([]);
  });

  test('keeps an open decision about time that is up', async () => {
    const { grants, ben } = await timed.opened(DECIDED);
    timed.now += 400_000;
    await look(ben);
    await timed.close();
    timed.now += DAY;
    await timed.open();
    const again = await timed.server.sit(grants[1]!);
    await again.until(() => again.table.clock?.undecided.length === 1);
    expect(await again.change({ do: 'timeUp', seat: 0, then: 'end' })).toMatchObject({ ok: true });
    await again.until(() => again.table.phase === 'over');
  });

  test('is like a table that left memory since nobody was there', async () => {
    await timed.close();
    await timed.open({ idleMs: 500 });
    const { grants, ada, ben } = await timed.opened(BANK);
    timed.now += 60_000;
    // on a slow machine it may have left once already, before both had come
    const logged = timed.server.logs.length;
    const since = (): readonly string[] => timed.server.logs.slice(logged);
    await Promise.all([ada.leave(), ben.leave()]);
    const left = (): boolean => since().some((line) => line.includes('table left memory'));
    await until(left, () => since().join(''));
    timed.now += DAY;
    const again = await timed.server.sit(grants[1]!);
    await again.until(() => again.table.clock?.running.length === 1);
    expect(again.table.clock?.left).toEqual([255_000, 315_000]);
  });
});
