import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BANK, codesOf, DECIDED, look, TimedServer } from '../support/timed-server.ts';

const timed = new TimedServer();
beforeEach(() => timed.open());
afterEach(() => timed.close());
afterAll(() => timed.remove());

describe('at zero', () => {
  test('a bot plays on in place of a late decision, and ends the turn', async () => {
    const { ada, ben } = await timed.opened(BANK);
    timed.now += 400_000;
    expect(codesOf(await ada.submit({ type: 'rest' }))).toEqual(['bot-plays']);
    await ben.until(() => ben.table.seats[0]?.standIn === 'greedy');
    expect(ben.table.seats[0]?.kind).toBe('person');
    expect(ben.table.clock).toMatchObject({ left: [0, 315_000], running: [], undecided: [] });
    expect(codesOf(await ada.change({ do: 'takeBack' }))).toEqual(['time-up']);
  });

  test('the agreed effect happens without a request', async () => {
    const { ben } = await timed.opened(BANK);
    timed.now += 314_980;
    await look(ben);
    expect(ben.table.seats[0]?.standIn).toBe('');
    timed.now += 20_000;
    await ben.until(() => ben.table.seats[0]?.standIn === 'greedy');
  });

  test('the person takes the seat back after that, with a small time for each turn', async () => {
    const { ada, ben } = await timed.opened(BANK);
    await ada.change({ do: 'pace', pace: 0 });
    timed.now += 400_000;
    await look(ben);
    await ben.until(() => ben.prompt.legal.length > 0);
    expect(await ada.change({ do: 'takeBack' })).toMatchObject({ ok: true });
    await ben.submit({ type: 'rest' });
    await ada.until(() => ada.prompt.legal.length > 0);
    expect(ada.table.clock).toMatchObject({ left: [30_000, 330_000], running: [0] });
    timed.now += 29_000;
    await ada.submit({ type: 'rest' });
    await ben.until(() => ben.prompt.legal.length > 0);
    await ben.submit({ type: 'rest' });
    await ada.until(() => ada.prompt.legal.length > 0);
    expect(ada.table.clock?.left[0]).toBe(30_000);
    timed.now += 30_000;
    await look(ben);
    expect(ben.table.seats[0]?.standIn).toBe('greedy');
  });

  test('the others decide: to wait, and then to have a bot play on', async () => {
    const { ada, ben } = await timed.opened(DECIDED);
    const decide = (then: 'wait' | 'bot' | 'end', by = ben, seat = 0) =>
      by.change({ do: 'timeUp', seat, then });
    expect(codesOf(await decide('wait'))).toEqual(['time-not-up']);
    timed.now += 400_000;
    await look(ben);
    expect(ben.table.clock).toMatchObject({ left: [0, 315_000], undecided: [0] });
    expect(codesOf(await decide('wait', ada))).toEqual(['own-seat']);
    expect(codesOf(await decide('bot', ben, 1))).toEqual(['own-seat']);
    expect(codesOf(await decide('wait', ben, 7))).toEqual(['time-not-up']);
    expect(await decide('wait')).toMatchObject({ ok: true });
    expect(ben.table.clock).toMatchObject({ left: [30_000, 315_000], undecided: [] });
    timed.now += 30_000;
    await look(ben);
    expect(await decide('bot')).toMatchObject({ ok: true });
    expect(ben.table.seats[0]?.standIn).toBe('greedy');
    expect(codesOf(await decide('bot'))).toEqual(['time-not-up']);
  });

  test('may be acted on until the others have decided', async () => {
    const { ada, ben } = await timed.opened(DECIDED);
    timed.now += 400_000;
    expect(await ada.submit({ type: 'rest' })).toMatchObject({ ok: true });
    await ben.until(() => ben.prompt.legal.length > 0);
    expect(ben.table.clock).toMatchObject({ undecided: [], running: [1] });
    await ben.submit({ type: 'rest' });
    await ada.until(() => ada.prompt.legal.length > 0);
    expect(ada.table.clock?.left[0]).toBe(30_000);
  });

  test('the match ends once all others want that', async () => {
    const { grants, ada, ben, cleo } = await timed.opened(DECIDED, 3);
    timed.now += 400_000;
    await look(ben);
    const watcher = await timed.server.sit({ matchId: grants[0]!.matchId });
    const end = { do: 'timeUp', seat: 0, then: 'end' } as const;
    expect(codesOf(await watcher.change(end))).toEqual(['not-seated']);
    expect(await ben.change(end)).toMatchObject({ ok: true });
    await cleo.until(() => cleo.table.clock?.ending.length === 1);
    expect(cleo.table).toMatchObject({ phase: 'playing', clock: { ending: [1] } });
    expect(await cleo.change(end)).toMatchObject({ ok: true });
    await ada.until(() => ada.table.phase === 'over');
    expect(ada.table.seats[0]?.conceded).toBeGreaterThan(0);
    expect(ada.table.scores[0]?.rank).toBe(3);
    expect(ada.table.clock).toMatchObject({ running: [], undecided: [], ending: [] });
  });

  test('with nobody else to decide, a bot plays on', async () => {
    const { ben } = await timed.opened(DECIDED);
    expect(await ben.change({ do: 'handOver', seat: 1, bot: 'random' })).toMatchObject({
      ok: true,
    });
    timed.now += 400_000;
    await look(ben);
    expect(ben.table.seats[0]?.standIn).toBe('greedy');
  });

  test('a bot that is asked in for a moment is no way to think for nothing', async () => {
    const { ada } = await timed.opened(BANK);
    timed.now += 10_000;
    await ada.change({ do: 'handOver', seat: 0, bot: 'random' });
    timed.now += 60_000;
    expect(await ada.change({ do: 'takeBack' })).toMatchObject({ ok: true });
    expect(ada.table.clock).toMatchObject({ left: [245_000, 315_000], running: [0] });
  });
});
