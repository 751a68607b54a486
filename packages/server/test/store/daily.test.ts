import { describe, expect, test } from '@jest/globals';
import type { DailyEnd, DailyTry } from '../../src/store/daily-store.ts';
import { openStores } from '../support/store/open-stores.ts';
import { storePlaces } from '../support/store/store-places.ts';
import { newMatch } from '../support/store/stored-match.ts';

const AT = 1_767_225_600_000;
const day = '2026-01-01';
const end = (points: number | undefined, at = AT): DailyEnd => ({
  ...{ name: 'Ada', rules: 3, points, at },
});

describe.each(storePlaces)('the daily matches in %s', (_name, placeOf) => {
  const stores = openStores(placeOf, 'test');

  /** A stored match with an action, which counts for a player. */
  const begin = async (player: string, on = day): Promise<DailyTry> => {
    const match = newMatch();
    await stores.store.create(match);
    const owner = await stores.store.claim(match.matchId);
    const entry = { seq: 1, at: AT, type: 'action', seat: 0, action: { type: 'rest' } } as const;
    await stores.store.append(owner, [{ clientId: '', entry }]);
    const begun = { gameId: 'dive', day: on, player, matchId: match.matchId };
    expect(await stores.store.daily.begin(begun)).toBe(true);
    return begun;
  };
  const resultsFor = async (player: string, most = 9) =>
    (await stores.other.daily.results({ gameId: 'dive', day, player, most })).map(
      ({ place, points, own }) => [place, points, own],
    );

  test('count once a player and day, unless nothing was done in the first one', async () => {
    const first = { gameId: 'dive', day, player: 'ada', matchId: 'never-received' };
    expect(await stores.store.daily.begin(first)).toBe(true);
    const second = await begin('ada');
    expect(await stores.store.daily.begin({ ...first, matchId: 'third' })).toBe(false);
    expect(await stores.store.daily.begin({ ...first, gameId: 'probe', matchId: 'x' })).toBe(true);
    expect(await stores.store.daily.counts(second.matchId)).toBe(true);
    expect(await stores.store.daily.counts(first.matchId)).toBe(false);
  });

  test('end once, with places for equal points, and with the own row beyond the last', async () => {
    const [ada, ben, cleo, dora] = await Promise.all(
      ['ada', 'ben', 'cleo', 'dora'].map((p) => begin(p)),
    );
    await stores.store.daily.end(ada!.matchId, end(7, AT + 2));
    await stores.store.daily.end(ada!.matchId, end(99));
    await stores.store.daily.end(ben!.matchId, end(9));
    await stores.store.daily.end(cleo!.matchId, end(7, AT + 1));
    await stores.store.daily.end(dora!.matchId, end(undefined));
    await stores.store.daily.end('no match that counts', end(50));
    expect(await resultsFor('ada')).toEqual([
      [1, 9, false],
      [2, 7, false],
      [2, 7, true],
    ]);
    expect(await resultsFor('ada', 1)).toEqual([
      [1, 9, false],
      [2, 7, true],
    ]);
    const asked = { gameId: 'dive', from: day, to: day };
    expect(await stores.store.daily.days({ ...asked, player: 'dora' })).toEqual([
      { day, begun: 4, finished: 3, own: { matchId: dora!.matchId, state: 'ended' } },
    ]);
    const [seen] = await stores.store.daily.days({ ...asked, player: 'ben' });
    expect(seen?.own).toEqual({ matchId: ben!.matchId, state: 'finished', points: 9 });
  });

  test('outlive the expiry of a match, not its deletion nor the time of their day', async () => {
    const [kept, deleted] = [await begin('ada'), await begin('ben')];
    const old = await begin('ada', '2025-12-31');
    for (const { matchId } of [kept, deleted, old]) await stores.store.daily.end(matchId, end(5));
    await stores.store.delete(deleted.matchId);
    await stores.store.deleteExpired({ endedBefore: 0, quietSince: AT * 2, most: 99 });
    const rows = await stores.store.daily.results({ gameId: 'dive', day, player: '', most: 9 });
    expect(rows).toEqual([{ place: 1, name: 'Ada', points: 5, rules: 3, matchId: '', own: false }]);
    expect(await stores.store.daily.deleteBefore(day)).toBe(1);
    expect(await stores.store.daily.counts(old.matchId)).toBe(false);
  });
});
