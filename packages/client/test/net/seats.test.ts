import { beforeEach, describe, expect, test } from '@jest/globals';
import { continueLink, SeatStore, tokenInFragment } from '../../src/net/seats/seats.ts';

class MemoryStore {
  readonly #values = new Map<string, string>();
  getItem = (key: string): string | null => this.#values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#values.set(key, value);
}

const token = 'a'.repeat(22);

describe('the kept seats', () => {
  let store: MemoryStore;
  let now: number;
  let seats: SeatStore;
  beforeEach(() => {
    store = new MemoryStore();
    now = 0;
    seats = new SeatStore(store, () => ++now);
  });

  test('survive in storage, newest first', () => {
    seats.keep({ matchId: 'one', token });
    seats.keep({ matchId: 'two', token });
    seats.keep({ matchId: 'one', token, code: 'KXR7MP', over: true });
    const again = new SeatStore(store).list();
    expect(again.map(({ matchId }) => matchId)).toEqual(['one', 'two']);
    expect(again[0]).toMatchObject({ token, code: 'KXR7MP', over: true });
  });

  test('adding to a seat keeps what was known of it', () => {
    seats.keep({ matchId: 'one', token, game: 'atoll', seat: 2 });
    seats.keep({ matchId: 'one', token, over: true });
    expect(seats.find('one')).toMatchObject({ game: 'atoll', seat: 2, over: true });
  });

  test('can be forgotten', () => {
    seats.keep({ matchId: 'one', token });
    seats.forget('one');
    expect(seats.list()).toEqual([]);
  });

  test.each(['no json', '{}', '[1, null, {"matchId": 3}]'])(
    'read broken storage (%s) as empty',
    (broken) => {
      store.setItem('atoll.seats', broken);
      expect(seats.list()).toEqual([]);
    },
  );

  test('do not fail with a full storage', () => {
    store.setItem = () => {
      throw new Error('quota');
    };
    expect(() => seats.keep({ matchId: 'one', token })).not.toThrow();
  });
});

test('a continue link carries its token in the fragment only', () => {
  const link = new URL(continueLink('https://reef.example', { matchId: 'match', token }));
  expect(link.pathname + link.search).toBe('/m/match');
  expect(tokenInFragment(link.hash)).toBe(token);
});

test.each(['', '#seat=', '#seat=short', `#seat=${token}!`, `#table=${token}`])(
  '%s is no seat token',
  (hash) => {
    expect(tokenInFragment(hash)).toBeUndefined();
  },
);

describe('the report of the server on a match', () => {
  const report = {
    matchId: 'abcdefghijklmnopqrst',
    seat: 1,
    code: 'ACDEFG',
    game: 'atoll',
    phase: 'over' as const,
    round: 4,
    turn: [],
    result: [],
    at: 5,
    next: '',
    seats: [
      { name: 'Mira', kind: 'person' as const, again: true },
      { name: 'Jonas', kind: 'person' as const, again: true },
    ],
  };
  const store = new MemoryStore();
  const seats = new SeatStore(store, () => 9);

  test('is kept on the device, and does not change the time of the last use', () => {
    seats.keep({ matchId: report.matchId, token });
    seats.learn([report]);
    const kept = {
      matchId: report.matchId,
      token,
      seat: 1,
      code: 'ACDEFG',
      game: 'atoll',
      over: true,
      at: 9,
      told: report,
    };
    expect(new SeatStore(store).list()).toEqual([kept]);
    seats.learn([]);
    expect(seats.list()).toHaveLength(1);
  });

  test('brings along the rematch that the own seat wanted, once', () => {
    const next = 'next-match-next-match';
    for (let times = 0; times < 2; times++) seats.learn([{ ...report, next }]);
    expect(
      seats
        .list()
        .map(({ matchId }) => matchId)
        .sort(),
    ).toEqual([report.matchId, next].sort());
    expect(seats.find(next)).toMatchObject({ token, over: false });
    seats.forget(next);
    seats.learn([
      {
        ...report,
        next,
        seats: [report.seats[0], { ...report.seats[1], again: false }] as typeof report.seats,
      },
    ]);
    expect(seats.find(next)).toBeUndefined();
  });

  test('is forgotten when it is in another shape', () => {
    store.setItem(
      'atoll.seats',
      JSON.stringify([{ matchId: 'm', token, at: 1, told: { seats: 'none' } }]),
    );
    expect(seats.list()).toEqual([{ matchId: 'm', token, at: 1, told: undefined }]);
  });
});
