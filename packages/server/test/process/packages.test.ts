import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { ServerProcess } from '@atoll/test-client/server-process';
import { call } from '@atoll/test-client/call';
import { TableClient } from '@atoll/test-client/table-client';
import { openTable } from '@atoll/test-client/tables';
import { dataFolder } from '../support/test-server.ts';
import { LOADED, LOADED_BY_POSTGRES, OPTIONAL } from '../support/loaded-packages.ts';

const folder = dataFolder();
afterAll(() => folder.remove());
const hook = `--import=${pathToFileURL(path.join(import.meta.dirname, '../support/record-packages.mjs')).href}`;

/** Runs with these settings besides its own. */
type Program = (env: Readonly<Record<string, string>>) => Promise<void> | void;

/** The packages that a program loads and does not do without, in the order of the alphabet. */
async function packagesOf(program: Program, name: string): Promise<readonly string[]> {
  const file = path.join(folder.path, name);
  await program({ NODE_OPTIONS: hook, PACKAGES_FILE: file });
  const names = new Set(readFileSync(file, 'utf8').trim().split('\n'));
  return [...names]
    .filter((one) => !OPTIONAL.includes(one) && !one.startsWith('@msgpackr-extract/'))
    .sort();
}

test('a server loads these packages and no others', async () => {
  const loaded = await packagesOf(async (env) => {
    const child = await ServerProcess.start(folder.path, { env });
    const ada = await TableClient.connect(child.address, await openTable(child.address));
    await ada.change({ do: 'pace', pace: 0 });
    await ada.change({ do: 'bot', seat: 1, bot: 'open-sea' });
    await ada.start();
    await ada.until(() => ada.steps.some(({ seat }) => seat === 1) || ada.prompt.legal.length > 0);
    await ada.change({ do: 'handOver', seat: 0, bot: 'open-sea' });
    await ada.until(
      () => ada.steps.some(({ seat }) => seat === 0) && ada.steps.some(({ seat }) => seat === 1),
    );
    for (const route of ['/api/health', '/metrics', '/'])
      await call(child.address, { method: 'GET', route });
    await ada.leave();
    expect(await child.end('SIGTERM')).toBe(0);
  }, 'alone');
  expect(loaded).toEqual(LOADED);
});

test('PostgreSQL adds these', async () => {
  const postgres = pathToFileURL(
    path.join(import.meta.dirname, '../../src/store/postgres/postgres.ts'),
  ).href;
  const loaded = await packagesOf((env) => {
    execFileSync(
      process.execPath,
      ['--input-type=module', '--eval', `await import('${postgres}')`],
      { env: { ...process.env, ...env } },
    );
  }, 'postgres');
  expect(loaded.filter((name) => !LOADED.includes(name))).toEqual(LOADED_BY_POSTGRES);
});

test('Redis adds none', async () => {
  const cluster = pathToFileURL(
    path.join(import.meta.dirname, '../../src/cluster/redis-cluster.ts'),
  ).href;
  const loaded = await packagesOf((env) => {
    execFileSync(
      process.execPath,
      ['--input-type=module', '--eval', `await import('${cluster}')`],
      { env: { ...process.env, ...env } },
    );
  }, 'redis');
  expect(loaded.filter((name) => !LOADED.includes(name))).toEqual([]);
});
