import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer, twoPlaying } from '../support/test-server.ts';
import { catalog } from '../support/slow-catalog.ts';
import { GUARD_MS, until } from '@atoll/test-client/waiting';

const folder = dataFolder();
const meeting = dataFolder();
let server: TestServer;

async function open(timeoutMs: number): Promise<TestServer> {
  const address = pathToFileURL(path.join(import.meta.dirname, '../support/slow-catalog.ts'));
  address.searchParams.set('folder', meeting.path);
  return TestServer.open(folder.path, { catalog, bots: { catalog: address.href, timeoutMs } });
}

beforeAll(async () => {
  server = await open(10 * GUARD_MS);
});
afterAll(async () => {
  await server.close();
  folder.remove();
  meeting.remove();
});

/** A person against one bot, begun. */
async function against(bot: string): Promise<TableClient> {
  const ada = await server.sit(await server.create());
  expect(await ada.change({ do: 'pace', pace: 0 })).toMatchObject({ ok: true });
  expect(await ada.change({ do: 'bot', seat: 1, bot })).toMatchObject({ ok: true });
  expect(await ada.start()).toMatchObject({ ok: true });
  return ada;
}

describe('bots that come with a game', () => {
  test('of two matches think at once, and the rest of the server plays on meanwhile', async () => {
    const matches = [await against('sleeper'), await against('sleeper')];
    await until(() => readdirSync(meeting.path).length >= 2);
    const { ada, ben } = await twoPlaying(server);
    await Promise.all([ada.playOn(), ben.playOn()]);
    expect(ada.table.phase).toBe('over');
    expect(matches.map(({ table }) => table.phase)).toEqual(['playing', 'playing']);
    writeFileSync(path.join(meeting.path, 'wake'), '');
    await Promise.all(matches.map((client) => client.playOn()));
    expect(matches.map(({ table }) => table.phase)).toEqual(['over', 'over']);
  });

  test('do not hold up the table when they fail', async () => {
    const ada = await against('broken');
    await ada.playOn();
    expect(ada.table.phase).toBe('over');
    expect(server.logs.some((line) => line.includes('a mistake in the bot'))).toBe(true);
  });

  test('lose their thread when they do not come to an end', async () => {
    await server.close();
    server = await open(300);
    const ada = await against('endless');
    await ada.until(() => ada.table.seq > 0);
    expect(server.logs.some((line) => line.includes('it took longer than 300 ms'))).toBe(true);
    await ada.leave();
  });
});
