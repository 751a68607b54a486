import { expect, test } from '@jest/globals';
import { Pacer } from '../../src/limits/pacer.ts';

test('whoever asks for much waits as for many requests, and nobody for what costs nothing', () => {
  let now = 0;
  const pacer = new Pacer(() => now);
  for (let asked = 0; asked < 40; asked++) expect(pacer.take()).toBe(0);
  pacer.charge(0);
  expect(pacer.take()).toBe(0);
  pacer.charge(25);
  expect(pacer.take()).toBe(340);
  now = 2000;
  expect(pacer.take()).toBe(0);
});
