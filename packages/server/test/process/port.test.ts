import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ServerProcess } from '@atoll/test-client/server-process';
import { until } from '@atoll/test-client/waiting';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atoll-port-'));
const other = createServer();

beforeAll(() => new Promise<void>((resolve) => other.listen(0, resolve)));
afterAll(() => {
  other.close();
  rmSync(dataDir, { recursive: true });
});

test('a port that is taken is named in one line, and the server ends', async () => {
  const { port } = other.address() as AddressInfo;
  const said = await ServerProcess.start(dataDir, { env: { PORT: String(port) } }).then(
    () => 'ready',
    (error: Error) => error.message,
  );
  expect(said).toBe(
    `the server ended with 1: Port ${port} is in use: choose another with PORT=…\n`,
  );
});

test('an address that is not of this machine is named in one line, and the server ends', async () => {
  const said = await ServerProcess.start(dataDir, { env: { HOST: '203.0.113.7' } }).then(
    () => 'ready',
    (error: Error) => error.message,
  );
  expect(said).toBe('the server ended with 1: HOST=203.0.113.7 is no address of this machine\n');
});

test('a server listens on the address that it is told, and warns where its proxy can be gone round', async () => {
  const inside = await ServerProcess.start(dataDir, {
    env: { HOST: '127.0.0.1', TRUST_PROXY: '1' },
  });
  const { port } = new URL(inside.address);
  expect(inside.address).toBe(`http://127.0.0.1:${port}`);
  expect((await fetch(`${inside.address}/api/health`)).status).toBe(200);
  await expect(fetch(`http://[::1]:${port}/api/health`)).rejects.toThrow('fetch failed');
  await inside.end('SIGTERM');
  expect(inside.output).not.toContain('can forge it');
  const outside = await ServerProcess.start(dataDir, { env: { TRUST_PROXY: '1' } });
  await until(
    () => outside.output.includes('forge'),
    () => outside.output,
  );
  await outside.end('SIGTERM');
  expect(outside.output).toMatch(/"level":40.*can forge it/);
});
