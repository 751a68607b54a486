import { existsSync } from 'node:fs';
import path from 'node:path';
import { BadConfig, type Config } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import type { MatchStore } from './match-store.ts';
import { openLocked, openSqlite } from './sqlite/sqlite.ts';

/**
 * The store of the configuration; no other server may use the folder of a SQLite database
 * meanwhile.
 */
export function openStore(config: Config, logger: Logger): Promise<MatchStore> {
  return open(config, logger, openLocked);
}

/** The same for a store that must exist, beside the servers that use it. Throws `BadConfig`. */
export async function openShared(config: Config, logger: Logger): Promise<MatchStore> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === undefined && !existsSync(path.join(dataDir, 'atoll.db')))
    throw new BadConfig(`DATA_DIR=${dataDir} holds no atoll.db, and DATABASE_URL is not set`);
  return open(config, logger, openSqlite);
}

async function open(
  { dataDir, databaseUrl }: Config,
  logger: Logger,
  inFolder: typeof openSqlite,
): Promise<MatchStore> {
  const onHealth = (failure: string): void => {
    if (failure === '') logger.info('the store stores again');
    else logger.error({ failure }, 'nothing can be stored');
  };
  if (databaseUrl === undefined) return inFolder(dataDir, { onHealth });
  const { openPostgres } = await import('./postgres/postgres.ts');
  const onError = (error: Error): void =>
    logger.warn({ err: error }, 'a connection to the database broke');
  return openPostgres({ url: databaseUrl, onError, onHealth });
}
