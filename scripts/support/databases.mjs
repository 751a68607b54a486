import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian, onPath } from './debian.mjs';

/**
 * PostgreSQL and Redis, for the tests of several servers; without them those tests name the
 * missing server.
 */
export async function ensureDatabases() {
  const missing = [];
  if (!onPath('initdb') && !installedByDebian('initdb')) missing.push('postgresql');
  if (!onPath('redis-server')) missing.push('redis-server');
  if (missing.length > 0) await installFromDebian(...missing);
}

/** PgBouncer besides, for the tests of a store behind it. */
export async function ensurePooler() {
  if (!onPath('pgbouncer') && !existsSync('/usr/sbin/pgbouncer'))
    await installFromDebian('pgbouncer');
}

const VERSIONS = '/usr/lib/postgresql';

/**
 * Debian keeps the server's programs off the PATH, a folder for each version; the client alone
 * makes the folder too.
 */
function installedByDebian(program) {
  return (
    existsSync(VERSIONS) &&
    readdirSync(VERSIONS).some((version) =>
      existsSync(path.join(VERSIONS, version, 'bin', program)),
    )
  );
}
