import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { fedPosition } from '../../src/store/sqlite/journal-feed.ts';
import { recordsAfter } from '../../src/store/sqlite/journal-records.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { call } from '@atoll/test-client/call';
import { ServerProcess } from '@atoll/test-client/server-process';
import { TableClient } from '@atoll/test-client/table-client';
import { openTable } from '@atoll/test-client/tables';
import { dataFolder, TestServer, twoPlaying } from '../support/test-server.ts';

const folder = dataFolder();
afterAll(() => folder.remove());

test('on a full disk no action is acknowledged, the known state is shown, and play goes on once there is room', async () => {
  const child = await ServerProcess.start(folder.path);
  const grant = await openTable(child.address);
  const ada = await TableClient.connect(child.address, grant);
  await ada.change({ do: 'pace', pace: 0 });
  await ada.change({ do: 'bot', seat: 1, bot: 'random' });
  await ada.start();
  await ada.until(() => ada.prompt.legal.length > 0);
  const { seq } = ada.table;

  child.limitFiles(0);
  const id = randomUUID();
  const pass = { type: 'pass' };
  expect(await ada.submit(pass, { id })).toEqual({ ok: false, reasons: [{ code: 'not-stored' }] });
  expect(await ada.change({ do: 'rename', name: 'Adele' })).toMatchObject({
    ok: false,
    reasons: [{ code: 'not-stored' }],
  });
  const body = { game: 'atoll', seats: 2, name: 'Ada' };
  const refused = await call(child.address, { method: 'POST', route: '/api/matches', body });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ error: { code: 'not-stored' } });
  const watcher = await TableClient.connect(child.address, { matchId: grant.matchId });
  expect(watcher.table).toMatchObject({ seq, seats: [{ name: 'Ada' }, {}] });
  expect(ada.closed).toBeUndefined();
  const health = async (): Promise<unknown> =>
    (await call(child.address, { method: 'GET', route: '/api/health' })).json();
  const figures = async (): Promise<string> =>
    (await call(child.address, { method: 'GET', route: '/metrics' })).text();
  // they are counted anew after a moment
  const become = async (line: string): Promise<void> => {
    for (let asked = 0; asked < 200 && !(await figures()).includes(line); asked++) await wait(50);
    expect(await figures()).toContain(line);
  };
  expect(await health()).toMatchObject({ ok: true, stores: false });
  await become('atoll_store_failing 1');
  expect(child.output.match(/.*nothing can be stored.*/g)).toEqual([
    expect.stringMatching(/"level":50.*"failure":"disk I\/O error"/),
  ]);

  child.limitFiles('unlimited');
  expect(await ada.submit(pass, { id })).toMatchObject({ ok: true });
  expect(await health()).toMatchObject({ stores: true });
  await become('atoll_store_failing 0');
  expect(child.output).toContain('the store stores again');
  await ada.until(() => ada.steps.some((step) => step.seat === 1) && ada.prompt.legal.length > 0);
  const { table } = ada;
  await child.end('SIGKILL');
  const again = await ServerProcess.start(folder.path);
  expect((await TableClient.connect(again.address, grant)).table.view).toEqual(table.view);
  await again.end('SIGTERM');
});

test('a disk that takes half of an action acknowledges none, and has it once when it is sent again', async () => {
  const child = await ServerProcess.start(folder.path);
  const grant = await openTable(child.address);
  const ada = await TableClient.connect(child.address, grant);
  await ada.change({ do: 'pace', pace: 0 });
  await ada.change({ do: 'bot', seat: 1, bot: 'random' });
  await ada.start();
  await ada.until(() => ada.prompt.legal.length > 0);
  const db = new DatabaseSync(path.join(folder.path, 'atoll.db'), { readOnly: true });
  const position = fedPosition(db);
  db.close();
  const journal = path.join(folder.path, 'atoll.journal');
  const end = recordsAfter(journal, position).at(-1)?.end ?? position.offset;
  const id = randomUUID();
  child.limitFiles(end + 40);
  const refused = { ok: false, reasons: [{ code: 'not-stored' }] };
  expect(await ada.submit({ type: 'pass' }, { id })).toEqual(refused);
  expect(await ada.submit({ type: 'pass' }, { id })).toEqual(refused);
  child.limitFiles('unlimited');
  const stored = await ada.submit({ type: 'pass' }, { id });
  expect(stored).toMatchObject({ ok: true });
  await ada.until(() => ada.steps.some((step) => step.seat === 1) && ada.prompt.legal.length > 0);
  const { table } = ada;
  await child.end('SIGKILL');
  const again = await ServerProcess.start(folder.path);
  const back = await TableClient.connect(again.address, grant);
  expect(back.table.view).toEqual(table.view);
  expect(await back.submit({ type: 'pass' }, { id })).toEqual(stored);
  await again.end('SIGTERM');
});

test('a disk that does not answer makes nobody wait, and earlier writes count once it answers', async () => {
  const server = await TestServer.open(folder.path, {
    store: openSqlite(folder.path, { timeoutMs: 50 }),
  });
  const { ada, ben } = await twoPlaying(server);
  const other = new DatabaseSync(path.join(folder.path, 'atoll.db'));
  other.exec('BEGIN IMMEDIATE');
  const slow = ada.submit({ type: 'keep' });
  const health = async (): Promise<unknown> => (await server.call('GET', '/api/health')).json();
  while (((await health()) as { stores: boolean }).stores);
  expect(await health()).toMatchObject({ ok: true, stores: false });
  expect(await ben.submit({ type: 'keep' })).toMatchObject({
    ok: false,
    reasons: [{ code: 'not-stored' }],
  });
  other.exec('COMMIT');
  other.close();
  expect(await slow).toEqual({ ok: true, seq: 1 });
  expect(await ben.submit({ type: 'keep' })).toEqual({ ok: true, seq: 2 });
  await server.close();
});
