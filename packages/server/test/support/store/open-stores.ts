import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { MatchStore } from '../../../src/store/match-store.ts';
import type { StorePlace } from './store-places.ts';

/** The same database through two stores, as by two servers. */
export interface OpenStores {
  readonly store: MatchStore;
  readonly other: MatchStore;
}

/**
 * Opens stores for the tests of a `describe`: one place for all of them, or a place of its own for
 * each. Call once, where tests are declared. Reading it before the first test throws.
 */
export function openStores(
  placeOf: () => Promise<StorePlace>,
  per: 'file' | 'test' = 'file',
): OpenStores {
  let place: StorePlace | undefined;
  let stores: readonly MatchStore[] = [];
  const open = async (): Promise<void> => {
    place = await placeOf();
    stores = await Promise.all([place.open(), place.open()]);
  };
  const close = async (): Promise<void> => {
    await Promise.all(stores.map((store) => store.close()));
    stores = [];
    await place?.remove();
  };
  if (per === 'file') {
    beforeAll(open);
    afterAll(close);
  } else {
    beforeEach(open);
    afterEach(close);
  }
  const at = (index: number): MatchStore => {
    const store = stores[index];
    if (store === undefined) throw new Error('the stores are not open yet');
    return store;
  };
  return {
    get store() {
      return at(0);
    },
    get other() {
      return at(1);
    },
  };
}
