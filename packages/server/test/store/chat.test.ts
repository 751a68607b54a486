import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ChatLine } from '../../src/store/chat-store.ts';
import { openStores } from '../support/store/open-stores.ts';
import { storePlaces } from '../support/store/store-places.ts';
import { newMatch } from '../support/store/stored-match.ts';

const line = (n: number, change: Partial<ChatLine> = {}): ChatLine => ({
  ...{ n, seat: n % 2, at: 1_767_225_600_000 + n, phrase: '', text: `“line” ${n} 👩‍👧` },
  ...change,
});

describe.each(storePlaces)('the chat, in %s', (_name, placeOf) => {
  const stores = openStores(placeOf);
  let matchId = '';
  beforeEach(async () => {
    const match = newMatch();
    expect(await stores.store.create(match)).toBe(true);
    ({ matchId } = match);
  });

  test('is the same for every server, in its order, each number once', async () => {
    const lines = [line(1), line(2, { seat: -1, phrase: 'hello', text: '' }), line(12)];
    for (const each of lines) await stores.store.chat.add(matchId, each, 500);
    await stores.other.chat.add(matchId, line(2, { text: 'another' }), 500);
    expect(await stores.other.chat.ofMatch(matchId)).toEqual({ lines, last: 12, reported: [] });
  });

  test('is limited in number: the oldest line is dropped for the next', async () => {
    for (let n = 1; n <= 7; n++) await stores.store.chat.add(matchId, line(n), 3);
    expect(await stores.other.chat.ofMatch(matchId)).toEqual({
      lines: [line(5), line(6), line(7)],
      last: 7,
      reported: [],
    });
  });

  test('loses a deleted line, and does not give its number again', async () => {
    for (let n = 1; n <= 4; n++) await stores.store.chat.add(matchId, line(n), 500);
    await stores.other.chat.delete(matchId, { from: 3, to: 4 });
    await stores.store.chat.add(matchId, line(4, { text: 'another' }), 500);
    expect(await stores.store.chat.ofMatch(matchId)).toEqual({
      lines: [line(1), line(2)],
      last: 4,
      reported: [],
    });
    await stores.store.chat.delete(matchId, { from: 1, to: 9 });
    expect(await stores.store.chat.ofMatch(matchId)).toEqual({ lines: [], last: 4, reported: [] });
  });

  test('keeps one report of a line for each seat', async () => {
    const report = { matchId, line: line(1), reporter: 1, at: 5 };
    const both = await Promise.all(
      [stores.store, stores.other].map(({ chat }) => chat.report(report)),
    );
    expect(both.toSorted()).toEqual([false, true]);
    expect(await stores.store.chat.report({ ...report, reporter: -1 })).toBe(true);
    expect(await stores.store.chat.report({ ...report, line: line(2) })).toBe(true);
    const { reported } = await stores.other.chat.ofMatch(matchId);
    expect(reported.toSorted()).toEqual([1, 2]);
  });

  test('is not kept of a match that is not kept', async () => {
    const gone = newMatch().matchId;
    await stores.store.chat.add(gone, line(1), 500);
    const report = { matchId: gone, line: line(1), reporter: 1, at: 5 };
    expect(await stores.store.chat.report(report)).toBe(false);
    expect(await stores.store.chat.ofMatch(gone)).toEqual({ lines: [], last: 0, reported: [] });
  });
});
