import { copyFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SeatGrant } from '@atoll/protocol';
import { call } from '@atoll/test-client/call';
import { ServerProcess } from '@atoll/test-client/server-process';
import { openTable } from '@atoll/test-client/tables';
import { dataFolder } from '../support/test-server.ts';

let folder: ReturnType<typeof dataFolder>;
beforeEach(() => {
  folder = dataFolder();
});
afterEach(() => folder.remove());

const file = (name: string): string => path.join(folder.path, name);

/** What a server says that does not start; 'ready' from one that does, which is ended. */
async function said(dataDir = folder.path): Promise<string> {
  return ServerProcess.start(dataDir).then(
    async (child) => {
      await child.end('SIGTERM');
      return 'ready';
    },
    (error: Error) => error.message,
  );
}

/** Starts a server, opens a table, and ends the server. */
async function used(signal: 'SIGKILL' | 'SIGTERM'): Promise<SeatGrant> {
  const child = await ServerProcess.start(folder.path);
  const grant = await openTable(child.address);
  await child.end(signal);
  return grant;
}

test('a folder serves one server at a time, and is free as soon as that ended, however it did', async () => {
  const first = await ServerProcess.start(folder.path);
  expect(await said()).toBe(
    `the server ended with 1: DATA_DIR=${folder.path} is used by another server; give each its own, or all of them one DATABASE_URL\n`,
  );
  await first.end('SIGKILL');
  expect(await said()).toBe('ready');
});

test('a folder that cannot be written to, or is none, is named in one line', async () => {
  expect(await said('/proc')).toMatch(
    /^the server ended with 1: DATA_DIR=\/proc cannot be written to; choose another folder: .*\n$/,
  );
  writeFileSync(file('no folder'), '');
  expect(await said(file('no folder'))).toMatch(
    /^the server ended with 1: DATA_DIR=.*no folder cannot be made; choose a folder .*\n$/,
  );
});

test('no other user of the machine may read the stored files, older files included', async () => {
  writeFileSync(file('atoll.db'), '', { mode: 0o644 });
  const child = await ServerProcess.start(folder.path);
  await openTable(child.address);
  const names = [
    'atoll.db',
    'atoll.db-wal',
    'atoll.db-shm',
    'atoll.journal',
    'atoll.mark',
    'atoll.lock',
  ];
  const modes = names.map((name) => statSync(file(name)).mode & 0o777);
  expect(modes).toEqual(modes.map(() => 0o600));
  await child.end('SIGTERM');
});

test('a log of writes that was taken away is missed, and may be put back', async () => {
  const { matchId } = await used('SIGKILL');
  copyFileSync(file('atoll.db-wal'), file('kept'));
  rmSync(file('atoll.db-wal'));
  rmSync(file('atoll.db-shm'));
  expect(await said()).toMatch(
    /^the server ended with 1: .*atoll\.db has lost the last \d+ of its commits: .*atoll\.db-wal was taken away.*\n$/,
  );
  copyFileSync(file('kept'), file('atoll.db-wal'));
  const again = await ServerProcess.start(folder.path);
  expect(
    (
      await call(again.address, {
        method: 'POST',
        route: `/api/matches/${matchId}/ensure`,
        body: {},
      })
    ).status,
  ).toBe(200);
  await again.end('SIGTERM');
});

test('a journal that was taken away, cut or emptied is missed, and may be put back or given up', async () => {
  await used('SIGKILL');
  const kept = readFileSync(file('atoll.journal'));
  const missed =
    /^the server ended with 1: .*atoll\.journal, which holds the newest entries of .*atoll\.db, was taken away, cut or replaced\. Put it back, or remove .*atoll\.mark to go on without them\n$/;
  rmSync(file('atoll.journal'));
  expect(await said()).toMatch(missed);
  writeFileSync(file('atoll.journal'), kept.subarray(0, kept.length - 1));
  expect(await said()).toMatch(missed);
  writeFileSync(file('atoll.journal'), kept);
  expect(await said()).toBe('ready');
  // That server was told to stop: it left nothing in the journal.
  rmSync(file('atoll.journal'));
  expect(await said()).toBe('ready');
  await used('SIGKILL');
  rmSync(file('atoll.journal'));
  rmSync(file('atoll.mark'));
  expect(await said()).toBe('ready');
});

test('an emptied database is refused, and a server starts anew once it is told to', async () => {
  await used('SIGTERM');
  writeFileSync(file('atoll.db'), '');
  expect(await said()).toMatch(
    /^the server ended with 1: .*has lost the last \d+ of its commits: it was emptied, .*remove .*atoll\.mark .*\n$/,
  );
  rmSync(file('atoll.mark'));
  expect(await said()).toBe('ready');
});

test('a damaged database is refused', async () => {
  await used('SIGTERM');
  const bytes = readFileSync(file('atoll.db'));
  bytes.fill(0xa5, 4096, 4096 + 2000);
  writeFileSync(file('atoll.db'), bytes);
  expect(await said()).toMatch(
    /^the server ended with 1: .*atoll\.db is damaged \(.*\): restore a backup, see docs\/operations\.md\n$/,
  );
  writeFileSync(
    file('atoll.db'),
    'no database at all, but a text that somebody wrote into the wrong file',
  );
  expect(await said()).toMatch(
    /^the server ended with 1: .*atoll\.db is damaged \(file is not a database\): .*\n$/,
  );
});
