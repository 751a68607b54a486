import { expect, test } from '@jest/globals';
import { SHARE } from '@atoll/engine';
import { SeedShares } from '../../src/net/seed-shares.ts';

const storage = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

test('a share is made once for each commitment, and found again later', () => {
  const store = storage();
  const share = new SeedShares(store).of('one');
  expect(share).toMatch(SHARE);
  const later = new SeedShares(store);
  expect([later.of('one'), later.find('one'), later.find('two')]).toEqual([
    share,
    share,
    undefined,
  ]);
  expect(later.of('two')).not.toBe(share);
});

test('storage that is broken, full or forbidden keeps nobody from playing', () => {
  const broken = storage(new Map([['atoll.shares', '{"no":"list"}']]));
  expect(new SeedShares(broken).of('one')).toMatch(SHARE);
  const forbidden = {
    getItem: (): string => '[7, null, {"commitment": 1}]',
    setItem: (): void => {
      throw new Error('full');
    },
  };
  expect(new SeedShares(forbidden).of('one')).toMatch(SHARE);
});
