import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnyGame } from '@atoll/engine';
import { probe, type ProbeAction, type ProbeEvent } from '@atoll/game-probe';
import type { SeatBot } from '../../src/bots/bot-registry.ts';
import { MatchHost } from '../../src/match/match-host.ts';
import type { MatchStore, SeatRecord } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { seatBotsOf } from '../support/seat-bots.ts';
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

const game = probe as unknown as AnyGame;
const seat: SeatRecord = { name: 'Bot', kind: 'bot', bot: 'eager', tokenHash: '', standIn: '' };

async function hostOf(seats: number): Promise<MatchHost> {
  const table = {
    gameVersion: probe.version,
    access: 'private',
    options: probe.parseOptions({}),
    host: 0,
    pace: 0,
    hints: true,
    startedAt: 1,
    endedAt: 0,
    seats: Array.from({ length: seats }, () => seat),
  } as const;
  const record = { matchId: 'm', code: 'm', gameId: 'probe', seed: 's', createdAt: 1, table };
  await store.create(record);
  return new MatchHost({
    record,
    game,
    bots: ['eager'],
    grace: 0,
    store,
    now: () => 5,
    onWritten: () => undefined,
  });
}

/** Offers, answers and takes whatever it can; withdraws only what nobody has answered. */
const ORDER: readonly ProbeAction['type'][] = ['take', 'answer', 'offer', 'withdraw'];
const eager: SeatBot = {
  choose: ({ legal }) => {
    const actions = legal as readonly ProbeAction[];
    const wanted = ORDER.map((type) => actions.find((action) => action.type === type));
    const action = wanted.find((one) => one !== undefined) ?? actions[0];
    return { action, hurried: false, took: 0 };
  },
};

test('a bot that has offered something waits for the answers of the other bots', async () => {
  const host = await hostOf(3);
  const types: string[] = [];
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { bots, errors } = seatBotsOf(host, {
    bots: { eager },
    stepped: ({ events }) => {
      types.push(...(events as readonly ProbeEvent[]).map(({ type }) => type));
      if (game.activeSeats(host.state.match?.state).length === 0) end();
    },
  });
  bots.wake();
  await ended;
  bots.stop();
  expect(errors).toEqual([]);
  expect(types).toContain('offered');
  expect(types).toContain('answered');
  expect(types).toContain('traded');
});
