import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ChatLine } from '../../src/store/chat-store.ts';
import type { MatchStore } from '../../src/store/match-store.ts';
import { type StorePlace, storePlaces } from '../support/store-places.ts';
import { newMatch } from '../support/stored-match.ts';

const line = (n: number, change: Partial<ChatLine> = {}): ChatLine => ({
  ...{ n, seat: n % 2, at: 1_767_225_600_000 + n, phrase: '', text: `“line” ${n} 👩‍👧` },
  ...change,
});

describe.each(storePlaces)('what was said, in %s', (_name, placeOf) => {
  let place: StorePlace;
  let store: MatchStore;
  let other: MatchStore;
  let matchId = '';

  beforeAll(async () => {
    place = await placeOf();
    [store, other] = await Promise.all([place.open(), place.open()]);
  });
  afterAll(async () => {
    await Promise.all([store?.close(), other?.close()]);
    await place.remove();
  });
  beforeEach(async () => {
    const match = newMatch();
    expect(await store.create(match)).toBe(true);
    ({ matchId } = match);
  });

  test('is there for whoever looks, in its order, each number once', async () => {
    const lines = [line(1), line(2, { seat: -1, phrase: 'hello', text: '' }), line(12)];
    for (const each of lines) await store.chat.add(matchId, each, 500);
    await other.chat.add(matchId, line(2, { text: 'another' }), 500);
    expect(await other.chat.ofMatch(matchId)).toEqual({ lines, last: 12 });
  });

  test('is so much and no more: the oldest goes for the next', async () => {
    for (let n = 1; n <= 7; n++) await store.chat.add(matchId, line(n), 3);
    expect(await other.chat.ofMatch(matchId)).toEqual({
      lines: [line(5), line(6), line(7)],
      last: 7,
    });
  });

  test('is gone once it is deleted, and its number is not given again', async () => {
    for (let n = 1; n <= 4; n++) await store.chat.add(matchId, line(n), 500);
    await other.chat.delete(matchId, { from: 3, to: 4 });
    await store.chat.add(matchId, line(4, { text: 'another' }), 500);
    expect(await store.chat.ofMatch(matchId)).toEqual({ lines: [line(1), line(2)], last: 4 });
    await store.chat.delete(matchId, { from: 1, to: 9 });
    expect(await store.chat.ofMatch(matchId)).toEqual({ lines: [], last: 4 });
  });

  test('is reported once by each seat', async () => {
    const report = { matchId, line: line(1), reporter: 1, at: 5 };
    const both = await Promise.all([store, other].map(({ chat }) => chat.report(report)));
    expect(both.toSorted()).toEqual([false, true]);
    expect(await store.chat.report({ ...report, reporter: -1 })).toBe(true);
    expect(await store.chat.report({ ...report, line: line(2) })).toBe(true);
  });

  test('is not kept of a match that is not kept', async () => {
    const gone = newMatch().matchId;
    await store.chat.add(gone, line(1), 500);
    const report = { matchId: gone, line: line(1), reporter: 1, at: 5 };
    expect(await store.chat.report(report)).toBe(false);
    expect(await store.chat.ofMatch(gone)).toEqual({ lines: [], last: 0 });
  });
});
