import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type MatchStore, NotStored, type StoredEntry } from '../../src/store/match-store.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { type Database, missingDatabases, startPostgres } from '../support/store/databases.ts';
import { Relay } from '../support/cluster/relay.ts';
import { newMatch } from '../support/store/stored-match.ts';
import { until } from '@atoll/test-client/waiting';

let database: Database;
let admin: pg.Client;
let store: MatchStore;

beforeAll(async () => {
  if (missingDatabases() !== '') return;
  database = await startPostgres();
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query('SET default_transaction_read_only = off');
  store = await openPostgres({ url: database.url, onError: () => undefined });
});
afterAll(async () => {
  await store?.close();
  await admin?.end();
  await database?.service.remove();
});

function entry(seq: number): StoredEntry {
  return { entry: { seq, at: 1, type: 'action', seat: 0, action: 'rest' }, clientId: `id-${seq}` };
}

const connections = async (): Promise<readonly number[]> =>
  (
    await admin.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'atoll'",
    )
  ).rows.map(({ pid }) => pid);

const isThere = (): boolean => true;
const isNotThere = (): boolean => false;

/** The rights of new connections; those of present connections stay. */
const letNewOnes = (only: 'write' | 'read') =>
  admin.query(
    `ALTER ROLE atoll SET default_transaction_read_only = ${only === 'read' ? 'on' : 'off'}`,
  );

/** Makes the connections that are open as those to a standby are; they hear of it by and by. */
async function demote(): Promise<void> {
  await letNewOnes('write');
  await admin.query('ALTER SYSTEM SET default_transaction_read_only = on');
  await admin.query('SELECT pg_reload_conf()');
}

(missingDatabases() === '' ? describe : describe.skip)('PostgreSQL that becomes read-only', () => {
  test('is left with the first write that it refuses, and that write is made on a new connection', async () => {
    const record = newMatch();
    await store.create(record);
    const owner = await store.claim(record.matchId);
    // Several connections, as when people read and write at once.
    await Promise.all([1, 2, 3].map(() => store.find(record.matchId)));
    const before = await connections();
    expect(before.length).toBeGreaterThan(1);
    await demote();
    let stored = 0;
    await until(async () => {
      await store.append(owner, [entry(stored + 1)]);
      stored++;
      await Promise.all([1, 2, 3, 4, 5].map(() => store.find(record.matchId)));
      return (await connections()).every((pid) => !before.includes(pid));
    });
    expect(await store.logLength(record.matchId)).toBe(stored);
    await admin.query('ALTER SYSTEM RESET default_transaction_read_only');
    await admin.query('SELECT pg_reload_conf()');
  });

  test('refuses unstorable actions while no connection writes, and goes on afterwards', async () => {
    const record = newMatch();
    await store.create(record);
    const owner = await store.claim(record.matchId);
    await letNewOnes('read');
    await admin.query(
      "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = 'atoll'",
    );
    // Until the store has heard that they ended.
    await until(() => store.find(record.matchId).then(isThere, isNotThere));
    await expect(store.append(owner, [entry(1)])).rejects.toThrow(NotStored);
    expect(await store.readLog(record.matchId)).toEqual([]);
    await letNewOnes('write');
    await store.append(owner, [entry(1)]);
    expect(await store.readLog(record.matchId)).toEqual([entry(1)]);
  });

  test('does not keep a server from starting once new connections write', async () => {
    await letNewOnes('read');
    const relay = await Relay.open(database.url);
    const url = relay.through(database.url);
    const opening = openPostgres({ url, onError: () => undefined });
    await until(() => relay.connections > 1);
    await letNewOnes('write');
    await (await opening).close();
    await relay.close();
  });
});
