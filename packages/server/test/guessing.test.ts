import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CODE_ALPHABET } from '@atoll/protocol';
import type { MatchStore } from '../src/store/match-store.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { dataFolder, House } from './support/house.ts';

const folder = dataFolder();
let house: House;

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
  house = await House.open(folder.path, { limits: 'on', store: slow(openSqlite(folder.path)) });
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

test('whoever guesses many codes at once gets no more answers than who guesses one after the other', async () => {
  const { code } = await house.create();
  for (let times = 0; times < 15; times++) expect((await house.call('GET', `/api/invites/${code}`)).status).toBe(200);
  const guesses = Array.from({ length: 60 }, (_, index) => `AAA${CODE_ALPHABET[index % 23]}A${CODE_ALPHABET[Math.floor(index / 23)]}`);
  const statuses = await Promise.all([...guesses, code].map(async (guess) => (await house.call('GET', `/api/invites/${guess}`)).status));
  expect(statuses.filter((status) => status === 404)).toHaveLength(12);
  expect(statuses.filter((status) => status === 429)).toHaveLength(49);
});
