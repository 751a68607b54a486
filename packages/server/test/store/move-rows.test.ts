import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newMatchId, newSeatToken } from '../../src/match/secrets.ts';
import { moveRows } from '../../src/store/move-rows.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { missingDatabases } from '../support/store/databases.ts';
import { type Lease, leasePostgres } from '../support/store/shared-databases.ts';
import { dataFolder, TestServer } from '../support/test-server.ts';

const missing = missingDatabases();
const folder = dataFolder();
const second = dataFolder();
let database: Lease;

beforeAll(async () => {
  if (missing === '') database = await leasePostgres();
});
afterAll(async () => {
  await database?.release();
  for (const each of [folder, second]) each.remove();
});

(missing === '' ? describe : describe.skip)('a match under way', () => {
  test('goes on in PostgreSQL, and in SQLite again, with everything that belongs to it', async () => {
    let server = await TestServer.open(folder.path);
    const grant = await server.create();
    let ada = await server.sit(grant);
    const joined = await server.join(grant.code);
    let ben = await server.sit(joined);
    await ada.start();
    await ben.until(() => ben.prompt.asked || ada.prompt.asked);
    const { seq } = ben.table;
    await server.close();

    const before = openSqlite(folder.path);
    await before.recordings.keep(grant.matchId, Uint8Array.of(0, 255));
    const line = { n: 1, seat: 0, at: 1_767_225_600_000, phrase: '', text: "it's" };
    await before.chat.add(grant.matchId, line, 9);
    const counted = { gameId: 'dive', day: '2026-01-01', player: 'hash', matchId: grant.matchId };
    await before.daily.begin(counted);
    const backup = { backupId: newMatchId(), basedOn: 0, box: newSeatToken(), at: Date.now() };
    await before.saveBackup(backup);
    const secret = await before.subscriptions.secret('vapid', 'the key');
    const kept = await before.find(grant.matchId);
    const log = await before.readLog(grant.matchId);
    await before.close();

    const { url } = database;
    expect(await moveRows({ folder: folder.path, url, to: 'postgres' })).toBe(1);
    await expect(moveRows({ folder: folder.path, url, to: 'postgres' })).rejects.toThrow('empty');
    const postgres = await openPostgres({ url, onError: () => undefined });
    expect(await postgres.find(grant.matchId)).toEqual(kept);
    expect(await postgres.readLog(grant.matchId)).toEqual(log);
    server = await TestServer.open(folder.path, { store: postgres });
    ada = await server.sit(grant);
    await ada.until(() => ada.table.seq === seq);
    await server.close();

    expect(await moveRows({ folder: second.path, url, to: 'sqlite' })).toBe(1);
    const after = openSqlite(second.path);
    expect([...((await after.recordings.find(grant.matchId)) ?? [])]).toEqual([0, 255]);
    expect((await after.chat.ofMatch(grant.matchId)).lines).toEqual([line]);
    expect(await after.daily.counts(grant.matchId)).toBe(true);
    expect(await after.findBackup(backup.backupId)).toEqual({
      version: 1,
      box: backup.box,
      at: backup.at,
    });
    expect(await after.subscriptions.secret('vapid', 'another')).toBe(secret);
    expect(await after.readLog(grant.matchId)).toEqual(log);
    server = await TestServer.open(second.path, { store: after });
    ben = await server.sit(joined);
    await ben.until(() => ben.table.seq === seq);
    await server.close();
  });
});
