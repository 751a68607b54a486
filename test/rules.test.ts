import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/support/run.mjs';
import { readRules, taggedIds } from './support/rule-ids.ts';

/** The games that have rules pages, with the folder of their scenarios. */
const GAMES = readdirSync(path.join(root, 'packages/games'))
  .map((game) => ({
    paper: `packages/games/${game}/rules/en.md`,
    scenarios: `packages/games/${game}/test`,
  }))
  .filter(({ paper }) => existsSync(path.join(root, paper)));

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The ids that the tests in a folder name, each with the files that do. */
function scenariosIn(folder: string): ReadonlyMap<string, readonly string[]> {
  const shown = new Map<string, string[]>();
  const files = readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: true });
  for (const file of files.filter((name) => name.endsWith('.test.ts')))
    for (const id of taggedIds(read(`${folder}/${file}`)))
      shown.set(id, [...(shown.get(id) ?? []), file]);
  return shown;
}

describe.each(GAMES)('$paper', ({ paper, scenarios }) => {
  const { ids, without } = readRules(read(paper));
  const shown = scenariosIn(scenarios);

  test('gives every rule an id', () => {
    expect(without).toEqual([]);
  });

  test('gives no id twice', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has a scenario for every id', () => {
    expect(ids.filter((id) => !shown.has(id))).toEqual([]);
  });

  test('knows every id that a scenario names', () => {
    expect([...shown].filter(([id]) => !ids.includes(id))).toEqual([]);
  });
});

describe('A rule reference', () => {
  const paper = [
    'An introduction.',
    '',
    '## Table',
    '',
    '```',
    'A drawing.',
    '```',
    '',
    '- `T1` First.',
    '- `T2` Second.',
    '  It goes on.',
    '',
    'It follows:',
    '',
    '`P1` A rule:',
    '',
    '| a | b |',
    '|---|---|',
    '| 1 | 2 |',
    '',
    '| | b |',
    '|---|---|',
    '| `P2` | 2 |',
    '',
    '> A note.',
    '',
    '<!-- figure reef -->',
    '',
    '`27` A ruling.',
  ];

  test('has the ids of paragraphs, list items and table rows', () => {
    expect(readRules(paper.join('\n'))).toEqual({
      ids: ['T1', 'T2', 'P1', 'P2', '27'],
      without: [],
    });
  });

  test.each([
    ['a paragraph', 'Nobody says how.'],
    ['a list item', '- `T3` Third.\n- Fourth.'],
    ['a table row', '| | b |\n|---|---|\n| `P3` | 2 |\n| 4 | 2 |'],
    ['a table that belongs to no rule', 'It follows:\n\n| a | b |\n|---|---|\n| 1 | 2 |'],
  ])('without an id for %s is told so', (_, more) => {
    expect(readRules([...paper, '', more].join('\n')).without).toHaveLength(1);
  });

  test('is named by titles that begin with ids in brackets, and by nothing else', () => {
    const source = `describe('[T1] Table', () => { test.each([[1, 2]])("[P2, 27] it is %d", f); x['[T2]']; test('no [P1] here', g); });`;
    expect(taggedIds(source)).toEqual(['T1', 'P2', '27']);
  });
});
