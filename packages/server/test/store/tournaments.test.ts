import { describe, expect, test } from '@jest/globals';
import { newMatchId } from '../../src/match/secrets.ts';
import type { Tournament } from '../../src/store/tournaments/tournament-store.ts';
import { openStores } from '../support/store/open-stores.ts';
import { storePlaces } from '../support/store/store-places.ts';
import { newMatch } from '../support/store/stored-match.ts';

const fresh = (change: Partial<Tournament> = {}): Tournament => ({
  ...{ id: newMatchId(), gameId: 'dive', options: { bonus: 4 }, title: 'Cup', format: 'swiss' },
  ...{ wanted: 0, clock: { kind: 'days', days: 3, atZero: 'loss' }, hostHash: 'host' },
  ...{ createdAt: 1, startedAt: 0, endedAt: 0, players: [], rounds: [] },
  ...change,
});

describe.each(storePlaces)('the tournaments in %s', (_name, placeOf) => {
  const stores = openStores(placeOf, 'test');

  test('take one of two changes at once', async () => {
    const { tournaments } = stores.store;
    const cup = fresh();
    await tournaments.create(cup);
    expect(await stores.other.tournaments.find(cup.id)).toEqual({ version: 1, tournament: cup });
    const begun = { ...cup, startedAt: 5 };
    expect(await tournaments.save({ version: 1, tournament: begun })).toBe(true);
    const cancelled = { ...cup, endedAt: 6 };
    expect(await stores.other.tournaments.save({ version: 1, tournament: cancelled })).toBe(false);
    expect(await tournaments.find(cup.id)).toEqual({ version: 2, tournament: begun });
    expect(await tournaments.find('another')).toBeUndefined();
  });

  test('are listed while they are played, and deleted once they are old', async () => {
    const { tournaments } = stores.store;
    const [open, first, second, ended] = [
      fresh({ createdAt: 10 }),
      fresh({ startedAt: 7 }),
      fresh({ startedAt: 8 }),
      fresh({ startedAt: 2, endedAt: 9 }),
    ];
    for (const each of [open, second, first, ended]) await tournaments.create(each);
    const ids = [first.id, second.id];
    expect((await tournaments.playing()).filter((id) => ids.includes(id))).toEqual(ids);
    expect(await tournaments.playing()).not.toContain(ended.id);
    await tournaments.deleteBefore({ at: 10, most: 100 });
    const left = await Promise.all(
      [open, first, ended].map(async ({ id }) => (await tournaments.find(id)) !== undefined),
    );
    expect(left).toEqual([true, true, false]);
    expect(await tournaments.deleteBefore({ at: 11, most: 100 })).toBe(1);
  });

  test('are named by their matches', async () => {
    const match = { ...newMatch(), tournament: newMatchId() };
    await stores.store.create(match);
    expect(await stores.other.find(match.matchId)).toEqual(match);
  });
});
