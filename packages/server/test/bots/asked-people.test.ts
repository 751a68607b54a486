import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnyGame } from '@atoll/engine';
import { dive } from '@atoll/testkit/fixture';
import type { SeatBot } from '../../src/bots/bot-registry.ts';
import type { AcceptedStep } from '../../src/match/match-listener.ts';
import { MatchHost } from '../../src/match/match-host.ts';
import type { MatchStore, SeatRecord } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { seatBotsOf } from '../support/seat-bots.ts';
import { diveMatch } from '../support/cluster/dive-match.ts';
import { dataFolder } from '../support/test-server.ts';

const folder = dataFolder();
let store: MatchStore;
beforeAll(() => {
  store = openSqlite(folder.path);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

const person = (name: string): SeatRecord => ({
  ...{ name, kind: 'person', bot: '', tokenHash: name, standIn: '' },
});
const bot: SeatRecord = { name: 'Bot', kind: 'bot', bot: 'slow', tokenHash: '', standIn: '' };

/** Two people, and a bot on the last seat, whose turn it will be. */
async function hosted(): Promise<MatchHost> {
  const record = diveMatch('m', [person('Ada'), person('Ben'), bot], 's');
  await store.create(record);
  const game = dive as unknown as AnyGame;
  return new MatchHost({
    ...{ record, game, bots: ['slow'], grace: 0, store, now: () => 5 },
    onWritten: () => undefined,
  });
}

test('a bot waits while people are asked whether something may be taken back', async () => {
  const host = await hosted();
  let ids = 0;
  const decide = (seat: number, type: string): Promise<unknown> =>
    host.submissions.submit(seat, {
      ...{ id: `action ${ids++}`, basedOn: host.state.promptOf(seat).question, action: { type } },
    });
  const thoughts: (() => void)[] = [];
  let thinking = (): void => undefined;
  const thought = (count: number): Promise<void> =>
    new Promise((resolve) => {
      thinking = () => thoughts.length >= count && resolve();
      thinking();
    });
  const slow: SeatBot = {
    choose: () =>
      new Promise((resolve) => {
        thoughts.push(() => resolve({ action: { type: 'rest' }, hurried: false, took: 0 }));
        thinking();
      }),
  };
  const steps: AcceptedStep[] = [];
  let acted = (): void => undefined;
  const { bots, errors } = seatBotsOf(host, {
    bots: { slow },
    stepped: (step) => {
      steps.push(step);
      if (step.seat === 2) acted();
    },
  });
  for (const seat of [0, 1]) await decide(seat, 'keep');
  await host.submissions.act(2, 'slow', {
    basedOn: host.state.promptOf(2).question,
    action: { type: 'keep' },
  });
  await decide(0, 'rest');
  await decide(1, 'draw');
  const entry = host.state.promptOf(1).settled;
  const before = thoughts.length;
  await thought(before + 1);
  expect(await host.reverts.handle(1, { do: 'ask', entry })).toMatchObject({ ok: true });
  thoughts.at(-1)?.();
  await host.settled();
  // A choice that was on its way already counts no more either.
  const { question: basedOn } = host.state.promptOf(2);
  expect(
    await host.submissions.act(2, 'slow', { basedOn, action: { type: 'rest' } }),
  ).toMatchObject({ reasons: [{ code: 'revert-open' }] });
  expect([steps.at(-1)?.seat, host.reverts.open?.seat]).toEqual([1, 1]);

  const count = thoughts.length;
  const goesOn = new Promise<void>((resolve) => {
    acted = resolve;
  });
  await host.reverts.handle(0, { do: 'refuse', entry });
  await thought(count + 1);
  thoughts.at(-1)?.();
  await goesOn;
  bots.stop();
  expect(errors).toEqual([]);
});
