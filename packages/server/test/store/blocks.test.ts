import { describe, expect, test } from '@jest/globals';
import { newMatchId } from '../../src/match/secrets.ts';
import type { Block } from '../../src/store/blocks/block-store.ts';
import { openStores } from '../support/store/open-stores.ts';
import { storePlaces } from '../support/store/store-places.ts';

const block = (blocker: string, blocked: string, at = 5): Block => ({
  ...{ blocker, blocked, blockId: newMatchId(), name: blocked.toUpperCase(), at },
});

describe.each(storePlaces)('the blocks in %s', (_name, placeOf) => {
  const stores = openStores(placeOf, 'test');

  test('keep both players apart, once, until the one who made it ends it', async () => {
    const { blocks } = stores.store;
    const [first, second] = [block('ada', 'ben'), block('ada', 'cleo', 7)];
    await blocks.add(first);
    await blocks.add(second);
    await blocks.add(block('ada', 'ben', 9));
    expect(await stores.other.blocks.of('ada')).toEqual([second, first]);
    expect(await blocks.of('ben')).toEqual([]);
    expect([...(await blocks.apartFrom('ada'))].sort()).toEqual(['ben', 'cleo']);
    expect(await blocks.apartFrom('ben')).toEqual(['ada']);
    expect(await blocks.remove('ben', first.blockId)).toBe(false);
    expect(await blocks.remove('ada', first.blockId)).toBe(true);
    expect(await blocks.remove('ada', first.blockId)).toBe(false);
    expect(await stores.other.blocks.apartFrom('ben')).toEqual([]);
  });
});
