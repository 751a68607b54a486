import { execFileSync } from 'node:child_process';

/** The commit of the measured sources, with `and changes` if the tree differs from it. */
export function commitNow(): string {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short=8', 'HEAD');
  return git('status', '--porcelain') === '' ? `commit ${commit}` : `commit ${commit} and changes`;
}
