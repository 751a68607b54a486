import type { Config } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import type { MatchStore } from './match-store.ts';
import { openLocked } from './sqlite.ts';

/**
 * The store of the configuration; no other server may use the folder of a SQLite database
 * meanwhile.
 */
export async function openStore(
  { dataDir, databaseUrl }: Config,
  logger: Logger,
): Promise<MatchStore> {
  const onHealth = (failure: string): void => {
    if (failure === '') logger.info('the store stores again');
    else logger.error({ failure }, 'nothing can be stored');
  };
  if (databaseUrl === undefined) return openLocked(dataDir, { onHealth });
  const { openPostgres } = await import('./postgres.ts');
  const onError = (error: Error): void =>
    logger.warn({ err: error }, 'a connection to the database broke');
  return openPostgres({ url: databaseUrl, onError, onHealth });
}
