import { DatabaseHost } from './store/database-host.ts';
import { HOST_VARIABLE } from './store/shared-databases.ts';

/** Before the first test of a run: a test file that needs a database may ask for it from now on. */
export default async function beginRun() {
  const host = await DatabaseHost.open();
  process.env[HOST_VARIABLE] = host.address;
  globalThis.atollDatabaseHost = host;
}
