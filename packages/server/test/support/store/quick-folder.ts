import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Memory that is mounted as a folder on Linux. */
const MEMORY = '/dev/shm';
/** With less room than this, in bytes, it is not used: in a container it often has 64 MB. */
const LEAST_ROOM = 1024 ** 3;

/** A new folder in memory if the machine has it, else among temporary files. */
export function quickFolder(name: string): string {
  return mkdtempSync(path.join(hasRoom() ? MEMORY : tmpdir(), name));
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= LEAST_ROOM;
  } catch {
    return false;
  }
}
