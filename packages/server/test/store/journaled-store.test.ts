import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LostOwnership, type MatchStore, type Ownership } from '../../src/store/match-store.ts';
import { openLocked, openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { newMatch } from '../support/store/stored-match.ts';
import { dataFolder } from '../support/test-server.ts';

let folder: ReturnType<typeof dataFolder>;
let store: MatchStore;
beforeEach(() => {
  folder = dataFolder();
  store = openLocked(folder.path, { timeoutMs: 60_000 });
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

const entry = (seq: number, text = '') =>
  ({
    entry: { seq, at: seq, type: 'action', seat: 0, action: { type: 'rest', text } },
    clientId: `c${seq}`,
  }) as const;
const seqs = async (of: MatchStore, matchId: string): Promise<readonly number[]> =>
  (await of.readLog(matchId)).map(({ entry: { seq } }) => seq);
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

async function claimed(): Promise<Ownership> {
  const match = newMatch();
  await store.create(match);
  return store.claim(match.matchId);
}

/** How many entries of a match the database itself has. */
function inDatabase({ matchId }: Ownership): number {
  const db = new DatabaseSync(path.join(folder.path, 'atoll.db'), { readOnly: true });
  const row = db.prepare('SELECT count(*) AS n FROM match_log WHERE match_id = ?').get(matchId);
  db.close();
  return Number(row?.['n']);
}

test('what was appended is read at once, here and beside, and is in the database once that is written to', async () => {
  const owner = await claimed();
  const idle = await claimed();
  for (const seq of upTo(5)) await store.append(owner, [entry(seq)]);
  await store.append(owner, [entry(6), entry(7)]);
  const beside = openSqlite(folder.path);
  for (const reader of [store, beside]) {
    expect(await reader.readLog(owner.matchId)).toEqual(upTo(7).map((seq) => entry(seq)));
    expect(await reader.readLog(owner.matchId, 5)).toEqual([entry(6), entry(7)]);
    expect(await reader.readNext(owner.matchId, { after: 2, most: 2 })).toEqual([
      entry(3),
      entry(4),
    ]);
    expect(await reader.logLength(owner.matchId)).toBe(7);
    expect(await reader.logLength(idle.matchId)).toBe(0);
  }
  await beside.close();
  await store.append(owner, [entry(8)]);
  await store.saveSnapshot(owner, { seq: 8, gameVersion: 1, hash: '', match: '' });
  expect(inDatabase(owner)).toBe(8);
});

test('the database has what was appended after a while, and all of it when the store is closed', async () => {
  const owner = await claimed();
  await store.append(owner, [entry(1)]);
  while (inDatabase(owner) < 1) await new Promise((resolve) => setTimeout(resolve, 20));
  await store.append(owner, [entry(2)]);
  await Promise.all([store.close(), store.close()]);
  expect(inDatabase(owner)).toBe(2);
  store = openLocked(folder.path);
  expect(await seqs(store, owner.matchId)).toEqual([1, 2]);
});

test('an entry that is there, an older one and a former owner are refused, and change nothing', async () => {
  const owner = await claimed();
  await store.append(owner, [entry(1)]);
  await store.append(owner, [entry(2)]);
  const refused = [
    store.append(owner, [entry(2)]),
    store.append(owner, [entry(3), entry(3)]),
    store.append({ ...owner, epoch: owner.epoch + 1 }, [entry(3)]),
    store.append({ ...owner, matchId: 'none' }, [entry(3)]),
  ];
  for (const each of refused) await expect(each).rejects.toThrow(LostOwnership);
  const next = await store.claim(owner.matchId);
  await expect(store.append(owner, [entry(3)])).rejects.toThrow(LostOwnership);
  await store.append(next, [entry(3)]);
  await expect(store.append(owner, [entry(4)])).rejects.toThrow(LostOwnership);
  expect(await seqs(store, owner.matchId)).toEqual([1, 2, 3]);
});

test('a new owner reads every entry that the former one knows to be stored, however they overlap', async () => {
  let owner = await claimed();
  let last = 0;
  for (let round = 0; round < 60; round++) {
    const stored: number[] = [];
    let next = last;
    let isLost = false;
    const former = owner;
    const writing = (async () => {
      while (!isLost) {
        const seq = ++next;
        await store.append(former, [entry(seq)]).then(
          () => stored.push(seq),
          (error: unknown) => {
            expect(error).toBeInstanceOf(LostOwnership);
            isLost = true;
          },
        );
      }
    })();
    for (let turn = 0; turn < round % 7; turn++) await new Promise(setImmediate);
    owner = await store.claim(owner.matchId);
    const log = await seqs(store, owner.matchId);
    await writing;
    expect(log.slice(last)).toEqual(stored);
    expect(await seqs(store, owner.matchId)).toEqual(log);
    last = log.length;
  }
  expect(last).toBeGreaterThan(0);
});

test('a claim by another process is noticed with the next append', async () => {
  const owner = await claimed();
  await store.append(owner, [entry(1)]);
  const beside = openSqlite(folder.path);
  const next = await beside.claim(owner.matchId);
  expect(await seqs(beside, owner.matchId)).toEqual([1]);
  await beside.append(next, [entry(2)]);
  await expect(store.append(owner, [entry(2)])).rejects.toThrow(LostOwnership);
  expect(await seqs(store, owner.matchId)).toEqual([1, 2]);
  await beside.close();
});

test('a match that another process deleted takes its entries in the journal along', async () => {
  const owner = await claimed();
  const other = await claimed();
  await store.append(owner, [entry(1)]);
  await store.append(other, [entry(1)]);
  const beside = openSqlite(folder.path);
  await beside.delete(owner.matchId);
  await beside.close();
  await expect(store.append(owner, [entry(2)])).rejects.toThrow(LostOwnership);
  await store.append(other, [entry(2)]);
  expect(await seqs(store, owner.matchId)).toEqual([]);
  expect(await seqs(store, other.matchId)).toEqual([1, 2]);
});

test('while the database is locked, logs are read with what is only in the journal', async () => {
  const owner = await claimed();
  const other = new DatabaseSync(path.join(folder.path, 'atoll.db'));
  other.exec('BEGIN IMMEDIATE');
  await store.append(owner, [entry(1)]);
  expect(await seqs(store, owner.matchId)).toEqual([1]);
  other.exec('COMMIT');
  other.close();
});

test('the journal begins anew when half of it is full, and loses nothing', async () => {
  const owners = [await claimed(), await claimed(), await claimed()];
  const text = 'é'.repeat(40_000);
  for (const seq of upTo(40))
    await Promise.all(owners.map((owner) => store.append(owner, [entry(seq, text)])));
  for (const { matchId } of owners) expect(await seqs(store, matchId)).toEqual(upTo(40));
  await store.close();
  store = openLocked(folder.path);
  for (const { matchId } of owners) expect(await seqs(store, matchId)).toEqual(upTo(40));
});

test('an entry that is longer than the journal is stored', async () => {
  const owner = await claimed();
  await store.append(owner, [entry(1)]);
  await store.append(owner, [entry(2, 'x'.repeat(5 * 1024 * 1024))]);
  await store.append(owner, [entry(3)]);
  expect(await seqs(store, owner.matchId)).toEqual([1, 2, 3]);
});

test('a process that is killed at any time leaves every entry that it said is stored', async () => {
  const { matchId } = await claimed();
  await store.close();
  const program = path.join(import.meta.dirname, '../support/store/append-until-killed.ts');
  let said = 0;
  for (const more of [1, 2, 3, 5, 40, 900]) {
    const child = spawn(process.execPath, [program, folder.path, matchId], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const enough = said + more;
    for await (const line of createInterface(child.stdout)) {
      said = Number(line);
      if (said === enough) child.kill('SIGKILL');
    }
    await ended;
    expect(said).toBeGreaterThanOrEqual(enough);
    store = openLocked(folder.path);
    const log = await seqs(store, matchId);
    expect(log).toEqual(upTo(log.length));
    // The last one was stored, and could not be said any more.
    expect([said, said + 1]).toContain(log.length);
    said = log.length;
    await store.close();
  }
  store = openLocked(folder.path);
});
