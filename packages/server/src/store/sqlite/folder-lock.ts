import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadConfig } from '../../process/config.ts';
import { makeFolder, makePrivate } from './private-files.ts';

/** How long a starting server waits for its predecessor to end, in ms. */
const TIMEOUT_MS = 2_000;

/**
 * Takes a folder for this process until `close`, or until the process ends in any way: the
 * operating system holds the lock on an open file. Throws `BadConfig` when another server has the
 * folder, or when it cannot be written to.
 */
export function lockFolder(folder: string): { close(): void } {
  makeFolder(folder);
  const file = path.join(folder, 'atoll.lock');
  makePrivate(file);
  const lock = new DatabaseSync(file, { timeout: TIMEOUT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const { errcode, message } = error as { readonly errcode?: number; readonly message: string };
    const SQLITE_BUSY = 5;
    if (errcode !== SQLITE_BUSY)
      throw new BadConfig(`DATA_DIR=${folder} cannot be locked: ${message}`);
    throw new BadConfig(
      `DATA_DIR=${folder} is used by another server; give each its own, or all of them one DATABASE_URL`,
    );
  }
  return lock;
}
