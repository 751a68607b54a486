import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles, commitOf, presentTree } from './git-tree.mjs';
import { root } from './run.mjs';

const FILE = path.join(root, '.cache/green-tree');
/** So many changed files are named. */
const NAMED = 5;

/** @returns {string | undefined} the git tree that the last whole green run has tested */
export function greenTree() {
  try {
    return readFileSync(FILE, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Writes down that the whole run was green for this git tree. */
export function keepGreenTree(/** @type {string} */ tree) {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${tree}\n`);
}

/**
 * Whether the present tree is the one that was green, and if not, since when.
 * @returns {{ isGreen: boolean, text: string }}
 */
export function greenStatus() {
  const green = greenTree();
  if (green === undefined)
    return { isGreen: false, text: 'No whole run has been green here yet. Run: npm test' };
  const present = presentTree();
  const known = commitOf(green);
  const where = known ? `commit ${known.commit}` : `tree ${green.slice(0, 8)}, which is no commit`;
  if (present === green)
    return {
      isGreen: true,
      text: `Green: the present tree is the one that was tested (${where}).`,
    };
  const files = changedFiles(green, present);
  const named = [...files.slice(0, NAMED), ...(files.length > NAMED ? ['…'] : [])].join(', ');
  const commits = known ? `${known.behind} commits and ` : '';
  return {
    isGreen: false,
    text: `Not tested: the last green run was at ${where}; ${commits}${files.length} files ago: ${named}`,
  };
}
