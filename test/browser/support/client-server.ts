import { readConfig } from '../../../packages/server/src/process/config.ts';
import { startServer } from '../../../packages/server/src/server.ts';

/** The server of the house with a client from another folder, which a test may change. */
await startServer({
  config: readConfig(process.env),
  clientFolder: process.env['CLIENT_FOLDER'] ?? '',
});
