import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { newCode, newSeatToken } from '../../src/match/secrets.ts';
import { LostOwnership, type MatchStore, NotStored } from '../../src/store/match-store.ts';
import { migrationsOf } from '../../src/store/migrations.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { openStores } from '../support/store/open-stores.ts';
import { storePlaces } from '../support/store/store-places.ts';
import { newMatch } from '../support/store/stored-match.ts';
import { dataFolder } from '../support/test-server.ts';

function entry(seq: number, clientId = '') {
  return {
    entry: { seq, at: 1767225600000, type: 'action', seat: 0, action: { type: 'rest' } } as const,
    clientId,
  };
}

describe.each(storePlaces)('the store in %s', (_name, placeOf) => {
  const stores = openStores(placeOf);

  test('gives back what was put in, also to another process', async () => {
    const origin = { match: 'earlier', action: 7, knownTo: 1, position: { deck: [3, 1] } };
    const repeats = { match: 'earlier', seed: 'e5' };
    const record = newMatch({ origin, repeats });
    expect(await stores.store.create(record)).toBe(true);
    const owner = await stores.store.claim(record.matchId);
    await stores.store.append(owner, [entry(1, 'first'), entry(2)]);
    const rematch = { agreed: [0], next: 'another-match-00' };
    const terms = { kind: 'days', days: 3, atZero: 'others' } as const;
    const run = { seq: 2, since: 1767225600000, stopped: false, seats: [], ends: [], ending: [] };
    const pause = {
      kind: 'running',
      by: 0,
      until: 1767312000000,
      agreed: [0, 1],
      ready: [1],
    } as const;
    const clock = { terms, run: { ...run, pause } };
    const watchingHost = { name: 'Ada', tokenHash: 'hash of the host', talk: 'text' } as const;
    const table = {
      ...record.table,
      startedAt: 1767225600000,
      pace: 0,
      hints: true,
      rematch,
      clock,
      endHash: '0f',
      host: -2,
      watchingHost,
    };
    await stores.store.saveTable(owner, table);
    expect(await stores.other.find(record.matchId)).toEqual({ ...record, table });
    expect(await stores.other.findByCode(record.code.slice(0, 6))).toEqual({ ...record, table });
    expect(await stores.other.readLog(record.matchId)).toEqual([entry(1, 'first'), entry(2)]);
    expect(await stores.other.find('nothing')).toBeUndefined();
  });

  test('reads a log from an entry on, and keeps the newest snapshot of the owner', async () => {
    const record = newMatch();
    await stores.store.create(record);
    const owner = await stores.store.claim(record.matchId);
    await stores.store.append(owner, [entry(1), entry(2), entry(3)]);
    expect(await stores.other.readLog(record.matchId, 1)).toEqual([entry(2), entry(3)]);
    expect(await stores.other.findSnapshot(record.matchId)).toBeUndefined();
    const snapshot = { seq: 2, gameVersion: 1, match: '{"it\'s":"\\n"}', hash: 'hash' };
    for (const seq of [1, 2]) await stores.store.saveSnapshot(owner, { ...snapshot, seq });
    expect(await stores.other.findSnapshot(record.matchId)).toEqual(snapshot);
    await stores.other.claim(record.matchId);
    await stores.store.saveSnapshot(owner, { ...snapshot, seq: 3 });
    expect(await stores.other.findSnapshot(record.matchId)).toEqual(snapshot);
  });

  test('keeps a backup, each version once, in place of the one before', async () => {
    const backupId = newSeatToken().slice(0, 22);
    const change = { backupId, basedOn: 0, box: 'one', at: 1 };
    expect(await stores.store.findBackup(backupId)).toBeUndefined();
    expect(await stores.store.saveBackup({ ...change, basedOn: 1 })).toBe(false);
    expect(await stores.store.saveBackup(change)).toBe(true);
    expect(await stores.other.saveBackup({ ...change, box: 'another' })).toBe(false);
    expect(await stores.other.findBackup(backupId)).toEqual({ version: 1, box: 'one', at: 1 });
    expect(await stores.other.saveBackup({ ...change, basedOn: 1, box: 'two', at: 2 })).toBe(true);
    expect(await stores.store.saveBackup({ ...change, basedOn: 1, box: 'late', at: 3 })).toBe(
      false,
    );
    expect(await stores.store.findBackup(backupId)).toEqual({ version: 2, box: 'two', at: 2 });
  });

  test('refuses a code that is taken', async () => {
    const record = newMatch();
    await stores.store.create(record);
    expect(await stores.store.create(newMatch({ code: record.code }))).toBe(false);
  });

  test('refuses a code that begins like another, and finds tables from before there were long ones', async () => {
    const long = newCode();
    const short = newCode().slice(0, 6);
    expect(await stores.store.create(newMatch({ code: long }))).toBe(true);
    expect(
      await stores.store.create(newMatch({ code: long.slice(0, 6) + newCode().slice(6) })),
    ).toBe(false);
    expect(await stores.store.create(newMatch({ code: short }))).toBe(true);
    expect((await stores.store.findByCode(short))?.code).toBe(short);
    expect((await stores.store.findByCode(long.slice(0, 6)))?.code).toBe(long);
  });

  test('lets only the last owner write, and writes all or nothing', async () => {
    const record = newMatch();
    await stores.store.create(record);
    const first = await stores.store.claim(record.matchId);
    await stores.store.append(first, [entry(1)]);
    const second = await stores.other.claim(record.matchId);
    await expect(stores.store.append(first, [entry(2)])).rejects.toThrow(LostOwnership);
    await expect(stores.store.saveTable(first, record.table)).rejects.toThrow(LostOwnership);
    await expect(stores.other.append(second, [entry(2), entry(1)])).rejects.toThrow(LostOwnership);
    expect(await stores.store.readLog(record.matchId)).toHaveLength(1);
    expect(await stores.store.logLength(record.matchId)).toBe(1);
    await stores.other.append(second, [entry(2)]);
    expect(await stores.store.readLog(record.matchId)).toHaveLength(2);
    await expect(stores.store.claim('nothing')).rejects.toThrow(LostOwnership);
  });

  test('shares a commit between matches, and a refused write of one does not affect the others', async () => {
    const records = Array.from({ length: 8 }, () => newMatch());
    expect(await Promise.all(records.map((record) => stores.store.create(record)))).toEqual(
      records.map(() => true),
    );
    const owners = await Promise.all(records.map(({ matchId }) => stores.store.claim(matchId)));
    await stores.other.claim(records[3]!.matchId);
    const written = await Promise.allSettled(
      owners.map((owner) => stores.store.append(owner, [entry(1), entry(2)])),
    );
    expect(written.map(({ status }) => status)).toEqual(
      records.map((_record, index) => (index === 3 ? 'rejected' : 'fulfilled')),
    );
    const lengths = await Promise.all(
      records.map(async ({ matchId }) => (await stores.other.readLog(matchId)).length),
    );
    expect(lengths).toEqual([2, 2, 2, 0, 2, 2, 2, 2]);
  });

  test('never puts another entry in the place of one', async () => {
    const record = newMatch();
    await stores.store.create(record);
    const owner = await stores.store.claim(record.matchId);
    await stores.store.append(owner, [entry(1, 'mine')]);
    await expect(stores.store.append(owner, [entry(1, 'another')])).rejects.toThrow(LostOwnership);
    expect(await stores.store.readLog(record.matchId)).toEqual([entry(1, 'mine')]);
  });

  test('two servers that fight over matches write no entry twice', async () => {
    const records = Array.from({ length: 6 }, () => newMatch());
    for (const record of records) await stores.store.create(record);
    const fight = async (by: MatchStore, name: string, matchId: string): Promise<number> => {
      let won = 0;
      for (let round = 0; round < 8; round++) {
        try {
          const owner = await by.claim(matchId);
          await by.append(owner, [entry((await by.readLog(matchId)).length + 1, name)]);
          won++;
        } catch (error) {
          if (!(error instanceof LostOwnership || error instanceof NotStored)) throw error;
        }
      }
      return won;
    };
    for (const { matchId } of records) {
      const won = await Promise.all([
        fight(stores.store, 'one', matchId),
        fight(stores.other, 'two', matchId),
      ]);
      const log = await stores.store.readLog(matchId);
      expect(log.map(({ entry: { seq } }) => seq)).toEqual(log.map((_entry, index) => index + 1));
      expect(
        ['one', 'two'].map((name) => log.filter(({ clientId }) => clientId === name).length),
      ).toEqual(won);
    }
  });
});

