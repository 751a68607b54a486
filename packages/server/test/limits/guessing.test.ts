import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { CODE_ALPHABET } from '@atoll/protocol';
import type { MatchStore, TableRecord } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { OPEN_SEAT } from '../../src/match/table.ts';
import { dataFolder, TestServer } from '../support/test-server.ts';
import { until } from '@atoll/test-client/waiting';

/** The part that is not simulated, since time stands still for the limits. */
const REAL = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
];

const folder = dataFolder();
let server: TestServer;
let store: MatchStore;

/** While it is there, the database looks no code up. */
let busy: Promise<void> | undefined;

/** A database takes its time to look a code up, and others are asked meanwhile. */
function slow(store: MatchStore): MatchStore {
  const findByCode: MatchStore['findByCode'] = async (code) => {
    await busy;
    return store.findByCode(code);
  };
  return new Proxy(store, {
    get: (target, name) => {
      const value: unknown = name === 'findByCode' ? findByCode : Reflect.get(target, name, target);
      return typeof value === 'function' && name !== 'findByCode' ? value.bind(target) : value;
    },
  });
}

beforeAll(async () => {
  store = openSqlite(folder.path);
  server = await TestServer.open(folder.path, { limits: 'on', store: slow(store) });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

test('a code leads to a match for a week after its end, and not for ever', async () => {
  const hour = 3_600_000;
  const table: TableRecord = {
    gameVersion: 1,
    access: 'private',
    options: { bonus: 2 },
    seats: [OPEN_SEAT],
    host: 0,
    pace: 0,
    hints: false,
    startedAt: 1,
    endedAt: 0,
  };
  const ended = async (hours: number, code: string): Promise<number> => {
    const endedAt = Date.now() - hours * hour;
    const matchId = `over-for-some-${hours}-hours`;
    await store.create({
      matchId,
      code,
      gameId: 'dive',
      seed: 's',
      createdAt: 1,
      table: { ...table, endedAt },
    });
    return (await server.call('GET', `/api/invites/${code}`)).status;
  };
  expect(await ended(6 * 24, 'CCCCCC')).toBe(200);
  expect(await ended(8 * 24, 'DDDDDD')).toBe(404);
});

test('a short code leads to a table for a week, a whole one as long as it stands, and one from before as it did', async () => {
  const hour = 3_600_000;
  const table: TableRecord = {
    gameVersion: 1,
    access: 'private',
    options: { bonus: 2 },
    seats: [OPEN_SEAT, OPEN_SEAT],
    host: 0,
    pace: 0,
    hints: false,
    startedAt: 0,
    endedAt: 0,
  };
  const opened = async (hours: number, code: string): Promise<void> => {
    const matchId = `open-for-some-${hours}-hours`;
    await store.create({
      matchId,
      code,
      gameId: 'dive',
      seed: 's',
      createdAt: Date.now() - hours * hour,
      table,
    });
  };
  const asked = async (code: string): Promise<unknown> => {
    const answer = await server.call('GET', `/api/invites/${code}`);
    return answer.ok ? ((await answer.json()) as { code: string }).code : answer.status;
  };
  await opened(6 * 24, 'EEEEEEAAAAAA');
  await opened(8 * 24, 'FFFFFFAAAAAA');
  await opened(999 * 24, 'GGGGGG');
  expect(await asked('EEEEEE')).toBe('EEEEEE');
  expect(await asked('EEEEEEAAAAAA')).toBe('EEEEEE');
  expect(await asked('FFFFFF')).toBe(404);
  expect(await asked('FFFFFFAAAAAC')).toBe(404);
  expect(await asked('ffffffaaaaaa')).toBe('FFFFFFAAAAAA');
  expect(await asked('GGGGGG')).toBe('GGGGGG');
  expect(await asked('GGGGGGAAAAAA')).toBe(404);
});

test('parallel guesses of codes get no more answers than guesses one after the other', async () => {
  const { code } = await server.create();
  for (let times = 0; times < 15; times++)
    expect((await server.call('GET', `/api/invites/${code}`)).status).toBe(200);
  const guesses = Array.from(
    { length: 60 },
    (_, index) => `AAA${CODE_ALPHABET[index % 23]}A${CODE_ALPHABET[Math.floor(index / 23)]}`,
  );
  let goOn: () => void = () => undefined;
  busy = new Promise((resolve) => (goOn = resolve));
  const statuses: number[] = [];
  const asked = [...guesses, code].map(async (guess) => {
    const { status } = await server.call('GET', `/api/invites/${guess}`);
    statuses.push(status);
  });
  // four more guesses were made above, so that eight are looked up while all others are refused
  await until(
    () => statuses.length === 53,
    () => statuses.join(' '),
  );
  expect(new Set(statuses)).toEqual(new Set([429]));
  goOn();
  busy = undefined;
  await Promise.all(asked);
  expect(statuses.slice(53)).toEqual(Array(8).fill(404));
});

test('guesses from any number of addresses are slowed, and a person with a link is not', async () => {
  await server.close();
  server = await TestServer.open(folder.path, { limits: 'on', env: { TRUST_PROXY: '1' } });
  const { matchId, token } = await server.create();
  const { longCode = '' } = (await server.sit({ matchId, token })).welcome ?? {};
  // no second passes: of the server only what waits for one has to do with these
  jest.useFakeTimers({ doNotFake: REAL });
  const giveUp = new AbortController();
  const tally = new Map<number, number>();
  const guess = async (index: number): Promise<void> => {
    const code = Array.from(
      { length: 6 },
      (_, place) => CODE_ALPHABET[Math.floor(index / 23 ** place) % 23],
    ).join('');
    const headers = { 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
    const { status } = await fetch(`${server.address}/api/invites/${code}`, {
      headers,
      signal: giveUp.signal,
    });
    tally.set(status, (tally.get(status) ?? 0) + 1);
  };
  // more connections at once would not all be made in time on a busy machine
  let next = 0;
  const guessOn = async (): Promise<void> => {
    while (next < 700) await guess(next++);
  };
  for (let guesser = 0; guesser < 100; guesser++) void guessOn().catch(() => undefined);
  await until(
    () => (tally.get(404) ?? 0) + (tally.get(429) ?? 0) === 670,
    () => JSON.stringify([...tally]),
  );
  // the burst is spent, and as many wait as may
  expect([...tally].toSorted()).toEqual([
    [404, 600],
    [429, 70],
  ]);
  const link = await fetch(`${server.address}/api/invites/${longCode}`, {
    headers: { 'x-forwarded-for': '10.200.0.1' },
  });
  expect(link.status).toBe(200);
  giveUp.abort();
  jest.useRealTimers();
});
