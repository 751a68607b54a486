import { describe, expect, test } from '@jest/globals';
import { CLOSE_REMOVED } from '@atoll/protocol';
import { FakeServer, silence } from '../support/fake-server.ts';
import type { SeatKeys } from '../../src/net/seats/seats.ts';
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

  test('asks for one token after the other, and first for one that nobody answered for', async () => {
    const server = new FakeServer();
    const held: unknown[] = [];
    const { table } = open(server, { onToken: (keys) => void held.push(keys) });
    await reached(table, 'live');
    let answerFirst = (): void => undefined;
    server.answer = ({ body }) =>
      new Promise((resolve) => {
        const answer = (): void => resolve({ ok: true, seq: 0 });
        if ((body as { token: string }).token === 'first') answerFirst = answer;
        else answer();
      });
    const first = table.replaceToken('first');
    const second = table.replaceToken('second');
    await new Promise(setImmediate);
    expect(server.requests).toHaveLength(1);
    answerFirst();
    expect(await Promise.all([first, second])).toEqual([
      { ok: true, seq: 0 },
      { ok: true, seq: 0 },
    ]);
    expect(held.at(-1)).toEqual({ token: 'second', next: undefined });
    server.answer = () => ({ ok: false, reasons: [{ code: 'failed' }] });
    expect(await table.replaceToken('third')).toMatchObject({ ok: false });
    server.answer = () => ({ ok: true, seq: 0 });
    server.requests.length = 0;
    expect(await table.replaceToken('fourth')).toMatchObject({ ok: true });
    expect(server.requests.map(({ body }) => body)).toEqual([
      { do: 'token', token: 'third' },
      { do: 'token', token: 'fourth' },
    ]);
  });

  test('comes back when its token is replaced while it has come with the old one', async () => {
    const server = new FakeServer();
    const { table } = open(server, { next: 'new' });
    await reached(table, 'live');
    server.opens = 'new';
    server.close(CLOSE_REMOVED);
    await reached(table, 'lost');
    await reached(table, 'live');
    expect(server.joins.map(({ token }) => token)).toEqual(['token', 'token', 'new']);
    server.close(CLOSE_REMOVED);
    await reached(table, 'removed');
  });

  test('comes back with the token by which another page of the browser has replaced it', async () => {
    const server = new FakeServer();
    const held: unknown[] = [];
    let kept: SeatKeys = { token: 'token', next: undefined };
    const { table } = open(server, { kept: () => kept, onToken: (keys) => void held.push(keys) });
    await reached(table, 'live');
    kept = { token: 'of the other page', next: 'its next' };
    server.opens = 'its next';
    server.close(CLOSE_REMOVED);
    await reached(table, 'lost');
    await reached(table, 'live');
    expect(server.joins.map(({ token }) => token)).toEqual([
      'token',
      'token',
      'of the other page',
      'its next',
    ]);
    expect(held).toEqual([{ token: 'its next', next: undefined }]);
  });
});
