import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../scripts/support/run.mjs';

/**
 * The most type casts in what runs in a browser: the shell, the parts of all tables and the tables
 * of the games. The compiler believes a cast and no longer checks what stands behind it, so a cast
 * belongs only where a value enters from outside the program, or where a type of the language
 * cannot say what the program knows. Lower the limit with the number of casts.
 */
const LIMIT = 30;

const GAMES = 'packages/games';
const FOLDERS = [
  ...['packages/client/src', 'packages/table-kit/src'],
  ...readdirSync(path.join(root, GAMES)).map((game) => `${GAMES}/${game}/client`),
];

const SOURCES = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file}`),
);

/** The casts of a source text, each with its line; `as const` is none, since it claims nothing. */
function castsIn(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !isConst(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.type.getStart(source));
      found.push(`${file}:${line + 1} as ${node.type.getText(source)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isConst = ({ type }: ts.AssertionExpression): boolean => ts.isConstTypeReference(type);

test('a cast is found in every form', () => {
  const text =
    "const a = b as A;\nconst c = <C>d;\nconst e = f as unknown as E;\nconst g = ['h'] as const;";
  expect(castsIn('some.ts', text)).toEqual([
    'some.ts:1 as A',
    'some.ts:2 as C',
    'some.ts:3 as E',
    'some.ts:3 as unknown',
  ]);
});

test('the client casts no more often than it did', () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  const found = SOURCES.flatMap((file) =>
    castsIn(file, readFileSync(path.join(root, file), 'utf8')),
  );
  // all of them are named, since any of them may be the new one
  expect(found.length > LIMIT ? found : []).toEqual([]);
});
