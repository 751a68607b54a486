import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnyGame } from '@atoll/engine';
import { dive } from '@atoll/testkit/fixture';
import type { AcceptedStep } from '../../src/match/match-listener.ts';
import type { SeatBot } from '../../src/bots/bot-registry.ts';
import { MatchHost } from '../../src/match/match-host.ts';
import { restore } from '../../src/match/past/snapshots.ts';
import type { MatchStore, SeatRecord } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { seatBotsOf } from '../support/seat-bots.ts';
import { dataFolder, TestServer, throughOpening, twoPlaying } from '../support/test-server.ts';

const folder = dataFolder();
const tables = dataFolder();
let store: MatchStore;
let server: TestServer;

beforeAll(async () => {
  store = openSqlite(folder.path);
  server = await TestServer.open(tables.path);
});
afterAll(async () => {
  await server.close();
  await store.close();
  folder.remove();
  tables.remove();
});

const KEEP = { type: 'keep' };
const REST = { type: 'rest' };
const person: SeatRecord = { name: 'Ada', kind: 'person', bot: '', tokenHash: 'hash', standIn: '' };
const bot: SeatRecord = { name: 'Bot', kind: 'bot', bot: 'slow', tokenHash: '', standIn: '' };

/** A match of one person, or of two, and a bot; seat 0 is a person. */
async function hostOf(matchId: string, seats: readonly SeatRecord[]): Promise<MatchHost> {
  const table = {
    gameVersion: dive.version,
    access: 'private',
    options: { bonus: 2 },
    host: 0,
    pace: 0,
    hints: true,
    startedAt: 1,
    endedAt: 0,
    seats,
  } as const;
  const record = { matchId, code: matchId, gameId: 'dive', seed: 'seed', createdAt: 1, table };
  await store.create(record);
  return new MatchHost({
    record,
    game: dive as unknown as AnyGame,
    bots: ['slow'],
    grace: 0,
    store,
    now: () => 5,
    onWritten: () => undefined,
  });
}

let ids = 0;
const playAction = (host: MatchHost, seat: number, action: unknown): Promise<unknown> =>
  host.submissions.submit(seat, {
    id: `action ${ids++}`,
    basedOn: host.state.promptOf(seat).question,
    action,
  });
const answer = (host: MatchHost, seat: number, action: unknown): Promise<unknown> =>
  host.submissions.act(seat, 'slow', { basedOn: host.state.promptOf(seat).question, action });
const takeBack = (host: MatchHost, seat: number, from?: number): Promise<unknown> =>
  host.submissions.undo(seat, {
    id: `action ${ids++}`,
    basedOn: host.state.promptOf(seat).question,
    from,
  });

