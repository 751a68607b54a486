import { describe, expect, test } from '@jest/globals';
import type { RatedResult, RatingChange } from '../../src/store/ratings/rating-store.ts';
import { openStores } from '../support/store/open-stores.ts';
import { storePlaces } from '../support/store/store-places.ts';
import { newMatch } from '../support/store/stored-match.ts';

const AT = 1_767_225_600_000;
const ladder = { gameId: 'dive', seats: 2 };
const START = { mu: 25, sigma: 8 };

const change = (player: string, mu: number, matchesBefore = 0): RatingChange => ({
  ...{ player, name: player.toUpperCase(), matchesBefore, before: START, mu, sigma: 7.5, place: 1 },
});
const result = (
  matchId: string,
  changes: readonly RatingChange[],
  season = '2026-Q1',
): RatedResult => ({ matchId, ladder, season, at: AT, changes });

describe.each(storePlaces)('the ratings in %s', (_name, placeOf) => {
  const stores = openStores(placeOf, 'test');
  const asked = { ladder, season: '2026-Q1', leastMatches: 1, most: 9 };

  test('are stored once a match, all or none, and only if they start from what is stored', async () => {
    const { ratings } = stores.store;
    const first = result('one', [change('ada', 26.5), change('ben', 23.5)]);
    expect(await ratings.isRated('one')).toBe(false);
    expect(await ratings.store(first)).toBe(true);
    expect(await ratings.store(first)).toBe(true);
    expect(await stores.other.ratings.isRated('one')).toBe(true);
    expect(await ratings.store(result('two', [change('ada', 30), change('cleo', 20)]))).toBe(false);
    expect(await ratings.find(ladder, ['ada', 'ben', 'cleo'])).toEqual([
      { player: 'ada', matches: 1, season: '2026-Q1', mu: 26.5, sigma: 7.5 },
      { player: 'ben', matches: 1, season: '2026-Q1', mu: 23.5, sigma: 7.5 },
    ]);
    expect(await ratings.find({ ...ladder, seats: 3 }, ['ada'])).toEqual([]);
  });

  test('are changed by one of two matches that end at once', async () => {
    const both = await Promise.all([
      stores.store.ratings.store(result('left', [change('ada', 26), change('ben', 24)])),
      stores.other.ratings.store(result('right', [change('ben', 26), change('ada', 24)])),
    ]);
    expect(both.filter((stored) => stored)).toHaveLength(1);
    const [ada] = await stores.store.ratings.own('ada', 9);
    expect(ada).toMatchObject({ matches: 1, changes: [{ place: 1, before: START }] });
  });

  test('tell a player all changes, and a season its ladder, the surest first', async () => {
    const { ratings } = stores.store;
    const match = newMatch();
    await stores.store.create(match);
    await ratings.store(result(match.matchId, [change('ada', 26), change('ben', 30)]));
    await ratings.store(result('gone', [change('ada', 27, 1), change('cleo', 31)], '2026-Q2'));
    const [own] = await ratings.own('ada', 9);
    expect(own).toMatchObject({ ladder, matches: 2, mu: 27, season: '2026-Q2' });
    expect(own?.changes.map(({ matchId, mu }) => [matchId, mu])).toEqual([
      [match.matchId, 26],
      ['', 27],
    ]);
    const names = async (season: string, leastMatches = 1) =>
      (await ratings.ladder({ ...asked, season, leastMatches })).map(({ name }) => name);
    expect(await names('2026-Q1')).toEqual(['BEN', 'ADA']);
    expect(await names('2026-Q2')).toEqual(['CLEO', 'ADA']);
    expect(await names('2026-Q2', 2)).toEqual([]);
  });

  test('are forgotten on request, outlive their match, and end when unused for long', async () => {
    const { ratings } = stores.store;
    const match = newMatch();
    await stores.store.create(match);
    await ratings.store(result(match.matchId, [change('ada', 26), change('ben', 24)]));
    await stores.store.delete(match.matchId);
    expect(await ratings.forget('ada')).toBe(1);
    expect(await ratings.own('ada', 9)).toEqual([]);
    expect(await ratings.ladder(asked)).toMatchObject([{ name: 'BEN', matches: 1 }]);
    expect(await ratings.deleteUnused(AT)).toBe(0);
    expect(await ratings.deleteUnused(AT + 1)).toBe(1);
    expect(await ratings.isRated(match.matchId)).toBe(false);
  });

  test('stay in the season and at the time of the latest match, also if another is stored after it', async () => {
    const { ratings } = stores.store;
    const later = { ...result('later', [change('ada', 26)], '2026-Q2'), at: AT + 9 };
    expect(await ratings.store(later)).toBe(true);
    expect(await ratings.store(result('earlier', [change('ada', 27, 1)]))).toBe(true);
    expect(await ratings.find(ladder, ['ada'])).toMatchObject([{ season: '2026-Q2', mu: 27 }]);
    expect(await ratings.deleteUnused(AT + 9)).toBe(0);
  });
});
