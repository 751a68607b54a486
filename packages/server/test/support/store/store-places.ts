import type { MatchStore } from '../../../src/store/match-store.ts';
import { openPostgres } from '../../../src/store/postgres/postgres.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { missingDatabases } from './databases.ts';
import { leasePostgres } from './shared-databases.ts';
import { dataFolder } from '../test-server.ts';

/** The place of a store's matches; it may be opened several times at once. */
export interface StorePlace {
  readonly open: () => Promise<MatchStore>;
  readonly remove: () => Promise<void>;
}

async function sqlite(): Promise<StorePlace> {
  const folder = dataFolder();
  return { open: async () => openSqlite(folder.path), remove: async () => folder.remove() };
}

async function postgres(): Promise<StorePlace> {
  const { url, release } = await leasePostgres();
  const open = () => openPostgres({ url, onError: () => undefined });
  return { open, remove: release };
}

const both = [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
] as const;

const missing = missingDatabases();
if (missing !== '') console.log(missing);

/** Every database on this machine, by name; missing ones are reported. */
export const storePlaces = missing === '' ? both : both.slice(0, 1);
