import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A tree of an older commit with its packages installed, made once and kept outside of this tree,
 * where no tool takes it for a part. Throws when the repository does not hold the commit, as a
 * shallow clone may not.
 */
export async function commitTree(root: string, commit: string): Promise<string> {
  const run = (command: string, cwd: string, ...args: readonly string[]): string =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const known = (() => {
    try {
      return run('git', root, 'rev-parse', '--verify', `${commit}^{commit}`).trim();
    } catch {
      throw new Error(
        `this repository does not hold the commit ${commit}; fetch it: git fetch --unshallow`,
      );
    }
  })();
  const tree = path.join(tmpdir(), 'atoll-bench-trees', known);
  if (existsSync(path.join(tree, 'node_modules/.package-lock.json'))) return tree;
  mkdirSync(tree, { recursive: true });
  const archive = path.join(tree, 'tree.tar');
  run('git', root, 'archive', `--output=${archive}`, known);
  run('tar', tree, '-xf', archive);
  run('npm', tree, 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  return tree;
}