describe('an older SQLite file', () => {
  test('gains the setting of hints: on for a match alone, by its access for a waiting table', async () => {
    const old = dataFolder();
    const db = new DatabaseSync(path.join(old.path, 'atoll.db'));
    db.exec(migrationsOf('sqlite')[0]!.sql);
    const seats = (...kinds: readonly string[]) =>
      JSON.stringify(kinds.map((kind) => ({ name: kind, kind, bot: '', tokenHash: '' })));
    const insert = db.prepare(`INSERT INTO matches
      (match_id, code, game_id, seed, created_at, game_version, access, options, seats, host, pace, started_at)
      VALUES (:id, :id, 'dive', 'seed', 1, 1, :access, '{}', :seats, 0, 700, :startedAt)`);
    insert.run({ id: 'alone', access: 'public', seats: seats('person', 'bot'), startedAt: 9 });
    insert.run({
      id: 'friends',
      access: 'private',
      seats: seats('person', 'person'),
      startedAt: 9,
    });
    insert.run({ id: 'waiting', access: 'private', seats: seats('person', 'open'), startedAt: 0 });
    insert.run({ id: 'listed', access: 'public', seats: seats('person', 'open'), startedAt: 0 });
    db.exec('PRAGMA user_version = 1');
    db.close();
    const opened = openSqlite(old.path);
    const hintsOf = async (id: string) => (await opened.find(id))?.table.hints;
    expect([
      await hintsOf('alone'),
      await hintsOf('friends'),
      await hintsOf('waiting'),
      await hintsOf('listed'),
    ]).toEqual([true, false, true, false]);
    await opened.close();
    old.remove();
  });
});
