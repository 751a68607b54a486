import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadConfig } from '../process/config.ts';
import { makeFolder, makePrivate } from './private-files.ts';

/** For how long a server that starts waits for the one before it to end, in ms. */
const TIMEOUT_MS = 2_000;

/**
 * Takes a folder for this process until `close`, or until the process ends, however it does: the
 * lock is one that the operating system keeps on an open file. Throws `BadConfig` when another
 * server has the folder, or when it cannot be written to.
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
