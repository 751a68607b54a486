import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { entriesOf, linesOf } from '../../src/store/sqlite/journal-lines.ts';
import { recordsAfter } from '../../src/store/sqlite/journal-records.ts';
import { fedPosition } from '../../src/store/sqlite/journal-feed.ts';
import type { EntryRow } from '../../src/store/rows.ts';
import { entryRowOf, foundIn, JournalImage } from '../support/store/journal-image.ts';
import { dataFolder } from '../support/test-server.ts';

let folder: ReturnType<typeof dataFolder>;
let image: JournalImage;
beforeEach(() => {
  folder = dataFolder();
  image = new JournalImage(folder.path);
});
afterEach(() => {
  image.close();
  folder.remove();
});

const found = (entries: readonly EntryRow[]): readonly unknown[] =>
  entries.map(({ seq, entry }) => ({ seq, entry }));

/** A server that starts after the power failed finds exactly these entries. */
function expectKept(...entries: readonly EntryRow[]): void {
  const copy = image.copy();
  expect(foundIn(copy, image.matchId)).toEqual([found(entries), found(entries)]);
  rmSync(copy, { recursive: true });
}

test('lines give back what they were made of, whatever clients put into it', () => {
  const ids = ['', 'plain', 'a\tb', '1\n2', '"', '\\', '\u2028', '\u0000', 'é🐚', '\ud800'];
  for (const matchId of ids)
    for (const clientId of ids) {
      const entry = { seq: 3, at: 0, clientId, entry: JSON.stringify({ clientId, matchId }) };
      const text = linesOf({ do: 'append', matchId, epoch: 2, entries: [entry, entry] });
      const line = { ...entry, matchId, epoch: 2 };
      expect(entriesOf(Buffer.from(text).toString())).toEqual([line, line]);
      expect(entriesOf(text, matchId)).toEqual([line, line]);
      expect(entriesOf(text, `${matchId}x`)).toEqual([]);
    }
});

test('the power may fail between any two steps: every acknowledged entry is kept, once', async () => {
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((seq) => entryRowOf(seq)) as [
    EntryRow,
    EntryRow,
    EntryRow,
    EntryRow,
    EntryRow,
  ];
  expectKept();
  image.commit('renew');
  expectKept();
  await image.append(one, two);
  expectKept(one, two);
  await image.append(three);
  expectKept(one, two, three);
  // In the middle of a feed, which is rolled back, and repeated.
  image.db.exec('BEGIN IMMEDIATE');
  expectKept(one, two, three);
  image.db.exec('ROLLBACK');
  expect(() =>
    image.writes.commit([{ do: 'change', statements: [{ sql: 'no SQL', values: {} }] }]),
  ).toThrow('syntax');
  expectKept(one, two, three);
  image.commit('keep');
  expectKept(one, two, three);
  await image.append(four);
  expectKept(one, two, three, four);
  image.commit('renew', 'stays');
  expectKept(one, two, three, four);
  image.journal.begin(image.writes.committed.generation);
  // Over the longer records of the generation before.
  await image.append(five);
  expectKept(one, two, three, four, five);
  image.commit('end');
  expectKept(one, two, three, four, five);
});

test('a tail that is torn or garbled at any byte leaves exactly the whole records before it', async () => {
  image.commit('renew');
  const old = Array.from({ length: 9 }, (_, index) => entryRowOf(index + 1));
  for (const entry of old) await image.append(entry);
  image.commit('renew');
  const fed = entryRowOf(10);
  await image.append(fed);
  image.commit('keep');
  const position = fedPosition(image.db);
  const tail = [entryRowOf(11), entryRowOf(12, 20), entryRowOf(13)];
  for (const entry of tail) await image.append(entry);
  const file = path.join(image.folder, 'atoll.journal');
  const ends = recordsAfter(file, position).map(({ end }) => end);
  expect(ends).toHaveLength(3);
  const bytes = readFileSync(file);
  const { matchId } = image;
  const copy = image.copy();
  const database = ['atoll.db', 'atoll.db-wal'].map(
    (name) => [path.join(copy, name), readFileSync(path.join(copy, name))] as const,
  );
  const zeros = Buffer.alloc(bytes.length);
  const damages: readonly ((at: number) => Buffer)[] = [
    (at) => Buffer.concat([bytes.subarray(0, at), zeros.subarray(at)]),
    (at) => {
      const garbled = Buffer.from(bytes);
      garbled[at]! ^= 1 << (at % 8);
      return garbled;
    },
  ];
  const short = 8192;
  for (let at = position.offset; at < (ends.at(-1) ?? 0); at++)
    for (const damage of damages) {
      for (const [name, content] of database) writeFileSync(name, content);
      writeFileSync(path.join(copy, 'atoll.journal'), damage(at).subarray(0, short), {
        flag: 'r+',
      });
      const kept = [...old, fed, ...tail.filter((_, index) => (ends[index] ?? 0) <= at)];
      expect([at, ...foundIn(copy, matchId)]).toEqual([at, found(kept), found(kept)]);
    }
});

test('a journal whose fed records are gone is not that of its database', async () => {
  image.commit('renew');
  await image.append(entryRowOf(1));
  image.commit('keep');
  const copy = image.copy();
  writeFileSync(path.join(copy, 'atoll.mark'), '1');
  expect(foundIn(copy, image.matchId)[1]).toHaveLength(1);
  const emptied = image.copy();
  writeFileSync(path.join(emptied, 'atoll.mark'), '1');
  writeFileSync(path.join(emptied, 'atoll.journal'), Buffer.alloc(4 * 1024 * 1024));
  expect(() => foundIn(emptied, image.matchId)).toThrow('was taken away, cut or replaced');
});

test('a write that failed is made void, and so is one that may be there once the database has the next', async () => {
  image.commit('renew');
  await image.append(entryRowOf(1));
  // as a disk that has no room for the end of the record, and then none for the entry
  const tooLong = entryRowOf(2, 5 * 1024 * 1024);
  await expect(image.append(tooLong)).rejects.toThrow('full');
  expect(await image.journal.voidFailed()).toBe(true);
  expectKept(entryRowOf(1));
  expect(image.journal.hasRoom).toBe(false);
  image.commit('renew');
  expect(image.journal.hasRoom).toBe(true);
  await image.append(entryRowOf(2));
  expectKept(entryRowOf(1), entryRowOf(2));
});
