import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { dive } from '@atoll/testkit/fixture';
import type { AnyGame } from '@atoll/engine';
import { type HostParts, MatchHost } from '../../src/match/match-host.ts';
import type { MatchListener } from '../../src/match/match-listener.ts';
import { setupOf } from '../../src/match/match-seed.ts';
import { restore, type Restored } from '../../src/match/past/snapshots.ts';
import {
  LostOwnership,
  type MatchRecord,
  type MatchStore,
  NotStored,
  Unreadable,
} from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { diveMatch } from '../support/cluster/dive-match.ts';
import { dataFolder } from '../support/test-server.ts';

const game = dive as unknown as AnyGame;
const ADA = { name: 'Ada', kind: 'person', bot: '', tokenHash: 'hash', standIn: '' } as const;
const folder = dataFolder();
let store: MatchStore;

beforeAll(() => {
  store = openSqlite(folder.path);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

/** A server's hold of a match, from its beginning or from what was played. */
const hostOf = (
  record: MatchRecord,
  parts: Pick<HostParts, 'store'> & Partial<HostParts>,
  restored?: Restored,
): MatchHost =>
  new MatchHost(
    {
      ...{ record, game, bots: ['random'], grace: 0, now: () => 5 },
      ...{ onWritten: () => undefined, ...parts },
    },
    restored,
  );

test('a choice that a bot makes after its person took the seat back is stale, even if both were under way at once', async () => {
  const record = diveMatch('race', [ADA, { ...ADA, name: 'Ben', standIn: 'random' }]);
  await store.create(record);
  const host = hostOf(record, { store });
  const { question, legal } = host.state.promptOf(1);
  const choice = { basedOn: question, action: legal[0] };
  const [first, , late] = await Promise.all([
    host.submissions.act(1, 'greedy', choice),
    host.seats.change(1, { do: 'takeBack' }),
    host.submissions.act(1, 'random', choice),
  ]);
  expect([first, late]).toMatchObject([
    { ok: false, reasons: [{ code: 'stale' }] },
    { ok: false, reasons: [{ code: 'stale' }] },
  ]);
  expect(await host.submissions.submit(1, { id: 'own-choice', ...choice })).toEqual({
    ok: true,
    seq: 1,
  });
});

test('the end of a match that could not be noted is noted later, at the time of its last action', async () => {
  const record = diveMatch('unnoted', [ADA, { ...ADA, name: 'Ben' }]);
  await store.create(record);
  const full = jest.spyOn(store, 'saveTable').mockRejectedValue(new NotStored('the disk is full'));
  let now = 5;
  const host = hostOf(record, { store, now: () => now });
  const listener = { tableChanged: jest.fn(), stepped: jest.fn(), failed: jest.fn() };
  host.listener = listener as unknown as MatchListener;
  expect(await host.submissions.concede(0, { bot: 'random' })).toEqual({ ok: true, seq: 1 });
  expect(host.state.over).toBe(true);
  expect(host.state.endUnsaved).toBe(true);
  now = 9;
  await expect(host.finish()).rejects.toThrow(NotStored);
  full.mockRestore();
  await host.finish();
  expect(host.state.endUnsaved).toBe(false);
  expect(listener.tableChanged).toHaveBeenCalledTimes(1);
  expect((await store.find('unnoted'))?.table.endedAt).toBe(5);
});

test('no server that held the match before accepts an action refused by another', async () => {
  const record = diveMatch('overtaken', [ADA, { ...ADA, name: 'Ben' }]);
  await store.create(record);
  const before = hostOf(record, { store });
  const action = { type: 'keep' };
  const { question } = before.state.promptOf(0);
  expect(
    await before.submissions.submit(1, { id: 'first', basedOn: question, action }),
  ).toMatchObject({ ok: true });
  const restored = await restore({ game, setup: setupOf(record), store, matchId: 'overtaken' });
  const overtaking = hostOf(record, { store }, restored);
  const request = { id: 'second', basedOn: question, action };
  expect(await overtaking.submissions.submit(0, request)).toMatchObject({ ok: false });
  await expect(before.submissions.submit(0, request)).rejects.toThrow(LostOwnership);
  expect(await store.logLength('overtaken')).toBe(1);
});

test('a rated match goes on without people while their bank of time runs, until it is over', async () => {
  const terms = { kind: 'bank', minutes: 30, seconds: 60, atZero: 'bot' } as const;
  const plain = diveMatch('left', [ADA, { ...ADA, name: 'Ben' }]);
  const timed = { ...plain, table: { ...plain.table, clock: { terms } } };
  await store.create(timed);
  expect(hostOf(timed, { store }).goesOnAlone).toBe(false);
  const host = hostOf({ ...timed, rated: true }, { store });
  expect(host.goesOnAlone).toBe(true);
  await host.submissions.concede(0, { bot: 'random' });
  expect(host.goesOnAlone).toBe(false);
});

test('the end of a rated match is stored later if the ratings cannot be read', async () => {
  const plain = diveMatch('unread', [ADA, { ...ADA, name: 'Ben' }]);
  const record = { ...plain, rated: true };
  await store.create(record);
  const { ratings } = store;
  const down = jest.spyOn(ratings, 'isRated').mockRejectedValue(new Unreadable('no answer'));
  const host = hostOf(record, { store });
  expect(await host.submissions.concede(0, { bot: 'random' })).toEqual({ ok: true, seq: 1 });
  await expect(host.finish()).rejects.toThrow(NotStored);
  down.mockRestore();
  await host.finish();
  expect(host.state.endUnsaved).toBe(false);
});
