import { existsSync } from 'node:fs';
import { installFromDebian, onPath } from './debian.mjs';

/** PostgreSQL and Redis, for the tests of several servers; without them those tests say what is missing. */
export async function ensureDatabases() {
  const missing = [];
  if (!onPath('initdb') && !existsSync('/usr/lib/postgresql')) missing.push('postgresql');
  if (!onPath('redis-server')) missing.push('redis-server');
  if (missing.length > 0) await installFromDebian(...missing);
}
