import { LOCALES } from '@atoll/engine';
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/support/run.mjs';
import { wordFiles, WORD_FOLDERS } from './support/word-files.ts';

/**
 * The most lines of all languages that may repeat the English file of the same name to the letter.
 * Code without words belongs to a neutral module; lower the limit with the number of lines.
 */
const LIMIT = 597;

/** The lines of a file of words; lines of punctuation alone are left out. */
const linesOf = (file: string): readonly string[] =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** The number of lines that stand in another file, too, each as often as it stands there. */
function repeats(own: readonly string[], english: readonly string[]): number {
  const left = [...english];
  return own.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  }).length;
}

test('languages repeat no more lines of the English words than they did', () => {
  const found = WORD_FOLDERS.flatMap((folder) => {
    const english = new Set(wordFiles(folder, 'en'));
    return Object.keys(LOCALES)
      .filter((id) => id !== 'en')
      .flatMap((id) =>
        wordFiles(folder, id)
          .filter((file) => english.has(file))
          .map((file) =>
            repeats(linesOf(`${folder}/${id}/${file}`), linesOf(`${folder}/en/${file}`)),
          ),
      );
  });
  expect(found.length).toBeGreaterThan(150);
  expect(found.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(LIMIT);
});
