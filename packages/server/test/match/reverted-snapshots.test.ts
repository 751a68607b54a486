import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type AnyGame, fold, type LogEntry } from '@atoll/engine';
import { dive } from '@atoll/testkit/fixture';
import { MatchHost } from '../../src/match/match-host.ts';
import { restore, type Restored, snapshotOf } from '../../src/match/past/snapshots.ts';
import type { MatchStore, Snapshot } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { diveMatch } from '../support/cluster/dive-match.ts';
import { dataFolder } from '../support/test-server.ts';

const folder = dataFolder();
const game = dive as unknown as AnyGame;
const setup = { seed: 'seed', seats: 2, options: { bonus: 2 } };
let store: MatchStore;
let host: MatchHost;
let log: readonly LogEntry<never>[];

/** The first seat took back its draw, entry 3, with the consent of the other, and drew again. */
beforeAll(async () => {
  store = openSqlite(folder.path);
  const person = { name: 'Ada', kind: 'person', bot: '', tokenHash: 'hash', standIn: '' } as const;
  const record = diveMatch('m', [person, person]);
  await store.create(record);
  host = new MatchHost({
    ...{ record, game, bots: [], grace: 0, store, now: () => 5 },
    onWritten: () => undefined,
  });
  const decide = (seat: number, type: string): Promise<unknown> => {
    const basedOn = host.state.promptForPerson(seat).question;
    return host.submissions.submit(seat, {
      id: `${type} ${seat} ${basedOn}`,
      basedOn,
      action: { type },
    });
  };
  for (const seat of [0, 1]) await decide(seat, 'keep');
  await decide(0, 'draw');
  await host.reverts.handle(0, { do: 'ask', entry: 3 });
  expect(await host.reverts.handle(1, { do: 'agree', entry: 3 })).toMatchObject({
    ok: true,
    seq: 4,
  });
  expect(await decide(0, 'draw')).toMatchObject({ ok: true, seq: 5 });
  log = (await store.readLog('m')).map(({ entry }) => entry as LogEntry<never>);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

/** The match as it is restored from a snapshot. */
const through = (snapshot: Snapshot | undefined): Promise<Restored> => {
  const other = Object.assign(Object.create(store) as MatchStore, {
    findSnapshot: async () => snapshot,
    readLog: (matchId: string, after?: number) => store.readLog(matchId, after),
  });
  return restore({ game, setup, store: other, matchId: 'm' });
};
/** A snapshot as it would have been written after so many entries. */
const snapshotAt = (length: number): Snapshot =>
  snapshotOf(game, fold(game, setup, log.slice(0, length)));

test('a revert by consent is restored from a snapshot before it, and from one after it', async () => {
  for (const length of [1, 2, 3, 4, 5]) {
    const { match } = await through(snapshotAt(length));
    expect([length, match]).toEqual([length, host.state.match]);
  }
  const { steps } = await through(undefined);
  expect(steps.since(1).map(({ seq, undone = 0 }) => [seq, undone])).toEqual([
    [1, 0],
    [2, 0],
    [4, 3],
    [5, 0],
  ]);
});

test('and from one of before that could be done, which holds nothing to go back to', async () => {
  const snapshot = snapshotAt(3);
  const { settled, reverts, ...old } = JSON.parse(snapshot.match) as Record<string, unknown>;
  expect([settled, reverts]).toMatchObject([[{ seq: 2 }, { seq: 3 }], []]);
  const match = JSON.stringify(old);
  const hash = createHash('sha256').update(match).digest('base64url');
  expect((await through({ ...snapshot, match, hash })).match).toEqual(host.state.match);
});

test('the seed of a match is in none of its snapshots', () => {
  expect(JSON.parse(snapshotAt(5).match)).not.toHaveProperty('seed');
});
