import { LOCALES } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/support/run.mjs';
import { rulePage, RULED_GAMES } from './support/rule-pages.ts';
import { shownTexts } from './support/shown-texts.ts';
import { WORD_FOLDERS, wordFiles } from './support/word-files.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Code and the files that it is about are not read as words. */
const ruleLines = (file: string): readonly string[] =>
  read(file)
    .replaceAll(/```[^]*?```|<!--[^]*?-->|`[^`]*`|^\|[-:| ]+$/gm, '')
    .split('\n');

/** Everything that a person may read in a language: [where, text]. */
const everythingIn = (language: string): readonly (readonly [string, string])[] => [
  ...WORD_FOLDERS.flatMap((folder) =>
    wordFiles(folder, language).flatMap((name) => {
      const file = `${folder}/${language}/${name}`;
      return shownTexts(read(file)).map((text) => [file, text] as const);
    }),
  ),
  ...RULED_GAMES.map((game) => rulePage(game, language)).flatMap((file) =>
    ruleLines(file).map((line) => [file, line] as const),
  ),
];

describe.each(Object.keys(LOCALES))('the texts in %s', (language) => {
  const everything = everythingIn(language);

  test('is found', () => {
    expect(everything.length).toBeGreaterThan(2000);
  });

  test.each([
    ['a typewriter’s apostrophe', /'/],
    ['typewriter’s quotation marks', /"/],
    ['a hyphen for a minus', /(?<![\p{L}\p{N}])-(?=[\p{N}]|$)/u],
  ])('has nowhere %s', (_, wrong) => {
    expect(everything.filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});
