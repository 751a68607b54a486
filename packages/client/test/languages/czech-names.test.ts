import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const FOLDER = join(import.meta.dirname, '../../../table-kit/src/words/cs');
const NAME = 'Mira';
/** After these a name would have another case than the one that it is written in. */
const GOVERNED = /(^|\s)(s|se|u|k|ke|pro|bez|proti|místo|místě|místa|za|komu|koho) Mira/iu;

type Said = (...names: readonly unknown[]) => unknown;

/** What a function says of a person or of several; nothing where it speaks of neither. */
function asked(words: Said, name: unknown): unknown {
  try {
    return words(name, name, name);
  } catch {
    return '';
  }
}

/** What speaks of a number of bots or of the number of a seat, not of a person. */
const NUMBERED = ['bots', 'toSeat', 'goesOn'];

/** Every text below a value of a module of words, with a person wherever one may be named. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return [NAME, [NAME, NAME]].flatMap((name) => textsOf(asked(value as Said, name)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    NUMBERED.includes(key) ? [] : textsOf(below),
  );
}

const modules = (await Promise.all(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => import(join(FOLDER, file))),
)) as readonly unknown[];
const said = modules.flatMap(textsOf).filter((text) => text.includes(NAME));

test('the name of a person, which nobody inflects, stands in the nominative', () => {
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((text) => GOVERNED.test(text))).toEqual([]);
  expect(said).toContain('Za hráče Mira hraje bot.');
  expect(GOVERNED.test('Na místě Mira hraje bot.')).toBe(true);
});
