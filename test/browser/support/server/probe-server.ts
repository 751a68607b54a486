import path from 'node:path';
import { probeCatalog } from '../../../../packages/server/test/support/probe.ts';
import { root } from '../../../../scripts/support/run.mjs';
import { serveForTests } from './serve-for-tests.ts';

/** A server of the probe game alone, with its client. */
await serveForTests({ catalog: probeCatalog, clientFolder: path.join(root, '.cache/probe') });
