import { describe, expect, test } from '@jest/globals';
import { openStores } from '../support/store/open-stores.ts';
import { storePlaces } from '../support/store/store-places.ts';
import { newMatch } from '../support/store/stored-match.ts';

describe.each(storePlaces)('the recordings in %s', (_name, placeOf) => {
  const stores = openStores(placeOf, 'test');

  const add = async (endedAt: number): Promise<string> => {
    const { table, ...made } = newMatch();
    await stores.store.create({ ...made, table: { ...table, startedAt: 1, endedAt } });
    return made.matchId;
  };

  test('are wanted of matches that are over, once', async () => {
    const [late, early, other] = [await add(9), await add(5), await add(7)];
    await add(0);
    expect(await stores.store.recordings.unrecorded(9)).toEqual([early, other, late]);
    expect(await stores.store.recordings.unrecorded(1)).toEqual([early]);
    const packed = new Uint8Array([31, 139, 0, 255]);
    await stores.store.recordings.keep(early, packed);
    await stores.store.recordings.keep(other, undefined);
    expect(await stores.store.recordings.unrecorded(9)).toEqual([late]);
    expect(Buffer.from((await stores.store.recordings.find(early))!)).toEqual(Buffer.from(packed));
    expect(await stores.store.recordings.find(other)).toBeUndefined();
    await stores.store.recordings.keep(early, new Uint8Array([1]));
    expect([...(await stores.store.recordings.find(early))!]).toEqual([1]);
  });

  test('are deleted with their match, and kept of none that is gone', async () => {
    const id = await add(5);
    await stores.store.recordings.keep(id, new Uint8Array([1]));
    expect(await stores.store.deleteExpired({ endedBefore: 6, quietSince: 0, most: 9 })).toBe(1);
    expect(await stores.store.recordings.find(id)).toBeUndefined();
    await stores.store.recordings.keep(id, new Uint8Array([1]));
    expect(await stores.store.recordings.find(id)).toBeUndefined();
  });
});
