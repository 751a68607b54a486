import type { ChildProcess } from 'node:child_process';

/**
 * Ties the life of a program to that of this process: whatever way this one exits, the program is
 * ended with it.
 */
export function endWithParent<T extends ChildProcess>(program: T): T {
  const end = (): void => void program.kill('SIGKILL');
  process.once('exit', end);
  program.once('exit', () => process.off('exit', end));
  return program;
}
