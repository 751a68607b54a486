import { expect, test } from '@jest/globals';
import { SeatStore } from '../../../src/net/seats/seats.ts';
import { knownPlayer, ownPlayer } from '../../../src/shell/daily/player.ts';

function places() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { store, seats: new SeatStore(store) };
}

test('a browser stays one player, whose id a seat of a backup brings to another', () => {
  const here = places();
  expect(knownPlayer(here)).toBeUndefined();
  const player = ownPlayer(here);
  expect(player).toMatch(/^[\w-]{22}$/);
  expect(ownPlayer(here)).toBe(player);
  const other = places();
  const seat = { matchId: 'm'.repeat(20), token: 't'.repeat(32) };
  other.seats.keep({ ...seat, daily: { day: '2026-12-31', player } });
  expect(knownPlayer(other)).toBe(player);
  expect(ownPlayer(other)).toBe(player);
});
