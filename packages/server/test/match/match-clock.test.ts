import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type AnyGame, createRng, nextInt } from '@atoll/engine';
import type { ClockTerms } from '@atoll/protocol';
import { dive } from '@atoll/testkit/fixture';
import { MatchHost } from '../../src/match/match-host.ts';
import { seedOf } from '../../src/match/match-seed.ts';
import { restore, SNAPSHOT_EVERY } from '../../src/match/past/snapshots.ts';
import type {
  MatchRecord,
  MatchStore,
  SeatRecord,
  TableRecord,
} from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { dataFolder } from '../support/test-server.ts';

const folder = dataFolder();
let store: MatchStore;
const game = dive as unknown as AnyGame;
const options = { bonus: 2 };

beforeAll(() => {
  store = openSqlite(folder.path);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

let now = 1_000_000;
let codes = 0;

const partsOf = (record: MatchRecord) => ({
  ...{ record, game, store, bots: ['random', 'greedy'], grace: 0 },
  now: () => now,
  onWritten: () => undefined,
});

async function begun(matchId: string, terms: ClockTerms): Promise<MatchHost> {
  const seatOf = (name: string): SeatRecord => ({
    ...{ name, kind: 'person', bot: '', tokenHash: `hash of ${name}`, standIn: '' },
  });
  const table: TableRecord = {
    ...{ gameVersion: dive.version, access: 'private', options, host: 0, pace: 0, hints: true },
    ...{ startedAt: 0, endedAt: 0, clock: { terms }, seats: [seatOf('Ada'), seatOf('Ben')] },
  };
  const code = `AAAA${10 + codes++}`;
  const record = { matchId, code, gameId: 'dive', seed: 'seed', createdAt: 1, table };
  await store.create(record);
  const host = new MatchHost(partsOf(record));
  expect(await host.seats.start(0)).toMatchObject({ ok: true });
  return host;
}

/** The same match as another server finds it. */
async function found(matchId: string): Promise<MatchHost> {
  const record = (await store.find(matchId)) as MatchRecord;
  const setup = { seed: seedOf(record), seats: 2, options };
  const clocksFrom = record.table.clock?.run?.seq;
  return new MatchHost(partsOf(record), await restore({ game, setup, store, matchId, clocksFrom }));
}

/** Takes back what a seat cannot take back alone, with the other's consent, where it may. */
async function revert(host: MatchHost, seat: number): Promise<void> {
  const entry = host.state.promptForPerson(seat).settled || 1;
  await host.reverts.handle(seat, { do: 'ask', entry });
  await host.reverts.handle(1 - seat, { do: 'agree', entry });
}

/** Acts, takes back and changes who plays, which takes some time, until the log is so long. */
async function play(host: MatchHost, seed: string, entries: number): Promise<void> {
  const rng = createRng(seed);
  for (let id = 0; (host.state.match?.seq ?? 0) < entries && !host.state.over; id++) {
    now += nextInt(rng, 4_000);
    if (nextInt(rng, 12) === 0) await revert(host, nextInt(rng, 2));
    const open = [0, 1].find((each) => host.state.promptForPerson(each).undoable.length > 0);
    const asked = [0, 1].find((each) => host.state.promptOf(each).legal.length > 0) ?? 0;
    const { question: basedOn, legal } = host.state.promptOf(asked);
    const bot = host.state.botOf(asked);
    const quiet = legal.filter((each) =>
      ['keep', 'rest', 'give', 'take'].includes((each as { type: string }).type),
    );
    const choices = quiet.length > 0 ? quiet : legal;
    const action = choices[nextInt(rng, choices.length)];
    if (open !== undefined && nextInt(rng, 10) < 9) {
      const { question } = host.state.promptOf(open);
      await host.submissions.undo(open, { id: `${seed} undo ${id}`, basedOn: question });
    } else if (bot === '' && nextInt(rng, 8) === 0)
      await host.seats.change(asked, { do: 'handOver', seat: asked, bot: 'random' });
    else if (bot === '')
      await host.submissions.submit(asked, { id: `${seed} action ${id}`, basedOn, action });
    else if (nextInt(rng, 2) === 0) await host.seats.change(asked, { do: 'takeBack' });
    else await host.submissions.act(asked, bot, { basedOn, action });
  }
  await host.settled();
}

const TERMS: readonly ClockTerms[] = [
  { kind: 'bank', minutes: 5, seconds: 1, atZero: 'bot' },
  { kind: 'bank', minutes: 1, seconds: 0, atZero: 'others' },
  { kind: 'days', days: 1, atZero: 'bot' },
];

test.each(TERMS)('is restored from the log as it stood with the last entry: %j', async (terms) => {
  for (const length of [3, 27, SNAPSHOT_EVERY + 8]) {
    const matchId = `clock-of-${terms.kind}-${terms.atZero}-${length}`;
    const host = await begun(matchId, terms);
    await play(host, matchId, length);
    expect(host.state.match?.seq).toBeGreaterThanOrEqual(length);
    const { running: _, ...before } = host.clocks.shown ?? { running: [] };
    now += 3_600_000;
    const { running, ...after } = (await found(matchId)).clocks.shown ?? { running: [] };
    expect(after).toEqual(before);
    expect(running).toEqual(terms.kind === 'bank' ? [] : host.clocks.shown?.running);
  }
});

test('goes on at another server with the time at which it was stopped here', async () => {
  const matchId = 'a-clock-that-moves';
  const host = await begun(matchId, TERMS[0]!);
  await play(host, matchId, 5);
  now += 7_000;
  await host.clocks.stop();
  const before = host.clocks.shown?.left;
  now += 3_600_000;
  const next = await found(matchId);
  await next.clocks.settle();
  expect(next.clocks.shown).toMatchObject({ left: before, since: now });
  now += 1_000;
  expect(next.clocks.nextZero).toBeGreaterThan(now);
});

test('gives no time back for a revert, and adds no increment twice', async () => {
  const host = await begun('taken-back', { kind: 'bank', minutes: 5, seconds: 15, atZero: 'bot' });
  const act = async (seat: number, type: string, after: number): Promise<void> => {
    now += after;
    const basedOn = host.state.promptOf(seat).question;
    const request = { id: `${type} ${seat} ${basedOn}`, basedOn, action: { type } };
    expect(await host.submissions.submit(seat, request)).toMatchObject({ ok: true });
  };
  await act(0, 'keep', 1_000);
  await act(1, 'keep', 0);
  await act(0, 'draw', 4_000);
  expect(host.clocks.shown?.left).toEqual([325_000, 314_000]);
  now += 2_000;
  await revert(host, 0);
  expect(host.state.match?.seq).toBe(4);
  expect(host.clocks.shown).toMatchObject({ left: [325_000, 312_000], running: [0] });
  await act(0, 'draw', 1_000);
  expect(host.clocks.shown?.left).toEqual([324_000, 312_000]);
  expect((await found('taken-back')).clocks.shown?.left).toEqual([324_000, 312_000]);
});
