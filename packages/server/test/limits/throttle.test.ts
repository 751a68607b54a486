import { expect, test } from '@jest/globals';
import { Throttle } from '../../src/limits/throttle.ts';

test('whoever asks for much waits as for many requests, and nobody for what costs nothing', () => {
  let now = 0;
  const throttle = new Throttle(() => now);
  for (let asked = 0; asked < 40; asked++) expect(throttle.take()).toBe(0);
  expect(throttle.take(26)).toBe(0);
  expect(throttle.take()).toBe(340);
  now = 2000;
  expect(throttle.take()).toBe(0);
});
