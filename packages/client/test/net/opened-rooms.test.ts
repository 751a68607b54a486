import { expect, test } from '@jest/globals';
import { colyseusTransport } from '../../src/net/link/colyseus-transport.ts';
import { noteOpened } from '../../src/net/opened-rooms.ts';

test('a room that the server has just opened is not asked for, once', async () => {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    asked.push(String(input));
    return Promise.resolve(Response.json({ roomId: 'elsewhere' }));
  };
  const { ensure } = colyseusTransport('http://table.test');
  noteOpened('first');
  expect(await ensure('other')).toBe('elsewhere');
  expect(await ensure('first')).toBe('first');
  expect(asked).toHaveLength(1);
  expect(await ensure('first')).toBe('elsewhere');
  expect(asked).toHaveLength(2);
});
