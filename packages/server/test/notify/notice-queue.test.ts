import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { newMatchId } from '../../src/match/secrets.ts';
import type { DeliveryResult } from '../../src/notify/delivery.ts';
import { NoticeQueue, type NoticeQueueParts } from '../../src/notify/notice-queue.ts';
import type { MatchStore } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { dataFolder } from '../support/test-server.ts';
import { until } from '@atoll/test-client/waiting';

const folder = dataFolder();
let stores: readonly [MatchStore, MatchStore];
const queues: NoticeQueue[] = [];

beforeAll(() => {
  stores = [openSqlite(folder.path), openSqlite(folder.path)];
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.close()));
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  folder.remove();
});

function queue(store: MatchStore, change: Partial<NoticeQueueParts>): NoticeQueue {
  const opened = new NoticeQueue({
    store: store.subscriptions,
    send: async () => ({ kind: 'delivered' }),
    holds: () => true,
    gracePeriod: 0,
    retries: [],
    now: Date.now,
    onResult: () => undefined,
    onError: (error) => {
      throw error;
    },
    ...change,
  });
  queues.push(opened);
  return opened;
}

/** A notice is due now. */
async function due(): Promise<string> {
  const matchId = newMatchId();
  const target = { kind: 'webhook', url: 'https://x.example', secret: '', origin: '' } as const;
  const key = { matchId, device: 'device', kind: 'webhook' } as const;
  const nothing = { notice: '', due: 0, tries: 0, told: '' } as const;
  const { subscriptions } = stores[0];
  await subscriptions.put({ ...key, tokenHash: '', target, at: 1 }, 8);
  await subscriptions.note({ ...key, ...nothing }, { ...nothing, notice: 'turn', due: 1 });
  return matchId;
}

const stateOf = async (matchId: string) => {
  const [kept] = await stores[0].subscriptions.ofMatch(matchId);
  return kept && { notice: kept.notice, tries: kept.tries, told: kept.told };
};

const untilNothingIsDue = (): Promise<void> =>
  until(async () => (await stores[0].subscriptions.pending(1)).length === 0);

test('of two servers that look at the same time one sends each notice', async () => {
  const all = await Promise.all(Array.from({ length: 40 }, due));
  const sent: string[] = [];
  const send: NoticeQueueParts['send'] = async ({ matchId }) => {
    sent.push(matchId);
    await wait(1);
    return { kind: 'delivered' };
  };
  for (const store of stores) queue(store, { send }).wake();
  await untilNothingIsDue();
  expect(sent.toSorted()).toEqual(all.toSorted());
  expect(await stateOf(all[0]!)).toEqual({ notice: '', tries: 0, told: 'turn' });
});

test('a notice of a table on another server is left to that server for a while', async () => {
  const [theirs, mine] = [await due(), await due()];
  const sent: string[] = [];
  const later = queue(stores[0], {
    send: async ({ matchId }) => {
      sent.push(matchId);
      return { kind: 'delivered' };
    },
    holds: (matchId) => matchId === mine,
    gracePeriod: 2 ** 50,
  });
  later.wake();
  await until(async () => (await stateOf(mine))?.told === 'turn');
  expect(sent).toEqual([mine]);
  expect(await stateOf(theirs)).toEqual({ notice: 'turn', tries: 0, told: '' });
  queue(stores[1], {}).wake();
  await untilNothingIsDue();
});

test.each<[string, readonly DeliveryResult[], number]>([
  ['is tried again', [{ kind: 'failed', wait: 0 }, { kind: 'delivered' }], 2],
  ['is given up after the last try', Array(5).fill({ kind: 'failed', wait: 0 }), 3],
  ['is not tried again when it is refused', [{ kind: 'refused' }], 1],
  [
    'is not counted as tried while its host gets too much',
    [
      { kind: 'held', wait: 1 },
      { kind: 'held', wait: 1 },
      { kind: 'held', wait: 1 },
      { kind: 'delivered' },
    ],
    4,
  ],
])('a notice %s', async (_what, answers, tries) => {
  const matchId = await due();
  const left = [...answers];
  let sent = 0;
  queue(stores[0], {
    retries: [1, 1],
    send: async () => {
      sent++;
      return left.shift() ?? { kind: 'delivered' };
    },
  }).wake();
  await untilNothingIsDue();
  expect(sent).toBe(tries);
  expect(await stateOf(matchId)).toEqual({ notice: '', tries: 0, told: 'turn' });
});

test('a subscription moved to a new address stays when the old address is gone', async () => {
  const [dead, alive] = [await due(), await due()];
  const { subscriptions } = stores[0];
  const moved = async (matchId: string): Promise<void> => {
    const [kept] = await subscriptions.ofMatch(matchId);
    if (kept?.target.kind !== 'webhook') throw new Error('nothing is told');
    const target = { ...kept.target, url: 'https://new.example' };
    await subscriptions.put({ ...kept, target }, 8);
  };
  queue(stores[0], {
    send: async ({ matchId }) => {
      if (matchId === alive) return { kind: 'delivered' };
      // subscribed anew while the old address was asked
      await moved(alive);
      return { kind: 'gone' };
    },
  }).wake();
  await untilNothingIsDue();
  await until(async () => (await stateOf(dead)) === undefined);
  expect(await stateOf(alive)).toEqual({ notice: '', tries: 0, told: 'turn' });
});

test('a notice in transit when a server stops is left unchanged for the next server', async () => {
  const matchId = await due();
  let begun: () => void = () => undefined;
  const beginning = new Promise<void>((resolve) => (begun = resolve));
  const stopping = queue(stores[0], {
    send: (_subscription, signal) => {
      begun();
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('ended'))),
      );
    },
  });
  stopping.wake();
  await beginning;
  expect(await stateOf(matchId)).toEqual({ notice: 'turn', tries: 1, told: '' });
  await stopping.close();
  expect(await stores[1].subscriptions.pending(1)).toMatchObject([{ matchId, due: 1, tries: 0 }]);
  queue(stores[1], {}).wake();
  await untilNothingIsDue();
});
