import { BadConfig, readConfig } from '../process/config.ts';
import { createLogger } from '../process/logger.ts';
import { NotStored, Unreadable } from '../store/match-store.ts';
import { readCommand } from './command.ts';
import { runCommand } from './run-command.ts';

/** Runs one command of the operator on the store; see `USAGE`. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const logger = createLogger('silent');
  for (const line of await runCommand(command, { config, logger }))
    process.stdout.write(`${line}\n`);
}

try {
  await main();
} catch (error) {
  const isClear =
    error instanceof BadConfig || error instanceof NotStored || error instanceof Unreadable;
  process.stderr.write(`${isClear ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
