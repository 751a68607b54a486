import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/support/run.mjs';

interface Manifest {
  readonly link?: true;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest;
const { packages } = read('package-lock.json') as {
  readonly packages: Readonly<Record<string, Manifest>>;
};
const workspaces = Object.values(packages).flatMap((entry) =>
  entry.link && entry.resolved !== undefined ? [entry.resolved] : [],
);
const wanted = ({ dependencies, devDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
});

describe('lock file', () => {
  test.each(['', ...workspaces])('agrees with the manifest in "%s"', (folder) => {
    expect(wanted(packages[folder] ?? {})).toEqual(wanted(read(path.join(folder, 'package.json'))));
  });

  // or a fresh clone cannot be installed; npm leaves out what the registry does not have
  test('has every package that another has for some machine', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) =>
        [place, ''].every((folder) => !(path.join(folder, 'node_modules', name) in packages)),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('names no registry', () => {
    const hosts = Object.values(packages).flatMap((entry) =>
      entry.resolved?.includes('://') ? [entry.resolved] : [],
    );
    expect(hosts).toEqual([]);
  });
});

describe('manifests', () => {
  test.each(['', ...workspaces])('in "%s" name exact versions', (folder) => {
    const loose = Object.entries(wanted(read(path.join(folder, 'package.json')))).filter(
      ([, version]) => !/(^|@)\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});
