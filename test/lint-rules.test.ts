import { describe, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lint } from './support/lint.ts';

describe('purity', () => {
  const file = (code: string) => `import { f } from './f.ts';\nexport const a = [f, ${code}];`;

  test.each([
    'Math.random()',
    'Date.now()',
    'new Date()',
    'setTimeout(f, 1)',
    'process.env',
    'window.name',
    `fetch('/')`,
    `import('node:fs')`,
  ])('the engine refuses %s', async (code) => {
    expect(await lint('packages/engine/src/x.ts', file(code))).toEqual([
      expect.stringMatching(/^no-restricted|^atoll\/imports/),
    ]);
  });

  test.each(['games/atoll', 'bots', 'testkit'])('%s is pure too', async (folder) => {
    expect(await lint(`packages/${folder}/src/x.ts`, file('Math.random()'))).toEqual([
      expect.stringMatching(/generator in the state/),
    ]);
  });

  test('leaves the server its clock', async () => {
    expect(await lint('packages/server/src/x.ts', 'export const a = Date.now();')).toEqual([]);
  });
});

describe('cards are not named in the rules', () => {
  const comparisons = [
    `state.card === 'tiger-shark'`,
    `'tiger-shark' !== state.animal.id`,
    `id === 'tiger-shark'`,
  ].map(
    (code) => `import { state, id } from './state.ts';\nexport const a = [state, id, ${code}];`,
  );
  const choice = `export function f(x: { readonly card: string }) {\n  switch (x.card) {\n    case 'tiger-shark': return 1;\n  }\n}`;

  test.each([...comparisons, choice])('refuses %#', async (text) => {
    expect(await lint('packages/games/atoll/src/x.ts', text)).toEqual([
      expect.stringMatching(/name no card/),
    ]);
  });

  test('allows them in the card data', async () => {
    expect(await lint('packages/games/atoll/src/cards/x.ts', comparisons[0] ?? '')).toEqual([]);
  });
});

describe('syntax', () => {
  test.each([
    ['export enum A { one }', /No enums/],
    ['export namespace A { export const a = 1; }', /No namespaces/],
    ['export class A { constructor(readonly a: number) {} }', /parameter properties/],
    ['export const a = (x: any) => x as string;', /no-explicit-any/],
    ['// @ts-ignore\nexport const a = 1;', /ban-ts-comment/],
    ['export default 1;', /Export by name/],
    ['export function a(force: boolean) { return force; }', /true or false/],
    ['export const a = [\n' + '  1,\n'.repeat(300) + '];', /max-lines/],
  ])('refuses %#', async (text, message) => {
    expect((await lint('packages/server/src/x.ts', text)).join('\n')).toMatch(message);
  });
});

describe('the client', () => {
  const file = 'packages/games/atoll/client/x.tsx';
  const page = (inside: string): string => `export const X = () => ${inside};`;
  const tooMany = `export interface XProps {\n${Array.from({ length: 11 }, (_, i) => `  readonly p${i}: number;`).join('\n')}\n}`;
  const tooLong = `export function X() {\n${'  console.log(1);\n'.repeat(80)}}`;

  test.each([
    [page('<p>Hello</p>'), /words of a locale/],
    [page('<p title="Hello" />'), /words of a locale/],
    [page('<img alt="Reef" />'), /words of a locale/],
    [tooMany, /More than ten props/],
    [tooLong, /too many lines/],
  ])('refuses %#', async (text, message) => {
    expect(await lint(file, text)).toEqual([expect.stringMatching(message)]);
  });

  test.each([page('<p className="hello">×</p>'), page('<p>{1} / {2}</p>'), page('<img alt="" />')])(
    'allows %#',
    async (text) => {
      expect(await lint(file, text)).toEqual([]);
    },
  );
});

describe('the client of a game knows no rule', () => {
  const file = 'packages/games/atoll/client/panels/x.ts';
  const from = (code: string): string =>
    `import { view, round, phase, seats } from './view.ts';\nexport const a = [view, round, phase, seats, ${code}];`;

  test.each([
    'view.round < 4',
    'view.round >= 4',
    'round === 0',
    '3 === view.level',
    'seats === 5',
    'view.seats.length > 4',
    `view.phase === 'discard'`,
    `phase !== 'main'`,
    `['lot', 'roll'].includes(view.phase)`,
  ])('refuses %s', async (code) => {
    expect(await lint(file, from(code))).toEqual([expect.stringMatching(/knows no rule/)]);
  });

  test.each([
    'view.seats.length > 1',
    'view.seats.length - 1',
    'round > view.round',
    `view.snapshot.status === 'live'`,
  ])('allows %s', async (code) => {
    expect(await lint(file, from(code))).toEqual([]);
  });

  test('leaves the rules their figures', async () => {
    const rules = 'packages/games/atoll/src/x.ts';
    expect(await lint(rules, from('view.round < 4'))).toEqual([]);
  });

  test('no client gives a figure of its rules a second time', async () => {
    const games = path.resolve(import.meta.dirname, '../packages/games');
    for (const game of await readdir(games)) {
      const figures = await constantsIn(path.join(games, game, 'src'), 'export const');
      const own = await constantsIn(path.join(games, game, 'client'), '(?:export )?const');
      expect([...own].filter((name) => figures.has(name))).toEqual([]);
    }
  });
});

/** The names of constants that are a number in the modules of a folder. */
async function constantsIn(folder: string, start: string): Promise<ReadonlySet<string>> {
  const files = await readdir(folder, { recursive: true });
  const modules = files.filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(modules.map((file) => readFile(path.join(folder, file), 'utf8')));
  const constant = new RegExp(`^${start} ([A-Z_]+)(?:: [^=]+)? = [\\d.]+;`, 'gm');
  return new Set(
    texts.flatMap((text) => [...text.matchAll(constant)].map(([, name = '']) => name)),
  );
}

describe('words that no name may hold', () => {
  const file = 'packages/server/src/x.ts';

  test.each([
    ['a constant', 'export const MS_OF_PATIENCE = 1;', 'timeout'],
    ['a type', 'export type ToldStep = string;', 'announced'],
    ['a field', 'export interface A {\n  readonly pulse: number;\n}', 'heartbeat'],
    ['a parameter', 'export const f = ({ a: [duty] }: X) => duty;', 'prompt'],
    [
      'a parameter of a function',
      'export function f(heirOf = 1) {\n  return heirOf;\n}',
      'next host',
    ],
  ])('%s is refused, with the word of the field', async (_, code, word) => {
    expect(await lint(file, code)).toEqual([expect.stringMatching(`^atoll/name-words: .*${word}`)]);
  });

  test('the name of a file is refused', async () => {
    expect(await lint('packages/server/src/told-lines.ts', 'export const a = 1;')).toEqual([
      expect.stringMatching('^atoll/name-words'),
    ]);
  });

  test('longer words and uses of foreign names are accepted', async () => {
    const code = "import { f } from './f.ts';\nexport const retold = f.duty;";
    expect(await lint(file, code)).toEqual([]);
  });
});
