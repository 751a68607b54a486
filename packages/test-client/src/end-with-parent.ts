import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Waits until its input ends, which happens when the process at the other end does, and cleans up.
 */
const KEEPER =
  'read -r _; kill -9 "$0" 2>/dev/null; for each in "$@"; do sleep 1; rm -rf "$each"; done';

/**
 * Ties the life of a program to that of this process: however this one ends, even when it is
 * killed, the program is ended with it and `folders` are removed.
 */
export function endWithParent<T extends ChildProcess>(
  program: T,
  folders: readonly string[] = [],
): T {
  if (program.pid === undefined) return program;
  // In a session of its own, so that a terminal's signals do not end it.
  const keeper = spawn('sh', ['-c', KEEPER, String(program.pid), ...folders], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  keeper.once('error', () => undefined);
  keeper.stdin.once('error', () => undefined);
  keeper.unref();
  (keeper.stdin as unknown as { unref(): void }).unref();
  program.once('exit', () => void keeper.kill('SIGKILL'));
  return program;
}
