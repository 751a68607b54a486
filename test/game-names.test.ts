import { catalog } from '@atoll/catalog';
import { unreleased } from '@atoll/catalog/unreleased';
import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/support/run.mjs';

/**
 * What may name games: the games themselves, the one list of them, and the permitted imports, since
 * tests of every package import the unreleased game.
 */
const NAMING = ['packages/games', 'packages/catalog', 'scripts/lint/directions.mjs'];
const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  '.cache',
  'test',
  'bench',
  'fuzz',
  'leaks',
  'left-out',
]);
const SOURCE = /\.(tsx?|mjs|cjs|js|css|html|json)$/;

/** The ways to write a game's id in code; Atoll shares its name with the platform. */
function names(id: string, name: string): readonly string[] {
  const folder = [`game-${id}`, `games/${id}`];
  if (id === 'atoll') return folder;
  const camel = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  return [...folder, id, camel, pascal, name];
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (NOT_SOURCES.has(entry.name) || NAMING.includes(file)) return [];
    if (entry.isDirectory()) return sourcesIn(file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
}

const sources = [
  ...sourcesIn('packages'),
  ...sourcesIn('scripts'),
  ...['package.json', 'knip.json', 'eslint.config.js', 'jest.config.mjs', 'biome.json'],
];

const games = { ...catalog, ...unreleased };

test('each game has a folder of its own', () => {
  for (const id of Object.keys(games))
    expect(existsSync(path.join(root, 'packages/games', id, 'package.json'))).toBe(true);
});

test.each(Object.values(games).map(({ id, name }) => [id, name] as const))(
  'no file of the product names %s, but for its folder and the catalogue',
  (id, name) => {
    expect(sources.length).toBeGreaterThan(1000);
    const naming = sources.filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return names(id, name).some((one) => text.includes(one));
    });
    expect(naming).toEqual([]);
  },
);
