import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CODE_ALPHABET } from '@atoll/protocol';
import type { MatchStore, TableRecord } from '../src/store/match-store.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { OPEN_SEAT } from '../src/table.ts';
import { dataFolder, House } from './support/house.ts';

const folder = dataFolder();
let house: House;
let store: MatchStore;

/** A database takes its time to look a code up, and others are asked meanwhile. */
function slow(store: MatchStore): MatchStore {
  const findByCode: MatchStore['findByCode'] = async (code) => {
    await wait(400);
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
  house = await House.open(folder.path, { limits: 'on', store: slow(store) });
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

test('a code leads to a match for a week after its end, and not for ever', async () => {
  const hour = 3_600_000;
  const table: TableRecord = {
    gameVersion: 1, access: 'private', options: { bonus: 2 }, seats: [OPEN_SEAT], host: 0, pace: 0, hints: false, startedAt: 1, endedAt: 0,
  };
  const ended = async (hours: number, code: string): Promise<number> => {
    const endedAt = Date.now() - hours * hour;
    const matchId = `over-for-some-${hours}-hours`;
    await store.create({ matchId, code, gameId: 'dive', seed: 's', createdAt: 1, table: { ...table, endedAt } });
    return (await house.call('GET', `/api/invites/${code}`)).status;
  };
  expect(await ended(6 * 24, 'CCCCCC')).toBe(200);
  expect(await ended(8 * 24, 'DDDDDD')).toBe(404);
});

test('whoever guesses many codes at once gets no more answers than who guesses one after the other', async () => {
  const { code } = await house.create();
  for (let times = 0; times < 15; times++) expect((await house.call('GET', `/api/invites/${code}`)).status).toBe(200);
  const guesses = Array.from({ length: 60 }, (_, index) => `AAA${CODE_ALPHABET[index % 23]}A${CODE_ALPHABET[Math.floor(index / 23)]}`);
  const statuses = await Promise.all([...guesses, code].map(async (guess) => (await house.call('GET', `/api/invites/${guess}`)).status));
  // one more guess was made above
  expect(statuses.filter((status) => status === 404)).toHaveLength(11);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50);
});
