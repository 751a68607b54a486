import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { newMatchId, newSeatToken } from '../../src/match/secrets.ts';
import { type MatchStore, NotStored, type StoredEntry } from '../../src/store/match-store.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import {
  type Database,
  missingDatabases,
  missingPgBouncer,
  startPgBouncer,
} from '../support/store/databases.ts';
import { PostgresSessions } from '../support/store/postgres-session.ts';
import { Relay } from '../support/cluster/relay.ts';
import { type Lease, leasePostgres } from '../support/store/shared-databases.ts';
import { newMatch } from '../support/store/stored-match.ts';
import { until } from '@atoll/test-client/waiting';

let database: Lease;

beforeAll(async () => {
  if (missingDatabases() === '') database = await leasePostgres();
});
afterAll(() => database?.release());

const openThrough = (url: string, statementMs?: number): Promise<MatchStore> =>
  openPostgres({
    url,
    onError: () => undefined,
    ...(statementMs === undefined ? {} : { statementMs }),
  });

function entry(seq: number): StoredEntry {
  return { entry: { seq, at: 1, type: 'action', seat: 0, action: 'rest' }, clientId: `id-${seq}` };
}

/** Locks, settings, listening and the like that stay when a transaction ends. */
const LASTING =
  /pg_(try_)?advisory_(un)?lock|^\s*(SET(?! LOCAL)|LISTEN|PREPARE|DECLARE)|TEMP(ORARY)? TABLE/i;

/** Does all that a server does with a store. */
async function useAll(store: MatchStore): Promise<string> {
  const record = newMatch({ matchId: newMatchId(), code: newSeatToken() });
  const { matchId, table } = record;
  expect(await store.create(record)).toBe(true);
  const owner = await store.claim(matchId);
  await store.append(owner, [entry(1), entry(2)]);
  const snapshot = { seq: 2, gameVersion: 1, match: '{}', hash: 'hash' };
  await store.saveSnapshot(owner, snapshot);
  await store.saveTable(owner, { ...table, startedAt: 1, endedAt: 2 });
  expect(await store.findByCode(record.code.slice(0, 6))).toMatchObject({ matchId });
  expect(await store.readLog(matchId)).toEqual([entry(1), entry(2)]);
  expect(await store.readNext(matchId, { after: 1, most: 5 })).toEqual([entry(2)]);
  expect(await store.logLength(matchId)).toBe(2);
  expect(await store.findSnapshot(matchId)).toEqual(snapshot);
  const backupId = newSeatToken();
  expect(await store.saveBackup({ backupId, basedOn: 0, box: 'box', at: 1 })).toBe(true);
  expect(await store.findBackup(backupId)).toEqual({ version: 1, box: 'box', at: 1 });
  await store.useBackup({ backupId, at: 2 });
  await store.deleteUnusedBackups({ unusedSince: 1, most: 1 });
  const line = { n: 1, seat: 0, at: 1, phrase: '', text: 'hello' };
  await store.chat.add(matchId, line, 9);
  expect((await store.chat.ofMatch(matchId)).lines).toHaveLength(1);
  const device = newSeatToken().slice(0, 22);
  const target = { kind: 'webhook', url: 'https://x.example/', secret: 's', origin: 'o' } as const;
  const wish = { matchId, device, kind: 'webhook', tokenHash: 'hash', target, at: 1 } as const;
  expect(await store.subscriptions.put(wish, 8)).toBe(true);
  expect(await store.subscriptions.ofDevice(device)).toHaveLength(1);
  expect(await store.subscriptions.secret(device, 'secret')).toBe('secret');
  await store.recordings.keep(matchId, Uint8Array.of(1, 2));
  expect([...((await store.recordings.find(matchId)) ?? [])]).toEqual([1, 2]);
  return matchId;
}

/** Deletes finished matches, and so those that `useAll` left. */
const expire = (store: MatchStore): Promise<number> =>
  store.deleteExpired({ endedBefore: 3, quietSince: 0, most: 99 });

(missingDatabases() === '' ? describe : describe.skip)('a store in PostgreSQL', () => {
  test('asks for nothing that lasts longer than a transaction', async () => {
    const said = new PostgresSessions();
    const relay = await Relay.open(database.url, {
      onBytes: (connection, bytes) => said.read(connection, bytes),
    });
    const store = await openThrough(relay.through(database.url));
    const matchId = await useAll(store);
    expect(await expire(store)).toBe(1);
    expect(await store.find(matchId)).toBeUndefined();
    await store.close();
    await relay.close();
    const parameters = said.sessions.flatMap((session) => Object.keys(session.parameters));
    // All that PgBouncer keeps apart for each of its clients.
    expect([...new Set(parameters)].sort()).toEqual([
      'application_name',
      'client_encoding',
      'database',
      'user',
    ]);
    const prepared = said.sessions.flatMap((session) => session.prepared);
    expect(prepared.length).toBeGreaterThan(10);
    expect(prepared.filter((name) => name !== '')).toEqual([]);
    const texts = said.sessions.flatMap((session) => session.texts);
    expect(texts.filter((text) => LASTING.test(text))).toEqual([]);
  });

  test('gives up a statement that waits too long, and leaves nothing waiting', async () => {
    const store = await openThrough(database.url, 300);
    const record = newMatch({ matchId: newMatchId(), code: newSeatToken() });
    await store.create(record);
    const owner = await store.claim(record.matchId);
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query(
      `BEGIN; SELECT * FROM matches WHERE match_id = '${record.matchId}' FOR UPDATE`,
    );
    await expect(store.append(owner, [entry(1)])).rejects.toThrow(NotStored);
    const waiting = await other.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    expect(waiting.rowCount).toBe(0);
    await other.query('ROLLBACK');
    await other.end();
    await store.append(owner, [entry(1)]);
    expect(await store.readLog(record.matchId)).toEqual([entry(1)]);
    await store.close();
  });
});

/** Runs where PgBouncer is installed, as in the examination; its input is read above. */
const behindPgBouncer = (): void => {
  let pooler: Database;
  beforeAll(async () => {
    pooler = await startPgBouncer(database.url);
  });
  afterAll(() => pooler?.service.remove());

  test('several servers start at once, and store and read everything', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openThrough(pooler.url)));
    for (let round = 0; round < 5; round++) await Promise.all(stores.map(useAll));
    expect(await expire(stores[0] as MatchStore)).toBe(15);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a stored entry counts once, though PostgreSQL ended the connections under way', async () => {
    const store = await openThrough(pooler.url);
    const record = newMatch({ matchId: newMatchId(), code: newSeatToken() });
    await store.create(record);
    const owner = await store.claim(record.matchId);
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(
      `BEGIN; SELECT * FROM matches WHERE match_id = '${record.matchId}' FOR UPDATE`,
    );
    const appended = store.append(owner, [entry(1)]);
    const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until(async () => (await admin.query(`SELECT 1 ${waiting}`)).rowCount === 1);
    await admin.query(`SELECT pg_terminate_backend(pid) ${waiting}`);
    await admin.query('ROLLBACK');
    await admin.end();
    await appended;
    expect(await store.readLog(record.matchId)).toEqual([entry(1)]);
    await store.close();
  });
};

if (missingPgBouncer() === '') describe('behind PgBouncer, by transaction', behindPgBouncer);
else console.log(missingPgBouncer());
