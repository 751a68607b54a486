import { unreleased } from '@atoll/catalog/unreleased';
import path from 'node:path';
import { root } from '../../../../scripts/support/run.mjs';
import { serveForTests } from './serve-for-tests.ts';

/** A server of the unreleased games alone, with their client. */
await serveForTests({ catalog: unreleased, clientFolder: path.join(root, '.cache/unreleased') });
