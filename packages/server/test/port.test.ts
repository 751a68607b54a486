import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Child } from './support/child.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atoll-port-'));
const other = createServer();

beforeAll(() => new Promise<void>((resolve) => other.listen(0, resolve)));
afterAll(() => {
  other.close();
  rmSync(dataDir, { recursive: true });
});

test('a port that is taken is named in one line, and the server ends', async () => {
  const { port } = other.address() as AddressInfo;
  const said = await Child.start(dataDir, { PORT: String(port) }).then(() => 'ready', (error: Error) => error.message);
  expect(said).toBe(`the server ended with 1: Port ${port} is in use: choose another with PORT=…\n`);
});
