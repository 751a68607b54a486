import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../scripts/support/run.mjs';
import { rulePage, RULED_GAMES } from './support/rule-pages.ts';
import { shownTexts } from './support/shown-texts.ts';
import { WORD_FOLDERS, wordFiles } from './support/word-files.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const FILES = WORD_FOLDERS.flatMap((folder) =>
  wordFiles(folder, 'fr').map((file) => `${folder}/fr/${file}`),
);
/** Code, comments and tables of ids are not read as words. */
const ruleLines = (file: string): readonly string[] =>
  read(file)
    .replaceAll(/```[^]*?```|<!--[^]*?-->|`[^`]*`|^\|[-:| ]+$/gm, '')
    .split('\n');

/** Everything French that a person may read, of templates the parts between: [where, text]. */
const everything: readonly (readonly [string, string])[] = [
  ...FILES.flatMap((file) => shownTexts(read(file)).map((text) => [file, text] as const)),
  ...RULED_GAMES.map((game) => rulePage(game, 'fr')).flatMap((file) =>
    ruleLines(file).map((line) => [file, line] as const),
  ),
];
const having = (wrong: RegExp): readonly (readonly [string, string])[] =>
  everything.filter(([, text]) => wrong.test(text));

test('the texts are found', () => {
  expect(everything.length).toBeGreaterThan(2000);
});

test('the narrow no-break space is written in one way, which can be seen', () => {
  expect(FILES.filter((file) => read(file).includes('\u202f'))).toEqual([]);
});

describe('nowhere', () => {
  test.each([
    ['another space before a sign', /[\p{L}\d)»*][ \u00a0][:;!?»]|«[ \u00a0]/u],
    ['no space before a sign', /[\p{L})»][:;!?»](?= |$)|«(?!\u202f)/u],
    ['a space before an ellipsis', / …/],
    ['another word for a ticket', /jetons? (?:Mouvement|Sauvetage|Construction|Amélioration)/],
    ['a typewriter’s apostrophe', /\p{L}'\p{L}/u],
    ['"tu"', /(?<![\p{L}’-])(?:tu|toi|ton|tes)(?!\p{L})/iu],
    ['"celui qui gagne" where "qui" does', /celui qui (?:a le plus|gagne)/],
    [
      'the singular after more than one',
      /(?<![\d.,:])(?:[2-9]|[1-9]\d|deux|trois|quatre) (?:plancton|pièce|écaille|colonie|pollution|laine|blé|argile|minerai|jeton|carte|point|manche)(?!\p{L})/iu,
    ],
    ['an amount without "de"', /\d (?:chimie|biologie|conservation|technologie|argent|popularité)/],
  ])('%s', (_, wrong) => {
    expect(having(wrong)).toEqual([]);
  });
});

test('no name stands behind "de" or "que" but by the functions that elide', () => {
  const names = /\b(?:de|que) \$\{(?:name|game|who|host|placeName|tileName|names)\b/;
  expect(FILES.filter((file) => names.test(read(file)))).toEqual([]);
});
