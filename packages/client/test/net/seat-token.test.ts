import { describe, expect, test } from '@jest/globals';
import { FakeServer, silence } from '../support/fake-server.ts';
import { open, reached } from '../support/live-table.ts';

describe('a live table', () => {
  test('replaces its token, keeps both until it knows, and comes back with the new one', async () => {
    const server = new FakeServer();
    const held: unknown[] = [];
    const { table } = open(server, { onToken: (keys) => void held.push(keys) });
    await reached(table, 'live');
    expect(await table.replaceToken('new')).toEqual({ ok: true, seq: 0 });
    expect(server.requests).toEqual([{ name: 'seats', body: { do: 'token', token: 'new' } }]);
    expect(held).toEqual([
      { token: 'token', next: 'new' },
      { token: 'new', next: undefined },
    ]);
    server.close(1006);
    await reached(table, 'lost');
    await reached(table, 'live');
    expect(server.joins.map(({ token }) => token)).toEqual(['token', 'new']);
  });

  test('finds its seat when the token was replaced and nobody told it so', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    server.answer = () => {
      if (server.opens !== undefined) return { ok: true, seq: 0 };
      server.opens = 'new';
      return silence();
    };
    expect(await table.replaceToken('new')).toEqual({ ok: true, seq: 0 });
    expect(table.getState()).toMatchObject({ status: 'live', seat: 0 });
    const later = open(server, { next: 'new' });
    await reached(later.table, 'live');
  });

  test('tells that its seat is lost when neither token opens it', async () => {
    const server = new FakeServer();
    server.opens = 'another';
    const { table } = open(server, { next: 'new' });
    await reached(table, 'removed');
  });
});
