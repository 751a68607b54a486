import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type AnyGame, fold, type LogEntry } from '@atoll/engine';
import type { Prompt } from '@atoll/protocol';
import { dive } from '@atoll/testkit/fixture';
import type { AcceptedStep } from '../../src/match/match-listener.ts';
import { MatchHost } from '../../src/match/match-host.ts';
import { StepHistory, StepList } from '../../src/match/past/step-history.ts';
import { restore, SNAPSHOT_EVERY } from '../../src/match/past/snapshots.ts';
import type { MatchStore, Snapshot, StoredEntry } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { diveMatch } from '../support/cluster/dive-match.ts';
import { dataFolder } from '../support/test-server.ts';

const folder = dataFolder();
let store: MatchStore;
const game = dive as unknown as AnyGame;
const setup = { seed: 'seed', seats: 2, options: { bonus: 2 } };
const KEEP = { type: 'keep' };

beforeAll(() => {
  store = openSqlite(folder.path);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

/**
 * A match of two people who play and take back as often as is allowed, until the log is longer than
 * this.
 */
async function longMatch(matchId: string, entries: number): Promise<MatchHost> {
  const person = { name: 'Ada', kind: 'person', bot: '', tokenHash: 'hash', standIn: '' } as const;
  const record = diveMatch(matchId, [person, person]);
  await store.create(record);
  const host = new MatchHost({
    record,
    game,
    bots: [],
    grace: 0,
    store,
    now: () => 5,
    onWritten: () => undefined,
  });
  const prompts = (): readonly { readonly seat: number; readonly prompt: Prompt }[] =>
    [0, 1].map((seat) => ({ seat, prompt: host.state.promptForPerson(seat) }));
  for (let id = 0; (host.state.match?.seq ?? 0) < entries; id++) {
    const open = prompts().find(({ prompt }) => prompt.undoable.length > 0);
    const { seat, prompt } = open ??
      prompts().find((each) => each.prompt.legal.length > 0) ?? {
        seat: 0,
        prompt: host.state.promptForPerson(0),
      };
    const { question: basedOn, legal } = prompt;
    const quiet = legal.find((action) =>
      ['keep', 'rest'].includes((action as { type: string }).type),
    );
    const answer = open
      ? await host.submissions.undo(seat, { id: `undo number ${id}`, basedOn })
      : await host.submissions.submit(seat, { id: `action ${id}`, basedOn, action: quiet });
    expect(answer).toMatchObject({ ok: true });
  }
  await host.settled();
  return host;
}

/** The store with another snapshot, and a note of what was read. */
function withSnapshot(snapshot: Snapshot | undefined): {
  readonly store: MatchStore;
  readonly read: number[];
} {
  const read: number[] = [];
  return {
    read,
    store: Object.assign(Object.create(store) as MatchStore, {
      findSnapshot: async () => snapshot,
      readLog: async (matchId: string, after = 0) => {
        read.push(after);
        return store.readLog(matchId, after);
      },
    }),
  };
}

describe('a snapshot', () => {
  let host: MatchHost;
  let snapshot: Snapshot;
  let restored: (from: Snapshot | undefined) => Promise<readonly number[]>;

  beforeAll(async () => {
    host = await longMatch('long', 230);
    snapshot = (await store.findSnapshot('long')) as Snapshot;
    /** Restores, compares with the match that was played, and tells from where the log was read. */
    restored = async (from) => {
      const { store: other, read } = withSnapshot(from);
      expect((await restore({ game, setup, store: other, matchId: 'long' })).match).toEqual(
        host.state.match,
      );
      return read;
    };
  });

  test('is written about every hundredth entry, and leads to the same match as the whole log', async () => {
    expect([SNAPSHOT_EVERY, snapshot.gameVersion]).toEqual([100, dive.version]);
    expect([200, 201]).toContain(snapshot.seq);
    const entries = (await store.readLog('long')).map(({ entry }) => entry as LogEntry<never>);
    expect(fold(game, setup, entries)).toEqual(host.state.match);
    expect(await restored(snapshot)).toEqual([snapshot.seq - 200]);
  });

  test('that is missing, of other rules, damaged, ahead of the log, or of another match costs time and nothing else', async () => {
    const other = {
      ...(JSON.parse(snapshot.match) as object),
      state: (JSON.parse(snapshot.match) as { base: unknown }).base,
      seq: 7,
    };
    const ahead = { ...host.state.match, seq: 999 };
    const as = (match: object, seq: number): Snapshot => {
      const text = JSON.stringify(match);
      return {
        ...snapshot,
        seq,
        match: text,
        hash: createHash('sha256').update(text).digest('base64url'),
      };
    };
    const useless = [
      undefined,
      { ...snapshot, gameVersion: dive.version + 1 },
      { ...snapshot, match: snapshot.match.slice(0, -9) },
      { ...snapshot, hash: '' },
      { ...snapshot, seq: snapshot.seq - 1 },
      as(ahead, 999),
    ];
    for (const each of useless) expect((await restored(each)).at(-1)).toBe(0);
    expect(await restored(as(other, 7))).toEqual([0, 0]);
  });
});

describe('history', () => {
  const parts = (readLog: () => Promise<readonly StoredEntry[]>) => ({
    game,
    setup: () => setup,
    readLog,
  });
  const seqs = (steps: readonly { readonly seq: number }[]): readonly number[] =>
    steps.map(({ seq }) => seq);
  const step = (seq: number, undone = 0): AcceptedStep => ({
    seq,
    after: seq - 1,
    seat: 0,
    at: 0,
    id: '',
    events: [],
    sealed: false,
    undone,
  });
  const kept = (seq: number, seat: number): StoredEntry => ({
    entry: { seq, at: 0, type: 'action', seat, action: KEEP },
    clientId: '',
  });

  test('reads the log once, then follows what happens, and tells what lies behind an entry', async () => {
    let reads = 0;
    const replay = new StepHistory(parts(async () => (reads++, [kept(1, 0), kept(2, 1)])));
    replay.follow(step(1));
    expect(seqs(await replay.since(1, 2))).toEqual([1, 2]);
    for (const each of [step(3), step(4), step(5, 4), step(6)]) replay.follow(each);
    const found = await Promise.all(
      [1, 3, 7].map(async (from) => seqs(await replay.since(from, 6))),
    );
    expect(found).toEqual([[1, 2, 3, 6], [3, 6], []]);
    expect(reads).toBe(1);
  });

  test('of a restored match knows what the restoring came by, and runs through no entry twice', async () => {
    const log = (await store.readLog('long')).map(({ entry }) => entry);
    const whole = await restore({
      game,
      setup,
      store: withSnapshot(undefined).store,
      matchId: 'long',
    });
    const late = await restore({ game, setup, store, matchId: 'long' });
    expect([whole.steps.after, late.steps.after]).toEqual([
      0,
      (await store.findSnapshot('long'))?.seq,
    ]);
    let reads = 0;
    const readLog = async () => (reads++, store.readLog('long'));
    const replayOf = (known: StepList) =>
      new StepHistory({ game, setup: () => setup, readLog }, known);
    const replayed = await replayOf(whole.steps).since(1, log.length);
    const fromSnapshot = replayOf(late.steps);
    const newest = await fromSnapshot.since(late.steps.after + 1, log.length);
    expect(reads).toBe(0);
    expect(await fromSnapshot.since(1, log.length)).toEqual(replayed);
    expect(newest).toEqual(replayed.filter(({ seq }) => seq > late.steps.after));
    expect(reads).toBe(1);
  });

  test('forgets undone steps, also when they happened before the snapshot', async () => {
    const steps = new StepList(2);
    for (const each of [step(3), step(4, 2), step(5)]) steps.take(each);
    const replay = new StepHistory(
      parts(async () => [kept(1, 0), kept(2, 1)]),
      steps,
    );
    expect(seqs(await replay.since(3, 5))).toEqual([5]);
    expect(seqs(await replay.since(1, 5))).toEqual([1, 5]);
  });

  test('misses nothing of what happens while the log is read', async () => {
    let answer: (log: readonly StoredEntry[]) => void = () => undefined;
    const replay = new StepHistory(
      parts(
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      ),
    );
    const first = replay.since(1, 1);
    replay.follow(step(2));
    // The log may have grown when it is read at last.
    answer([kept(1, 0), kept(2, 1)]);
    expect(seqs(await first)).toEqual([1, 2]);
  });

  test('asks again after a store that failed, and forgets what nobody wants to know', async () => {
    let reads = 0;
    const replay = new StepHistory(
      parts(async () => {
        if (++reads === 1) throw new Error('the store is away');
        return [kept(1, 0)];
      }),
    );
    await expect(replay.since(1, 1)).rejects.toThrow('away');
    expect(seqs(await replay.since(1, 1))).toEqual([1]);
    for (let seq = 2; seq < 300; seq++) replay.follow(step(seq));
    await replay.since(1, 1);
    expect(reads).toBe(3);
  });
});
