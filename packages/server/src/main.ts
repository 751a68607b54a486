import { BadConfig, readConfig } from './process/config.ts';
import { createLogger } from './process/logger.ts';

const NEEDED = 24;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  // Every match is in the log on disk, and a host that fails drops its match: going on is safer
  // than stopping.
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => logger.fatal({ err: error }, 'uncaught exception'));
  // How long a server that does not answer counts as alive, in ms; Colyseus reads it on loading.
  process.env['COLYSEUS_PRESENCE_SHORT_TIMEOUT'] ??= '800';
  const { startServer } = await import('./server.ts');
  const server = await startServer({ config, logger });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(`Atoll is ready at ${server.address}\n`);
}

try {
  if (Number.parseInt(process.versions.node, 10) < NEEDED)
    throw new BadConfig(`Atoll needs Node ${NEEDED}, this is ${process.version}`);
  await main();
} catch (error) {
  process.stderr.write(`${explained(error)}\n`);
  process.exit(1);
}

/** An invalid setting is not a bug, so that a stack trace would not help. */
function explained(error: unknown): string | undefined {
  return error instanceof BadConfig ? error.message : (error as Error).stack;
}