describe('a turn that is over', () => {
  test('is taken back by its person, who is not asked, until the next seat has acted', async () => {
    const { ada, ben } = await twoPlaying(server);
    await throughOpening(ada, ben);
    await ada.submit(REST);
    await ben.until(() => ben.prompt.legal.length > 0);
    await ada.until(() => ada.steps.length === 3);
    expect(ada.prompt).toMatchObject({
      legal: [],
      undoable: [3],
      turns: [3],
      midway: false,
      undosLeft: 25,
    });
    expect(await ada.undo()).toMatchObject({ ok: true });
    const late = await ben.submit(REST);
    expect(late).toMatchObject({ ok: false, reasons: [{ code: 'stale' }] });
    await ada.until(() => ada.prompt.legal.length > 0);
    await ada.submit(REST);
    await ben.until(() => ben.prompt.legal.length > 0);
    await ben.submit(REST);
    await ada.until(() => ada.prompt.legal.length > 0);
    expect([ada.prompt.undoable, ben.prompt.undoable]).toEqual([[], [6]]);
    expect(await ada.undo()).toMatchObject({ ok: false, reasons: [{ code: 'nothing-to-undo' }] });
    expect(ada.steps.map(({ sealed }) => sealed)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('with a draw says where taking back stops', async () => {
    const { ada, ben } = await twoPlaying(server);
    await throughOpening(ada, ben);
    await ada.submit({ type: 'draw' });
    await ben.until(() => ben.prompt.legal.length > 0);
    expect(ada.prompt.undoable).toEqual([]);
    expect(ben.steps.at(-1)).toMatchObject({ seq: 3, sealed: true });
    expect(await ben.history()).toMatchObject({
      steps: [{ sealed: false }, { sealed: false }, { seq: 3, sealed: true }],
    });
  });
});

describe('against bots', () => {
  test('the only person takes back what they answered, until one of them draws', async () => {
    const host = await hostOf('alone', [person, bot]);
    for (const step of [
      () => playAction(host, 0, KEEP),
      () => answer(host, 1, KEEP),
      () => playAction(host, 0, REST),
      () => answer(host, 1, REST),
    ])
      expect(await step()).toMatchObject({ ok: true });
    expect(host.state.promptForPerson(0)).toMatchObject({ undoable: [1, 3], turns: [1, 3] });
    expect(await takeBack(host, 0)).toMatchObject({ ok: true });
    expect(host.state.match?.state).toMatchObject({ turn: 0, turnsLeft: 8 });
    await playAction(host, 0, REST);
    await answer(host, 1, { type: 'draw' });
    expect(host.state.promptForPerson(0).undoable).toEqual([]);
    expect(await takeBack(host, 0)).toMatchObject({ reasons: [{ code: 'nothing-to-undo' }] });
    const again = new MatchHost(
      {
        record: host.state.record,
        game: host.state.game,
        bots: ['slow'],
        grace: 0,
        store,
        now: () => 5,
        onWritten: () => undefined,
      },
      await restore({
        game: host.state.game,
        setup: { seed: 'seed', seats: 2, options: { bonus: 2 } },
        store,
        matchId: 'alone',
      }),
    );
    expect(again.state.match).toEqual(host.state.match);
  });

  test('no person does so at a table with another person, who would not see the attempts', async () => {
    const host = await hostOf('together', [person, bot, person]);
    await playAction(host, 2, KEEP);
    await playAction(host, 0, KEEP);
    await answer(host, 1, KEEP);
    expect(host.state.promptForPerson(0).undoable).toEqual([]);
  });

  test('a choice of a bot from before the undo is stale', async () => {
    const host = await hostOf('thinking', [person, bot]);
    await playAction(host, 0, KEEP);
    await answer(host, 1, KEEP);
    await playAction(host, 0, REST);
    const thought = { basedOn: host.state.promptOf(1).question, action: REST };
    await takeBack(host, 0);
    expect(await host.submissions.act(1, 'slow', thought)).toMatchObject({
      ok: false,
      reasons: [{ code: 'stale' }],
    });
    await playAction(host, 0, { type: 'draw' });
    expect(await host.submissions.act(1, 'slow', thought)).toMatchObject({
      ok: false,
      reasons: [{ code: 'stale' }],
    });
  });

  test('it is stale also where the bot is asked the same before and after', async () => {
    const host = await hostOf('both', [person, bot]);
    await playAction(host, 0, KEEP);
    const thought = { basedOn: host.state.promptOf(1).question, action: KEEP };
    await takeBack(host, 0);
    expect(await host.submissions.act(1, 'slow', thought)).toMatchObject({
      ok: false,
      reasons: [{ code: 'stale' }],
    });
  });

  test('a bot that is thinking stops, and begins again when it is asked again', async () => {
    const host = await hostOf('stops', [person, bot]);
    const thoughts: { readonly signal: AbortSignal; readonly end: (action: unknown) => void }[] =
      [];
    const slow: SeatBot = {
      choose: (_turn, { signal }) =>
        new Promise((resolve) => {
          thoughts.push({ signal, end: (action) => resolve({ action, hurried: false, took: 0 }) });
        }),
    };
    const steps: AcceptedStep[] = [];
    const listeners: (() => void)[] = [];
    const { bots, errors } = seatBotsOf(host, {
      bots: { slow },
      stepped: (step) => {
        steps.push(step);
        listeners.splice(0).forEach((tell) => tell());
      },
    });
    const thinking = async (count: number): Promise<void> => {
      while (thoughts.length < count) await new Promise((resolve) => setImmediate(resolve));
    };
    bots.wake();
    await thinking(1);
    await playAction(host, 0, KEEP);
    await takeBack(host, 0);
    await thinking(2);
    expect([thoughts[0]!.signal.aborted, thoughts[1]!.signal.aborted]).toEqual([true, false]);
    const acted = new Promise<void>((resolve) => void listeners.push(resolve));
    thoughts[0]!.end({ type: 'exchange' });
    thoughts[1]!.end(KEEP);
    await acted;
    expect(steps.map(({ seat, undone }) => [seat, undone])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    bots.stop();
    expect(errors).toEqual([]);
  });
});
