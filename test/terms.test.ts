import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../scripts/support/run.mjs';
import { ATOLL_TERMS } from './terms.ts';
import { shownTexts } from './support/shown-texts.ts';

/** Where the English words of Atoll are: the game's own, those of its table, and its rules. */
const FOLDERS = ['packages/games/atoll/src/text', 'packages/games/atoll/client/words'];
/** Facts on the species, and the books that tell them, speak of the sea, not of the game. */
const FACTS = /\/(facts|sources\/[a-z-]+)\.ts$/;
const RULES = 'packages/games/atoll/rules/en.md';

const OTHER_LANGUAGES = /^(?!en\/)[a-z]{2}\//;

const files = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !OTHER_LANGUAGES.test(name))
    .map((name) => path.join(folder, name));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Everything that a person may read: [where, text]. */
const everything: readonly (readonly [string, string])[] = [
  ...FOLDERS.flatMap(files)
    .filter((file) => !FACTS.test(file))
    .flatMap((file) => shownTexts(read(file)).map((text) => [file, text] as const)),
  // code and ids of the rules are not read as words
  ...read(RULES)
    .replaceAll(/`[^`]*`/g, '')
    .split('\n')
    .map((line) => [RULES, line] as const),
];

test('the catalogues are found', () => {
  expect(everything.length).toBeGreaterThan(700);
  expect(everything.map(([, text]) => text)).toContain('Seaweed Sale');
});

test.each(ATOLL_TERMS)('$say: nowhere another word for it', ({ not }) => {
  expect(everything.filter(([, text]) => not.test(text))).toEqual([]);
});
