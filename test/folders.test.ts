import { expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/support/run.mjs';

const MOST = 25;
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', '.vite-temp']);
/** One drawing a file: a folder of drawings is as long as the list of its cards. */
const DRAWINGS = /^packages\/art\/src\/drawings\//;

function foldersIn(folder: string): readonly (readonly [string, number])[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).length;
  return [
    [folder, files],
    ...entries
      .filter((entry) => entry.isDirectory() && !NOT_SOURCES.has(entry.name))
      .flatMap(({ name }) => foldersIn(path.posix.join(folder, name))),
  ];
}

test(`no folder of sources holds more than ${MOST} files, but for drawings`, () => {
  const folders = ['packages', 'scripts', 'test'].flatMap(foldersIn);
  expect(folders.length).toBeGreaterThan(300);
  expect(folders.filter(([name, files]) => files > MOST && !DRAWINGS.test(name))).toEqual([]);
});
