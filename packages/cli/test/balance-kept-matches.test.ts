import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KeptMatches } from '../src/balance/recording/kept-matches.ts';
import { read } from '../src/balance/recording/record-file.ts';
import { match, run } from './balance-records.ts';

const settings = { run, seed: 's' };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('matches are in the file as soon as they are added, and again when it is opened', async () => {
  const file = path.join(folder, 'kept');
  const first = await KeptMatches.open(file, settings);
  first.add(match([3, 2]));
  expect(read(file, await readFile(file)).records).toEqual([match([3, 2])]);
  const second = await KeptMatches.open(file, settings);
  expect(second.records).toEqual([match([3, 2])]);
  second.add(match([1, 2], { index: 1 }));
  second.end([]);
  expect(read(file, await readFile(file)).records).toHaveLength(2);
});

test('a match that was cut off is played again, and nothing is lost', async () => {
  const file = path.join(folder, 'kept');
  const first = await KeptMatches.open(file, settings);
  first.add(match([3, 2]));
  first.add(match([1, 2], { index: 1 }));
  const { length } = await readFile(file);
  await truncate(file, length - 20);
  const second = await KeptMatches.open(file, settings);
  expect(second.records).toEqual([match([3, 2])]);
  second.add(match([4, 2], { index: 1 }));
  expect(read(file, await readFile(file)).records.map(({ scores }) => scores[0]?.total)).toEqual([
    3, 4,
  ]);
});

test.each([
  ['another seed', { run, seed: 'other' }, 'holds matches of the seed "s"'],
  ['other cards', { run: { ...run, cards: 'xyz' }, seed: 's' }, 'differ in cards'],
])('matches of %s are refused, and left as they are', async (_, other, message) => {
  const file = path.join(folder, 'kept');
  (await KeptMatches.open(file, settings)).add(match([3, 2]));
  const before = await readFile(file);
  await expect(KeptMatches.open(file, other)).rejects.toThrow(message);
  expect(await readFile(file)).toEqual(before);
});

test('another file is refused, and left as it is', async () => {
  const file = path.join(folder, 'kept');
  await writeFile(file, 'words');
  await expect(KeptMatches.open(file, settings)).rejects.toThrow('is not a file that --keep wrote');
  expect(await readFile(file, 'utf8')).toBe('words');
});
