import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TableNotices, type WatchedMatch } from '../../src/notify/table-notices.ts';
import type { MatchRecord, MatchStore } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { OPEN_SEAT } from '../../src/match/table.ts';
import { dataFolder } from '../support/test-server.ts';

const folder = dataFolder();
let store: MatchStore;
let number = 0;

beforeAll(() => {
  store = openSqlite(folder.path);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

const AFTER = 20_000;

/** A table of one person who has subscribed, with a clock of its own. */
async function table() {
  const matchId = `match-of-notices-${number++}`;
  const seat = { ...OPEN_SEAT, name: 'Ada', kind: 'person', tokenHash: 'ada' } as const;
  const settings = { gameVersion: 1, access: 'private', options: {}, host: 0, pace: 0 } as const;
  const times = { hints: false, startedAt: 1, endedAt: 0 };
  const record: MatchRecord = {
    ...{ matchId, code: matchId, gameId: 'dive', seed: '', createdAt: 1 },
    table: { ...settings, ...times, seats: [seat] },
  };
  const target = { kind: 'webhook', url: 'https://x.example', secret: '', origin: '' } as const;
  const key = { matchId, device: matchId, kind: 'webhook' } as const;
  await store.subscriptions.put({ ...key, tokenHash: 'ada', target, at: 1 }, 8);
  const shown = { here: true, asked: false, over: false, seq: 1, now: 1_000_000, until: 0 };
  const state = {
    record,
    get match() {
      return { seq: shown.seq };
    },
    get over() {
      return shown.over;
    },
    botOf: () => '',
    get pausedUntil() {
      return shown.until;
    },
    promptOf: () => ({ legal: shown.asked ? [{}] : [], asked: shown.asked }),
    seatOf: (hash: string) => (hash === 'ada' ? 0 : -1),
  } as unknown as WatchedMatch;
  const leaving = new AbortController();
  const open = (): TableNotices =>
    new TableNotices({
      state,
      connected: () => shown.here,
      store: store.subscriptions,
      after: AFTER,
      now: () => shown.now,
      leaving: leaving.signal,
      wake: () => undefined,
      onError: (error) => {
        throw error;
      },
    });
  let notices = open();
  return {
    leaving,
    /** Lets an event happen; returns the stored notices afterwards. */
    change: async (change: Partial<typeof shown>) => {
      Object.assign(shown, change);
      notices.look();
      await notices.settled();
      const [kept] = await store.subscriptions.ofMatch(matchId);
      return kept && { notice: kept.notice, due: kept.due, told: kept.told };
    },
    /** The table leaves memory and comes back. */
    restart: () => {
      notices = open();
    },
  };
}

test('a question that was on the table for long before its person left is known to them', async () => {
  const { change, restart } = await table();
  expect(await change({ asked: true, seq: 2 })).toEqual({ notice: '', due: 0, told: '' });
  const seen = { notice: '', due: 0, told: 'seen' };
  expect(await change({ here: false, now: 1_015_000 })).toEqual(seen);
  restart();
  expect(await change({ now: 1_020_000 })).toEqual(seen);
  expect(await change({ asked: false, seq: 3 })).toEqual({ notice: '', due: 0, told: '' });
  const due = { notice: 'turn', due: 1_030_000 + AFTER, told: '' };
  expect(await change({ asked: true, seq: 4, now: 1_030_000 })).toEqual(due);
});

test('a question that was put just before a connection ended may have reached nobody', async () => {
  const { change } = await table();
  await change({ asked: true, seq: 2 });
  const due = { notice: 'turn', due: 1_014_000 + AFTER, told: '' };
  expect(await change({ here: false, now: 1_014_000 })).toEqual(due);
  expect(await change({ here: true })).toEqual({ notice: '', due: 0, told: '' });
});

test('a question that was stored by a server that ended at once is told by the next', async () => {
  const { change, restart } = await table();
  await change({ here: false });
  restart();
  const due = { notice: 'turn', due: 1_000_000 + AFTER, told: '' };
  expect(await change({ asked: true, seq: 2 })).toEqual(due);
});

test('nobody leaves when a server goes away', async () => {
  const { change, leaving } = await table();
  await change({ asked: true, seq: 2 });
  leaving.abort();
  expect(await change({ here: false })).toEqual({ notice: '', due: 0, told: '' });
});

test('a player who sees the end gets no more notices', async () => {
  const { change } = await table();
  await change({ here: true });
  expect(await change({ over: true, seq: 2 })).toBeUndefined();
});

test('a question in a pause is told after its end, or after an earlier end', async () => {
  const { change } = await table();
  await change({ here: false });
  await change({ asked: true, seq: 2 });
  const until = 9_000_000;
  expect(await change({ until })).toMatchObject({ notice: 'turn', due: until + AFTER });
  expect(await change({ seq: 3 })).toMatchObject({ notice: 'turn', due: until + AFTER });
  const now = 2_000_000;
  expect(await change({ now, until: 0 })).toMatchObject({ notice: 'turn', due: now + AFTER });
});
