import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/support/run.mjs';

const docs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' });
const papers = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...docs
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.split(path.sep).join('/')}`),
];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const notSources = ['node_modules', 'dist', '.cache'];

/** Every file below a folder, without installed and built files. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (notSources.includes(entry.name)) return [];
    return entry.isDirectory() ? filesIn(file) : [file];
  });
const sources = [...filesIn('packages'), ...filesIn('scripts'), ...filesIn('test')];
/** All of them with their folders, and what stands in docs. */
const tree = [...sources, ...docs.map((file) => `docs/${file}`), 'docs'].flatMap((file) =>
  file.split('/').map((_, last, parts) => parts.slice(0, last + 1).join('/')),
);

describe.each(papers)('%s', (paper) => {
  test('links to files that exist', () => {
    const links = [...read(paper).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^\w+:/.test(target));
    expect(
      links.filter((target) => !existsSync(path.join(root, path.dirname(paper), target))),
    ).toEqual([]);
  });

  test('names source files that exist', () => {
    const named = [...read(paper).matchAll(/`([\w./-]+\.(?:tsx?|[cm]js))`/g)];
    const gone = (name: string): boolean =>
      !existsSync(path.join(root, name)) && !sources.some((file) => file.endsWith(`/${name}`));
    expect(named.map(([, name = '']) => name).filter(gone)).toEqual([]);
  });

  test('names paths that exist, for some game, card or op', () => {
    const named = [...read(paper).matchAll(/`((?:packages|scripts|test|docs)\/[^\s`{}]*)`/g)];
    const gone = (name: string): boolean => {
      const parts = name.replace(/\/$/, '').split(/<[\w -]+>|\*/);
      const pattern = new RegExp(
        `^${parts.map((part) => part.replaceAll(/[.+()]/g, '\\$&')).join('[^/]+')}$`,
      );
      return !tree.some((place) => pattern.test(place));
    };
    expect(named.map(([, name = '']) => name).filter(gone)).toEqual([]);
  });

  test('names npm scripts that exist', () => {
    const named = [...read(paper).matchAll(/npm (?:run (?:-s )?([\w:]+)|(start|test))/g)].map(
      ([, run, own]) => run ?? own ?? '',
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('the README lists every package', () => {
  const packages = ['packages', 'packages/games']
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
  const readme = read('README.md');
  expect(packages.filter((folder) => !readme.includes(`](${folder})`))).toEqual([]);
});
