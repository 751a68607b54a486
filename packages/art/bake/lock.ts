import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;
const PAUSE_MS = 300;

/**
 * Runs `work` under a lock between processes, after waiting for its current holder. The operating
 * system keeps the lock on an open file and releases it when the process ends, however it ends.
 */
export async function alone<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file);
  try {
    while (!taken(lock)) await setTimeout(PAUSE_MS);
    return await work();
  } finally {
    lock.close();
  }
}

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { readonly errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
