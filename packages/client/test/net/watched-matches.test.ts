import { expect, test } from '@jest/globals';
import {
  forgetWatched,
  keepWatched,
  MOST_WATCHED,
  watchedIn,
  type WatchedMatch,
} from '../../src/net/watched-matches.ts';

function storage(text?: string) {
  let kept = text ?? null;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}
const match = (matchId: string, at = 0): WatchedMatch => ({
  ...{ matchId, game: 'atoll', names: ['Mira', 'Jonas'], at },
});
const ids = (store: ReturnType<typeof storage>) => watchedIn(store).map(({ matchId }) => matchId);

test('the match watched last comes first, each match once, and the oldest are dropped', () => {
  const store = storage();
  for (let n = 0; n <= MOST_WATCHED; n++) keepWatched(store, match(`m${n}`, n));
  expect(ids(store)).toHaveLength(MOST_WATCHED);
  keepWatched(store, match('m5', 99));
  expect(ids(store).slice(0, 2)).toEqual(['m5', `m${MOST_WATCHED}`]);
  expect(ids(store)).not.toContain('m0');
});

test('forgetting a match removes that match alone', () => {
  const store = storage();
  for (const id of ['a', 'b']) keepWatched(store, match(id));
  forgetWatched(store, 'a');
  forgetWatched(store, 'unknown');
  expect(ids(store)).toEqual(['b']);
});

test.each(['nonsense', '{"a":1}', '[1,{"matchId":"a"}]'])(
  'the stored text %s yields no matches',
  (text) => {
    expect(watchedIn(storage(text))).toEqual([]);
  },
);

test('a full storage does not prevent watching', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => keepWatched(full, match('a'))).not.toThrow();
});
