import { expect, test } from '@jest/globals';
import { SHARE } from '@atoll/engine';
import { rematchOf, SeedShares } from '../../src/net/seed-shares.ts';

const storage = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

test('a share is made once for a match and its commitment, and found again later', () => {
  const store = storage();
  const share = new SeedShares(store).of('m', 'one');
  expect(share).toMatch(SHARE);
  const later = new SeedShares(store);
  expect(later.of('m', 'one')).toBe(share);
  expect(later.list()).toEqual([{ table: 'm', commitment: 'one', share }]);
});

test('no share is used twice, whatever a server commits to', () => {
  const shares = new SeedShares(storage());
  const all = [shares.of('m', 'one'), shares.of('other', 'one'), shares.of('m', 'two')];
  expect(new Set(all).size).toBe(3);
});

test('a share for a rematch goes along with it once that has an id', () => {
  const shares = new SeedShares(storage());
  const share = shares.of(rematchOf('m'), 'one');
  shares.followed('other', 'x');
  shares.followed('m', 'next');
  expect(shares.list()).toEqual([{ table: 'next', commitment: 'one', share }]);
});

test('storage that is broken, full or forbidden keeps nobody from playing', () => {
  const broken = storage(new Map([['atoll.shares', '{"no":"list"}']]));
  expect(new SeedShares(broken).of('m', 'one')).toMatch(SHARE);
  const forbidden = {
    getItem: (): string => '[7, null, {"commitment": 1}]',
    setItem: (): void => {
      throw new Error('full');
    },
  };
  expect(new SeedShares(forbidden).of('m', 'one')).toMatch(SHARE);
});
