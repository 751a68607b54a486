import { readFileSync } from 'node:fs';
import { readConfig } from '../../../packages/server/src/process/config.ts';
import { startServer } from '../../../packages/server/src/server.ts';

const file = process.env['TIME_FILE'] ?? '';
const BEGIN = Date.UTC(2026, 0, 1);

/**
 * The server of the house, for whom as many ms have passed as a file says, and no more: a test may
 * take its time.
 */
await startServer({
  config: readConfig(process.env),
  now: () => BEGIN + Number(readFileSync(file, 'utf8')),
});
