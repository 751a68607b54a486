import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LostOwnership, type MatchRecord, type MatchStore } from '../src/store/match-store.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { dataFolder } from './support/house.ts';

const folder = dataFolder();
let store: MatchStore;
let number = 0;

beforeAll(() => {
  store = openSqlite(folder.path);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

function match(change: Partial<MatchRecord> = {}): MatchRecord {
  number++;
  const table = {
    gameVersion: 1, access: 'private', options: { bonus: 2 }, host: 0, pace: 700, hints: false, startedAt: 0, endedAt: 0,
    seats: [{ name: 'Ada', kind: 'person', bot: '', tokenHash: 'hash', standIn: '' }],
  } as const;
  return { matchId: `match-${number}`, code: `CODE${number}`, gameId: 'dive', seed: 'seed', createdAt: number, table, ...change };
}

function entry(seq: number, clientId = '') {
  return { entry: { seq, at: 5, type: 'action', seat: 0, action: { type: 'rest' } } as const, clientId };
}

describe('the SQLite store', () => {
  test('gives back what was put in, also to the next process', async () => {
    const record = match();
    expect(await store.create(record)).toBe(true);
    const owner = await store.claim(record.matchId);
    await store.append(owner, [entry(1, 'first'), entry(2)]);
    const table = { ...record.table, startedAt: 7, pace: 0, hints: true };
    await store.saveTable(owner, table);
    const other = openSqlite(folder.path);
    expect(await other.find(record.matchId)).toEqual({ ...record, table });
    expect(await other.findByCode(record.code)).toEqual({ ...record, table });
    expect(await other.readLog(record.matchId)).toEqual([entry(1, 'first'), entry(2)]);
    await other.close();
  });

  test('learns of hints: who played alone keeps them, who waits gets what the access of the table says', async () => {
    const old = dataFolder(), db = new DatabaseSync(path.join(old.path, 'atoll.db'));
    db.exec(readFileSync(path.join(import.meta.dirname, '../src/store/migrations/001-matches.sql'), 'utf8'));
    const seats = (...kinds: readonly string[]) => JSON.stringify(kinds.map((kind) => ({ name: kind, kind, bot: '', tokenHash: '' })));
    const insert = db.prepare(`INSERT INTO matches
      (match_id, code, game_id, seed, created_at, game_version, access, options, seats, host, pace, started_at)
      VALUES (:id, :id, 'dive', 'seed', 1, 1, :access, '{}', :seats, 0, 700, :startedAt)`);
    insert.run({ id: 'alone', access: 'public', seats: seats('person', 'bot'), startedAt: 9 });
    insert.run({ id: 'friends', access: 'private', seats: seats('person', 'person'), startedAt: 9 });
    insert.run({ id: 'waiting', access: 'private', seats: seats('person', 'open'), startedAt: 0 });
    insert.run({ id: 'listed', access: 'public', seats: seats('person', 'open'), startedAt: 0 });
    db.exec('PRAGMA user_version = 1');
    db.close();
    const opened = openSqlite(old.path);
    const hintsOf = async (id: string) => (await opened.find(id))?.table.hints;
    expect([await hintsOf('alone'), await hintsOf('friends'), await hintsOf('waiting'), await hintsOf('listed')])
      .toEqual([true, false, true, false]);
    await opened.close();
    old.remove();
  });

  test('refuses a code that is taken', async () => {
    const record = match();
    await store.create(record);
    expect(await store.create(match({ code: record.code }))).toBe(false);
  });

  test('lets only the last owner write, and writes all or nothing', async () => {
    const record = match();
    await store.create(record);
    const first = await store.claim(record.matchId);
    await store.append(first, [entry(1)]);
    const second = await store.claim(record.matchId);
    await expect(store.append(first, [entry(2)])).rejects.toThrow(LostOwnership);
    await expect(store.saveTable(first, record.table)).rejects.toThrow(LostOwnership);
    await expect(store.append(second, [entry(2), entry(1)])).rejects.toThrow(LostOwnership);
    expect(await store.readLog(record.matchId)).toHaveLength(1);
    await store.append(second, [entry(2)]);
    expect(await store.readLog(record.matchId)).toHaveLength(2);
  });
});
