import { describe, expect, test } from '@jest/globals';
import { FakeServer } from '../support/fake-server.ts';
import { open, reached } from '../support/live-table.ts';

describe('a live table that the server refuses', () => {
  test('ends in words when the server has other rules than the match, and asks anew when it is told to', async () => {
    const server = new FakeServer();
    server.playable = false;
    const { table, seen } = open(server);
    await reached(table, 'unplayable');
    expect(server.ensured).toBe(1);
    server.playable = true;
    table.open();
    await reached(table, 'live');
    expect(seen).toEqual(['connecting', 'unplayable', 'connecting', 'live']);
  });

  test('ends in words while a match goes on, when the server comes back with other rules', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    server.playable = false;
    server.close(4001);
    await reached(table, 'unplayable');
    expect(await table.submit('go')).toEqual({ ok: false, reasons: [{ code: 'left' }] });
  });

  test.each([
    { ensure: 99, join: 0 },
    { ensure: 0, join: 99 },
    { ensure: 2, join: 99 },
  ])('ends in words when the server fails over and over: %j', async (fails) => {
    const server = new FakeServer();
    Object.assign(server.fails, fails);
    const { table } = open(server);
    await reached(table, 'failed');
    expect(server.ensured).toBe(5);
    Object.assign(server.fails, { ensure: 0, join: 0 });
    table.open();
    await reached(table, 'live');
  });

  test('goes on asking a server that failed some times, or is away', async () => {
    const server = new FakeServer();
    Object.assign(server.fails, { ensure: 4, join: 0 });
    server.down = 20;
    const { table } = open(server);
    await reached(table, 'live');
    Object.assign(server.fails, { ensure: 0, join: 4 });
    server.close(1006);
    await reached(table, 'lost');
    await reached(table, 'live');
  });
});
