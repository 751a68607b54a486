import { afterEach, expect, jest, test } from '@jest/globals';
import { Limits } from '../../src/limits/limits.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('a network within an exhausted wider network is not stored', async () => {
  jest.useFakeTimers();
  const limits = new Limits({ enabled: true, now: () => 0 });
  const opens = (subnet: number): Promise<number> =>
    limits.secondsUntil('create', `2001:db8:0:${subnet.toString(16)}::1`);
  // 16 networks of one /48 each, in four of its /56
  for (let subnet = 0; subnet < 16; subnet++)
    for (let table = 0; table < 60; table++)
      expect(await opens(0x100 * (subnet >> 2) + (subnet & 3))).toBe(0);
  jest.advanceTimersByTime(300_000);
  const timers = jest.getTimerCount();
  for (let subnet = 0; subnet < 100; subnet++) expect(await opens(0x1000 + subnet)).toBe(300);
  expect(jest.getTimerCount()).toBe(timers);
});
