import { expect, jest, test } from '@jest/globals';
import { Limits } from '../../src/limits/limits.ts';
import { Throttle } from '../../src/limits/throttle.ts';

test('an expensive request counts as many requests, and the request after it waits', () => {
  let now = 0;
  const throttle = new Throttle(() => now);
  for (let asked = 0; asked < 40; asked++) expect(throttle.take()).toBe(0);
  expect(throttle.take(26)).toBe(0);
  expect(throttle.take()).toBe(340);
  now = 2000;
  expect(throttle.take()).toBe(0);
});

test('a clock that is set back makes nobody wait', () => {
  let day = 1_000_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => day);
  const limits = new Limits({ enabled: true });
  const asker = { address: '192.0.2.7', table: 'm' };
  expect(limits.takeWork(asker, 1)).toBe(0);
  day -= 14_000;
  expect(limits.takeWork(asker, 1)).toBe(0);
  clock.mockRestore();
});
