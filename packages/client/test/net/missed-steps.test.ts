import { describe, expect, test } from '@jest/globals';
import { FakeServer } from '../support/fake-server.ts';
import { open, reached } from '../support/live-table.ts';

describe('the log of a live table', () => {
  test('an undo takes its steps out of the log', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    server.step();
    server.step();
    server.step({ undone: 2 });
    expect(table.getState().steps.map(({ seq }) => seq)).toEqual([1]);
  });

  test('asks for history when it missed a decision', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    server.step();
    server.history = [1, 2, 3].map((seq) => ({ seq, seat: 0, at: 0, events: [], sealed: false }));
    server.seq = 3;
    server.step({ after: 3 });
    const complete = new Promise<void>((resolve) =>
      table.subscribe(() => table.getState().steps.length === 4 && resolve()),
    );
    await complete;
    expect(table.getState().steps.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  test('asks again while the database cannot be read', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    server.step();
    server.history = [1, 2].map((seq) => ({ seq, seat: 0, at: 0, events: [], sealed: false }));
    server.seq = 2;
    server.fails.history = 2;
    server.step({ after: 2 });
    await new Promise<void>((resolve) =>
      table.subscribe(() => table.getState().steps.length === 3 && resolve()),
    );
    expect(table.getState().steps.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('asks only for the steps after the last one that nobody can take back', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    for (const sealed of [false, true, false]) server.step({ sealed });
    await new Promise((resolve) => setImmediate(resolve));
    const old = { seat: 0, at: 0, events: [], sealed: false };
    server.history = [
      { ...old, seq: 5 },
      { ...old, seq: 6 },
    ];
    server.seq = 6;
    server.step({ after: 6, sealed: true });
    const complete = new Promise<void>((resolve) =>
      table.subscribe(() => table.getState().steps.length === 5 && resolve()),
    );
    await complete;
    expect([server.asked, table.getState().steps.map(({ seq }) => seq)]).toEqual([
      [1, 3],
      [1, 2, 5, 6, 7],
    ]);
  });

  test('drops the newest step when it was taken back while nothing was heard', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    for (const sealed of [true, false, false]) server.step({ sealed });
    await new Promise((resolve) => setImmediate(resolve));
    // Entry 4 took step 3 back, and entry 5 is what came next.
    server.history = [{ seq: 2, seat: 0, at: 0, events: [], sealed: false }];
    server.seq = 4;
    server.step({ after: 4 });
    const complete = new Promise<void>((resolve) =>
      table.subscribe(() => table.getState().steps.length === 3 && resolve()),
    );
    await complete;
    expect(table.getState().steps.map(({ seq }) => seq)).toEqual([1, 2, 5]);
  });

  test('a revert leaves a step of its own', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    for (const sealed of [false, true, true]) server.step({ sealed });
    server.step({ undone: 2, sealed: true });
    expect(table.getState().steps).toMatchObject([{ seq: 1 }, { seq: 4, undone: 2, sealed: true }]);
  });

  test('drops a sealed step that was reverted while it heard nothing', async () => {
    const server = new FakeServer();
    const { table } = open(server);
    await reached(table, 'live');
    for (const sealed of [false, true, true]) server.step({ sealed });
    await new Promise((resolve) => setImmediate(resolve));
    const old = { seat: 0, at: 0, events: [], sealed: true };
    server.history = [{ ...old, seq: 4, undone: 2 }];
    server.seq = 4;
    server.step({ after: 4, sealed: true });
    const complete = new Promise<void>((resolve) =>
      table.subscribe(() => table.getState().steps.length === 3 && resolve()),
    );
    await complete;
    expect(server.asked.at(-1)).toBe(4);
    expect(table.getState().steps.map(({ seq, undone = 0 }) => [seq, undone])).toEqual([
      [1, 0],
      [4, 2],
      [5, 0],
    ]);
  });
});
