import { type AnyGame, fold, type LogEntry } from '@atoll/engine';
import { dive } from '@atoll/testkit/fixture';
import { expect, test } from '@jest/globals';
import { LateView } from '../../src/match/late-view.ts';
import { PastMatches } from '../../src/match/past/past-matches.ts';
import { Turns } from '../../src/match/turns.ts';

const setup = { seed: 'seed', seats: 2, options: { bonus: 2 } };
const KEEP: readonly LogEntry<unknown>[] = [1, 2].map((seq) => ({
  ...{ seq, at: seq, type: 'action', seat: seq - 1, action: { type: 'keep' } },
}));
/** Seat 0 rests and takes it back, over and over. */
const LOG: readonly LogEntry<unknown>[] = [
  ...KEEP,
  ...Array.from({ length: 300 }, (_, at): LogEntry<unknown> => {
    const entry = { seq: at + 3, at, seat: 0 };
    return at % 2 === 0
      ? { ...entry, type: 'action', action: { type: 'rest' } }
      : { ...entry, type: 'undo', backTo: at + 1 };
  }),
];

function past() {
  const count = { reads: 0, read: 0, applied: 0 };
  const game: AnyGame = {
    ...(dive as unknown as AnyGame),
    apply: (state, seat, action) => {
      count.applied++;
      return (dive as unknown as AnyGame).apply(state, seat, action);
    },
  };
  let length = LOG.length;
  const matches = new PastMatches({
    game,
    setup: () => setup,
    readLog: async (after) => {
      count.reads++;
      const entries = LOG.slice(after, length);
      count.read += entries.length;
      return entries.map((entry) => ({ entry, clientId: '' }));
    },
    turns: new Turns(),
  });
  return { matches, count, grow: (to: number) => (length = to) };
}

const seqs = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

test('tells how a match stood after any entry', async () => {
  const { matches } = past();
  const moments = await matches.at(seqs(0, 60), LOG.length);
  expect(moments.map(({ seq }) => seq)).toEqual(seqs(0, 60));
  for (const { seq, state } of moments)
    expect(state).toEqual(fold(dive as unknown as AnyGame, setup, LOG.slice(0, seq)).state);
});

test('reads and replays a log once for all requests, and little of it for another stretch', async () => {
  const { matches, count } = past();
  expect(matches.entriesBefore(LOG.length, LOG.length)).toBeGreaterThanOrEqual(LOG.length);
  await Promise.all(Array.from({ length: 20 }, () => matches.at(seqs(240, 300), LOG.length)));
  const once = count.applied;
  for (let again = 0; again < 50; again++) await matches.at(seqs(240, 300), LOG.length);
  expect([count.reads, count.read, count.applied]).toEqual([1, LOG.length, once]);
  const worth = matches.entriesBefore(120, LOG.length);
  await matches.at(seqs(60, 120), LOG.length);
  expect(count.reads).toBe(1);
  expect(count.applied - once).toBeLessThanOrEqual(worth);
});

test('reads only the new entries, and forgets matches that nobody asks for', async () => {
  const { matches, count, grow } = past();
  grow(200);
  await matches.at([200], 200);
  grow(302);
  await matches.at([302], 302);
  expect([count.reads, count.read]).toEqual([2, 302]);
  for (let actions = 0; actions <= 200; actions++) matches.followed();
  await matches.at([302], 302);
  expect(count.read).toBe(604);
});

test('tries again after a store that failed', async () => {
  let fails = true;
  const matches = new PastMatches({
    game: dive as unknown as AnyGame,
    setup: () => setup,
    readLog: async () => {
      if (fails) throw new Error('the store is away');
      return LOG.map((entry) => ({ entry, clientId: '' }));
    },
    turns: new Turns(),
  });
  await expect(matches.at([2], 302)).rejects.toThrow('away');
  fails = false;
  expect(await matches.at([2], 302)).toHaveLength(1);
});

test('a delayed view reads a long log in many turns', async () => {
  let begun = 0;
  const turns = new Turns(async () => void begun++);
  const late = new LateView({ game: dive as unknown as AnyGame, setup, behind: 1 });
  await late.catchUp({ log: LOG, turns });
  expect(begun).toBeGreaterThanOrEqual(LOG.length / 40 - 1);
});
