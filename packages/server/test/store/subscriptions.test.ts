import { beforeEach, describe, expect, test } from '@jest/globals';
import { newMatchId, newSeatToken } from '../../src/match/secrets.ts';
import type { NewSubscription, NoticeState } from '../../src/store/subscriptions.ts';
import { openStores } from '../support/store/open-stores.ts';
import { storePlaces } from '../support/store/store-places.ts';

const NOTHING: NoticeState = { notice: '', due: 0, tries: 0, told: '' };

describe.each(storePlaces)('%s', (_name, placeOf) => {
  const stores = openStores(placeOf);
  let matchId = '';
  beforeEach(() => {
    matchId = newMatchId();
  });

  function wish(change: Partial<NewSubscription> = {}): NewSubscription {
    const secret = newSeatToken();
    const target = {
      kind: 'webhook',
      url: 'https://x.example/?a="b"',
      secret,
      origin: 'o',
    } as const;
    const device = newSeatToken().slice(0, 22);
    return { matchId, device, kind: 'webhook', tokenHash: 'hash', target, at: 1, ...change };
  }

  test('keeps a subscription once for each device and kind, for all who look', async () => {
    const { subscriptions } = stores.store;
    const mine = wish();
    const push = wish({ device: mine.device, kind: 'push' });
    expect(await subscriptions.put(mine, 8)).toBe(true);
    expect(await subscriptions.put(push, 8)).toBe(true);
    expect(await subscriptions.put({ ...mine, tokenHash: 'another', at: 2 }, 8)).toBe(true);
    const kept = [
      { ...push, ...NOTHING },
      { ...mine, ...NOTHING, tokenHash: 'another', at: 2 },
    ];
    expect(await stores.other.subscriptions.ofDevice(mine.device)).toEqual(kept);
    const ofMatch = await stores.other.subscriptions.ofMatch(matchId);
    expect(ofMatch).toHaveLength(2);
    expect(ofMatch).toEqual(expect.arrayContaining(kept));
    expect(await stores.other.subscriptions.ofMatch('nothing')).toEqual([]);
  });

  test('limits the subscriptions of a seat, and takes the same one again', async () => {
    const { subscriptions } = stores.store;
    const all = Array.from({ length: 3 }, () => wish());
    for (const each of all) expect(await subscriptions.put(each, 3)).toBe(true);
    expect(await subscriptions.put(wish(), 3)).toBe(false);
    expect(await subscriptions.put(all[1]!, 3)).toBe(true);
    expect(await subscriptions.put(wish({ tokenHash: 'another' }), 3)).toBe(true);
    expect(await subscriptions.ofMatch(matchId)).toHaveLength(4);
  });

  test('lets one of several servers claim a due notice', async () => {
    const { subscriptions } = stores.store;
    const mine = wish();
    await subscriptions.put(mine, 8);
    const due: NoticeState = { notice: 'turn', due: 5, tries: 0, told: 'began' };
    expect(await subscriptions.note({ ...mine, ...NOTHING }, due)).toBe(true);
    const [found] = await stores.other.subscriptions.pending(9);
    expect(found).toEqual({ ...mine, ...due });
    const claim = { ...due, due: 70, tries: 1 };
    const claims = await Promise.all(
      [stores.store, stores.other].map(({ subscriptions: each }) => each.note(found!, claim)),
    );
    expect(claims.toSorted()).toEqual([false, true]);
    // who subscribes anew is not told anew
    await subscriptions.put(mine, 8);
    expect(await subscriptions.ofMatch(matchId)).toEqual([{ ...mine, ...claim }]);
    await subscriptions.note(claim && { ...mine, ...claim }, NOTHING);
    expect(await stores.other.subscriptions.pending(9)).toEqual([]);
  });

  test('lists the notices that are due first at the beginning', async () => {
    const { subscriptions } = stores.store;
    const all = [30, 10, 20].map((due) => ({ ...wish(), due }));
    for (const { due, ...each } of all) {
      await subscriptions.put(each, 8);
      await subscriptions.note({ ...each, ...NOTHING }, { ...NOTHING, notice: 'over', due });
    }
    expect((await stores.other.subscriptions.pending(2)).map(({ due }) => due)).toEqual([10, 20]);
    for (const each of all) await subscriptions.drop(each);
    expect(await stores.other.subscriptions.pending(2)).toEqual([]);
  });

  test('ends all of a device in one way, and nothing of others', async () => {
    const { subscriptions } = stores.store;
    const mine = wish();
    const elsewhere = { ...mine, matchId: newMatchId() };
    const push = wish({ device: mine.device, kind: 'push' });
    const theirs = wish();
    for (const each of [mine, elsewhere, push, theirs]) await subscriptions.put(each, 8);
    await stores.other.subscriptions.stop(mine);
    const left = await subscriptions.ofDevice(mine.device);
    expect(left).toEqual([{ ...push, ...NOTHING }]);
    expect(await subscriptions.ofDevice(theirs.device)).toHaveLength(1);
  });

  test('remembers dead subscriptions, for a limited time and in limited number', async () => {
    const { subscriptions } = stores.store;
    const [old, ...others] = [1, 2, 3, 4].map((n) => ({ hash: newSeatToken(), at: n * 2 ** 40 }));
    const isGone = (since: number) =>
      Promise.all(
        [old!, ...others].map(({ hash }) => stores.other.subscriptions.isGone(hash, since)),
      );
    const bounds = { since: 0, most: 3 };
    for (const each of [others[2]!, others[0]!, old!]) await subscriptions.keepGone(each, bounds);
    expect(await isGone(0)).toEqual([true, true, false, true]);
    expect(await isGone(2 ** 41)).toEqual([false, true, false, true]);
    await subscriptions.keepGone(others[1]!, bounds);
    expect(await isGone(0)).toEqual([false, true, true, true]);
    // an address that is gone once more counts from then on
    await subscriptions.keepGone({ ...others[0]!, at: 5 * 2 ** 40 }, bounds);
    await subscriptions.keepGone({ ...old!, at: 6 * 2 ** 40 }, { since: 4 * 2 ** 40, most: 9 });
    expect(await isGone(0)).toEqual([true, true, false, true]);
  });

  test('keeps the first secret of a name', async () => {
    const name = newSeatToken();
    const kept = await Promise.all(
      [stores.store, stores.other].map(({ subscriptions }, at) =>
        subscriptions.secret(name, `fresh ${at}`),
      ),
    );
    expect(new Set(kept).size).toBe(1);
    expect(await stores.store.subscriptions.secret(name, 'later')).toBe(kept[0]);
    expect(await stores.store.subscriptions.secret(newSeatToken(), 'other')).toBe('other');
  });
});
