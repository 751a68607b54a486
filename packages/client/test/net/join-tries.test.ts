import { afterEach, expect, jest, test } from '@jest/globals';
import { colyseusTransport } from '../../src/net/link/colyseus-transport.ts';
import type { RoomListener } from '../../src/net/link/transport.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a page that enters a table again numbers its tries on, so that the newest one counts', async () => {
  const attempts: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    attempts.push((JSON.parse(String(init?.body)) as { attempt: unknown }).attempt);
    throw new TypeError('nobody listens');
  });
  const nobody = {} as RoomListener;
  for (let times = 0; times < 2; times++)
    await expect(colyseusTransport('http://here').join('room', {}, nobody)).rejects.toThrow();
  const [first, second] = attempts as { by: string; number: number }[];
  expect(second).toEqual({ by: first?.by, number: (first?.number ?? 0) + 1 });
});
