import path from 'node:path';
import { readConfig } from '../../../packages/server/src/process/config.ts';
import { startServer } from '../../../packages/server/src/server.ts';
import { probeCatalog } from '../../../packages/server/test/support/probe.ts';
import { root } from '../../../scripts/support/run.mjs';

/** A server of the probe game alone, with its client. */
await startServer({
  config: readConfig(process.env),
  catalog: probeCatalog,
  clientFolder: path.join(root, '.cache/probe'),
});
