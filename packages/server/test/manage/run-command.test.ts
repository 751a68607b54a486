import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Command } from '../../src/manage/command.ts';
import { runCommand } from '../../src/manage/run-command.ts';
import { readConfig } from '../../src/process/config.ts';
import { createLogger } from '../../src/process/logger.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { missingDatabases } from '../support/store/databases.ts';
import { leasePostgres } from '../support/store/shared-databases.ts';
import { dataFolder, TestServer, twoPlaying } from '../support/test-server.ts';

interface Place {
  readonly env: Readonly<Record<string, string>>;
  readonly open: () => Promise<TestServer>;
  readonly release: () => Promise<void>;
}

async function sqlite(): Promise<Place> {
  const folder = dataFolder();
  return {
    env: { DATA_DIR: folder.path },
    open: () => TestServer.open(folder.path),
    release: async () => folder.remove(),
  };
}

async function postgres(): Promise<Place> {
  const folder = dataFolder();
  const { url, release } = await leasePostgres();
  const store = () => openPostgres({ url, onError: () => undefined });
  return {
    env: { DATA_DIR: folder.path, DATABASE_URL: url },
    open: async () => TestServer.open(folder.path, { store: await store() }),
    release: async () => {
      await release();
      folder.remove();
    },
  };
}

const both = [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
] as const;

describe.each(missingDatabases() === '' ? both : both.slice(0, 1))(
  'beside a server on %s',
  (_name, placeOf) => {
    let place: Place;
    let server: TestServer;
    const run = (command: Command) =>
      runCommand(command, { config: readConfig(place.env), logger: createLogger('silent') });

    beforeEach(async () => {
      place = await placeOf();
      server = await place.open();
    });
    afterEach(async () => {
      await server.close();
      await place.release();
    });

    test('the host reads a reported line, deletes it and settles the report', async () => {
      expect(await run({ do: 'reports' })).toEqual(['nothing is reported']);
      const { grant, ada, ben } = await twoPlaying(server);
      const { matchId: match } = grant;
      await ben.room.request('say', { text: 'a "bad" line' });
      await ada.room.request('report', { n: 1 });
      const [line, ...others] = await run({ do: 'reports' });
      const names = ada.table.seats.map(({ name }) => `"${name}"`);
      expect(others).toEqual([]);
      expect(line).toContain(
        `${match} 1: ${names[1]} (seat 2) said "a \\"bad\\" line"; reported by ${names[0]} (seat 1) at 20`,
      );

      expect(await run({ do: 'delete-line', match, n: 1 })).toEqual([
        `deleted line 1 of match ${match}`,
      ]);
      expect(await run({ do: 'reports' })).toEqual([line]);
      expect(await run({ do: 'settle', match, n: 1 })).toEqual([
        `deleted 1 reports of line 1 of match ${match}`,
      ]);
      expect(await run({ do: 'reports' })).toEqual(['nothing is reported']);
    });

    test('a match that is played is deleted: its table closes, and nothing else is touched', async () => {
      const { grant, ada, ben } = await twoPlaying(server);
      const other = await server.create();
      const [said] = await run({ do: 'delete-match', match: grant.code });
      expect(said).toContain(`deleted match ${grant.matchId}`);
      for (const client of [ada, ben]) client.submit({ type: 'keep' }).catch(() => undefined);
      await Promise.all(
        [ada, ben].map((client) => client.until(() => client.closed !== undefined)),
      );
      const ensured = await server.call('POST', `/api/matches/${grant.matchId}/ensure`, {});
      expect(ensured.status).toBe(404);
      await server.sit(other);
      await expect(run({ do: 'delete-match', match: grant.matchId })).rejects.toThrow(
        `there is no match with the id or code ${grant.matchId}`,
      );
    });
  },
);

describe('the program', () => {
  const manage = (args: readonly string[], env: Readonly<Record<string, string>>) => {
    const program = path.resolve(import.meta.dirname, '../../src/manage/main.ts');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', program, ...args],
      { env: { PATH: process.env['PATH'], ...env }, encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  };

  test('prints what it did, or why it did nothing', async () => {
    const folder = dataFolder();
    const env = { DATA_DIR: folder.path };
    expect(manage(['forget'], env)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('manage -- reports'),
    });
    expect(manage(['reports'], env)).toMatchObject({
      status: 1,
      stderr: `DATA_DIR=${folder.path} holds no atoll.db, and DATABASE_URL is not set\n`,
    });
    const server = await TestServer.open(folder.path);
    await server.close();
    expect(manage(['reports'], env)).toEqual({
      ...{ status: 0, stdout: 'nothing is reported\n', stderr: '' },
    });
    folder.remove();
  });
});
