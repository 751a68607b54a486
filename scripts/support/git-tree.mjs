import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * The id of the git tree of all files as they are now, those that are not committed included; what
 * git ignores is left out.
 * @returns {string}
 */
export function presentTree() {
  const folder = mkdtempSync(path.join(tmpdir(), 'atoll-index-'));
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
  try {
    git(['read-tree', 'HEAD'], env);
    git(['add', '--all'], env);
    return git(['write-tree'], env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} from a tree or commit
 * @param {string} to a tree or commit
 * @returns {readonly string[]} where they differ, from the root; deleted files are left out
 */
export function changedFiles(from, to) {
  const listed = git([
    'diff-tree',
    '-r',
    '--name-only',
    '--diff-filter=d',
    '--no-renames',
    from,
    to,
  ]);
  return listed === '' ? [] : listed.split('\n');
}

/**
 * The newest commit of the present branch that has a tree.
 * @param {string} tree
 * @returns {{ commit: string, behind: number } | undefined} `behind` counts the commits since then
 */
export function commitOf(tree) {
  const commits = git(['log', '--format=%h %T']).split('\n');
  const behind = commits.findIndex((line) => line.endsWith(` ${tree}`));
  return behind < 0 ? undefined : { commit: commits[behind]?.split(' ')[0] ?? '', behind };
}

/** @returns {string} */
function git(/** @type {readonly string[]} */ args, env = process.env) {
  return execFileSync('git', args, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();
}
