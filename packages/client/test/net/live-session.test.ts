import { type Answer, CLOSE_REMOVED, CLOSE_REPLACED, NO_PROMPT } from '@atoll/protocol';
import { describe, expect, test } from '@jest/globals';
import { LinkLost } from '../../src/net/link/transport.ts';
import { FakeServer, silence } from '../support/fake-server.ts';
import { open, reached } from '../support/live-table.ts';

describe('a live table', () => {
  test('joins with the seat token and shows state and prompt together', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    expect(server.joins).toEqual([{ token: 'token' }]);
    expect(table.getState()).toMatchObject({
      seat: 0,
      host: true,
      snapshot: { phase: 'playing' },
      prompt: { legal: ['go'] },
    });
  });

  test('never shows the state of one decision with the prompt of another', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    const pairs: [number | undefined, number][] = [];
    table.subscribe(() =>
      pairs.push([table.getState().snapshot?.seq, table.getState().prompt.question]),
    );
    server.step();
    server.touch(3);
    server.step();
    expect(pairs.length).toBeGreaterThan(0);
    for (const [seq, question] of pairs) expect(seq).toBe(question);
    expect(table.getState().snapshot).toMatchObject({ seq: 2 });
  });

  test('keeps the private view of the own seat until the server sends another', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    expect(table.getState().privateView).toBe('first hand');
    server.step();
    expect(table.getState().privateView).toBe('first hand');
    server.step({ own: { privateView: 'second hand' } });
    expect(table.getState().privateView).toBe('second hand');
    server.begin(1);
    expect(table.getState().privateView).toBeUndefined();
  });

  test('sends a decision again, with its old id, while the server cannot store anything', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    const full: Answer = { ok: false, reasons: [{ code: 'not-stored' }] };
    server.answer = () => (server.requests.length < 3 ? full : { ok: true, seq: 1 });
    expect(await table.submit('go')).toEqual({ ok: true, seq: 1 });
    expect(new Set(server.requests.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    server.answer = () => full;
    expect(await table.submit('go')).toEqual(full);
  });

  test('a decision that waits for room in the store ends when its table is left and lost', async () => {
    const server = new FakeServer();
    let goOn = (): void => undefined;
    const waited = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { table } = open(server, { wait: () => waited });
    await reached(table, 'live');
    server.answer = () => ({ ok: false, reasons: [{ code: 'not-stored' }] });
    const submitted = table.submit('go');
    while (server.requests.length === 0) await undefined;
    server.close(1006);
    await reached(table, 'lost');
    table.leave();
    goOn();
    expect(await submitted).toEqual({ ok: false, reasons: [{ code: 'left' }] });
  });

  test.each([0, 1, 2, 3, 4, 5])(
    'sends a decision again that broke off %i moments before the connection',
    async (moments) => {
      const server = new FakeServer();
      const { table } = open(server);
      await reached(table, 'live');
      let breakOff = () => {};
      const broken = new Promise<never>((_resolve, reject) => {
        breakOff = () => reject(new LinkLost('no answer'));
      });
      server.answer = () => (server.requests.length < 2 ? broken : { ok: true, seq: 1 });
      const submitted = table.submit('go');
      breakOff();
      for (let moment = 0; moment < moments; moment++) await undefined;
      server.close(1006);
      expect(await submitted).toEqual({ ok: true, seq: 1 });
      expect(new Set(server.requests.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    },
  );

  test('tells its step listeners once the table stands after the step', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    const seqs: unknown[] = [];
    table.onStep((step) => seqs.push([step.seq, table.getState().snapshot?.seq]));
    server.step();
    server.step();
    expect(seqs).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('follows a second welcome, which may bring another seat', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    server.begin(1);
    expect(table.getState()).toMatchObject({
      status: 'live',
      seat: 1,
      host: false,
      prompt: { legal: ['first'] },
    });
  });

  test('takes the prompt from a refusal', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    const prompt = { ...NO_PROMPT, question: 7, legal: ['stay'] };
    server.answer = () => ({ ok: false, reasons: [{ code: 'stale' }], prompt });
    await table.submit('go');
    expect(table.getState().prompt).toEqual(prompt);
  });

  test.each([4001, 1006, 1000])('comes back by itself after the close code %i', async (code) => {
    const server = new FakeServer();
    const { table, seen } = open(server);
    await reached(table, 'live');
    server.down = 3;
    server.close(code);
    await reached(table, 'lost');
    await reached(table, 'live');
    expect(seen.slice(1)).toEqual(['live', 'lost', 'live']);
    expect(server.joins).toHaveLength(2);
  });

  test('waits longer after every failure, at most five seconds', async () => {
    const server = new FakeServer();
    const waits: number[] = [];
    server.down = 12;
    const { table } = open(server, { wait: async (ms) => void waits.push(ms) });
    await reached(table, 'live');
    const promptly = Array.from({ length: 7 }, () => 2_000);
    expect(waits).toEqual([300, 600, 1200, ...promptly, 5000, 5000]);
  });

  test('sends a decision without an answer again, with the same id', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    let calls = 0;
    server.answer = () => (++calls === 1 ? silence() : { ok: true, seq: 1 });
    expect(await table.submit('go')).toEqual({ ok: true, seq: 1 });
    expect(server.requests).toEqual([
      { name: 'submit', body: { id: 'decision-1', basedOn: 0, action: 'go' } },
      { name: 'submit', body: { id: 'decision-1', basedOn: 0, action: 'go' } },
    ]);
  });

  test('keeps a decision that was made while the connection was lost', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    server.down = 2;
    server.close(1006);
    await reached(table, 'lost');
    const answer = table.submit('go');
    expect(table.getState().busy).toBe(true);
    expect(await answer).toEqual({ ok: true, seq: 0 });
    expect(server.requests).toHaveLength(1);
    expect(table.getState().busy).toBe(false);
  });

  test('does not repeat what the server refused', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    server.answer = () => {
      throw new Error('invalid message');
    };
    expect(await table.submit('nonsense')).toMatchObject({
      ok: false,
      reasons: [{ code: 'failed' }],
    });
    expect(server.requests).toHaveLength(1);
  });

  test('stays away when the seat was taken over, until it is taken back', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    server.close(CLOSE_REPLACED);
    await reached(table, 'replaced');
    expect(server.joins).toHaveLength(1);
    table.open();
    await reached(table, 'live');
    expect(server.joins).toHaveLength(2);
  });

  test('stays away when the host opened the seat again', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    server.close(CLOSE_REMOVED);
    await reached(table, 'removed');
    expect(server.joins).toHaveLength(1);
  });

  test('gives up when its token opens no seat', async () => {
    const server = new FakeServer();
    server.denies = true;
    const { table } = open(server);
    await reached(table, 'removed');
    expect(server.joins).toHaveLength(1);
  });

  test('gives up on a match that nobody knows', async () => {
    const server = new FakeServer();
    server.known = false;
    const { table } = open(server);
    await reached(table, 'missing');
    expect(server.joins).toHaveLength(0);
  });

  test('answers a waiting decision when the table is left', async () => {
    const server = new FakeServer();
    const { table } = open(server, { wait: () => new Promise(() => {}) });
    await reached(table, 'live');
    server.close(1006);
    await reached(table, 'lost');
    const answer = table.submit('go');
    table.leave();
    expect(await answer).toEqual({ ok: false, reasons: [{ code: 'left' }] });
  });

  test('takes the seat from nobody when it is left before the table is found', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    table.leave();
    await new Promise((resolve) => setImmediate(resolve));
    expect([server.ensured, server.joins]).toEqual([1, []]);
  });
});
