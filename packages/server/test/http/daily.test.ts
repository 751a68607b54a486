import { describe, expect, test } from '@jest/globals';
import { dailySeed, readMatchFile } from '@atoll/engine';
import type { CreateRequest, DailyDays, DailyTable, SeatGrant } from '@atoll/protocol';
import { newSeed } from '../../src/match/secrets.ts';
import { diveCatalog } from '../support/cluster/dive.ts';
import { codesOf, openTimedServer } from '../support/timed-server.ts';

const { dive } = diveCatalog;
const catalog = {
  dive: { ...dive!, daily: { options: { bonus: 4 } } },
  plain: { ...dive!, id: 'plain' },
};
const timed = openTimedServer({ catalog });
const HOUR = 3_600_000;
const DAY = '2026-01-01';
const newPlayer = (): string => newSeed().slice(0, 22);

const open = (
  player: string | undefined,
  change: Partial<CreateRequest> = {},
): Promise<SeatGrant> =>
  timed.server.create({ seats: 1, daily: DAY, ...(player && { player }), ...change });

const tableFor = async (body: object, day = DAY): Promise<DailyTable> =>
  (await (await timed.server.call('POST', `/api/daily/dive/${day}`, body)).json()) as DailyTable;

/** Plays a match to its end. */
const finish = async (grant: SeatGrant): Promise<void> => {
  const client = await timed.server.sit(grant);
  await client.playOn();
  await client.leave();
};

describe('a daily match', () => {
  test('begins at once with the seed and options of the day, without hints or a stand-in', async () => {
    const grant = await open(newPlayer(), { options: { bonus: 0 } });
    expect(grant.daily).toBe('counted');
    const ada = await timed.server.sit(grant);
    expect(ada.table).toMatchObject({
      ...{ phase: 'playing', options: '{"bonus":4}', hints: false, access: 'private' },
      ...{ commitment: '', daily: { day: DAY, counted: true } },
    });
    const handOver = await ada.change({ do: 'handOver', seat: 0, bot: 'random' });
    const access = await ada.change({ do: 'access', access: 'public' });
    expect([handOver, access].map(codesOf)).toEqual([['daily-fixed'], ['daily-fixed']]);
    await ada.playOn();
    const text = await timed.server.call('GET', `/api/matches/${grant.matchId}/file`);
    const file = readMatchFile(await text.text());
    expect(file).toMatchObject({ seed: dailySeed('dive', DAY), daily: { day: DAY } });
    expect(file.sharedSeed).toBeUndefined();
  });

  test('counts once a player; the results are hidden before its end, and shown after', async () => {
    const [player, other] = [newPlayer(), newPlayer()];
    await finish(await open(other));
    const first = await open(player);
    expect(await tableFor({ player })).toMatchObject({ own: { state: 'playing' } });
    expect(await tableFor({ player })).not.toHaveProperty('rows');
    expect(await tableFor({})).not.toHaveProperty('rows');
    await finish(first);
    const shown = await tableFor({ player });
    const own = shown.rows?.filter((row) => row.own);
    expect(own).toMatchObject([{ matchId: first.matchId, name: 'Ada', points: shown.own?.points }]);
    expect(shown.rows?.length).toBe(shown.finished);

    const again = await open(player);
    expect(again.daily).toBe('practice');
    const ada = await timed.server.sit(again);
    expect(ada.table).toMatchObject({ daily: { day: DAY, counted: false } });
    await ada.playOn();
    expect((await tableFor({ player })).rows).toEqual(shown.rows);
  });

  test('of practice shows the results with the token of its seat, once it is finished', async () => {
    const grant = await open(undefined);
    expect(grant.daily).toBe('practice');
    const proof = { seats: [{ matchId: grant.matchId, token: grant.token }] };
    expect(await tableFor(proof)).not.toHaveProperty('rows');
    await finish(grant);
    expect((await tableFor(proof)).rows).toBeDefined();
    expect(await tableFor({ seats: [{ ...proof.seats[0], token: newSeed() }] })).not.toHaveProperty(
      'rows',
    );
    const given = await open(undefined);
    const ada = await timed.server.sit(given);
    await ada.room.request('concede', { bot: 'random' });
    await ada.until(() => ada.table.phase === 'over');
    const seats = [{ matchId: given.matchId, token: given.token }];
    expect(await tableFor({ seats })).not.toHaveProperty('rows');
  });

  test('that its player concedes was begun, and has no result', async () => {
    const player = newPlayer();
    const grant = await open(player);
    const ada = await timed.server.sit(grant);
    await ada.submit({ type: 'keep' });
    await ada.room.request('concede', { bot: 'random' });
    await ada.until(() => ada.table.phase === 'over');
    await ada.leave();
    const { own, rows } = await tableFor({ player });
    expect(own).toEqual({ matchId: grant.matchId, state: 'ended' });
    expect(rows?.some((row) => row.own)).toBe(false);
    expect((await open(player)).daily).toBe('practice');
  });

  test('of yesterday begins until the morning, and all see its results from noon on', async () => {
    const begin = timed.now;
    const player = newPlayer();
    timed.now = begin + 30 * HOUR - 1;
    const early = await open(player);
    timed.now = begin + 30 * HOUR;
    await expect(open(player)).rejects.toThrow('cannot begin now; 2026-01-02 can');
    expect(await tableFor({})).not.toHaveProperty('rows');
    timed.now = begin + 36 * HOUR;
    expect((await tableFor({})).rows?.length).toBeGreaterThan(0);
    await finish(early);
    expect((await tableFor({ player })).own).toEqual({ matchId: early.matchId, state: 'ended' });
    const days = (await (
      await timed.server.call('POST', '/api/daily/dive', { player })
    ).json()) as DailyDays;
    expect(days).toMatchObject({ game: 'dive', rules: 1, options: { bonus: 4 } });
    expect(days.days).toHaveLength(29);
    expect(days.days.slice(0, 2)).toMatchObject([
      { day: '2026-01-02', open: true, begun: 0 },
      { day: DAY, open: false, own: { state: 'ended' } },
    ]);
    timed.now = begin;
  });

  const refusals: readonly (readonly [string, Partial<CreateRequest>, string])[] = [
    ['a day to come', { daily: '2026-01-02' }, 'cannot begin now; 2026-01-01 and 2025-12-31 can'],
    ['a day that is none', { daily: '2026-02-30' }, 'a day is written as in'],
    ['a game without one', { game: 'plain' }, 'dive has no daily match'],
    ['two seats', { seats: 2 }, 'one seat'],
    ['a public table', { access: 'public' }, 'private'],
    ['a host who watches', { hosting: 'watching' }, 'one seat'],
    ['another deal as well', { deal: 'x'.repeat(20) }, 'repeats no other deal'],
  ];
  test.each(refusals)('refuses %s with a word', async (_what, change, word) => {
    await expect(open(newPlayer(), change)).rejects.toThrow(word);
  });

  test('has a table for days that began, of games that have one', async () => {
    const at = async (route: string): Promise<number> =>
      (await timed.server.call('POST', `/api/daily/${route}`, {})).status;
    expect(await Promise.all(['plain', 'dive/2026-01-02', 'dive/today'].map(at))).toEqual([
      404, 404, 400,
    ]);
  });
});
