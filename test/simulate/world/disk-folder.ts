import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { quickFolder } from '../../../packages/server/test/support/store/quick-folder.ts';

/** All threads of this process have the same. */
const PREFIX = `atoll-simulate-${process.pid}-`;

/** A new folder for what a simulated server keeps. */
export const diskFolder = (): string => quickFolder(PREFIX);

/** Removes the folders of all threads of this process, also of those that were ended in a run. */
export function removeDiskFolders(): void {
  const parent = path.dirname(diskFolder());
  for (const name of readdirSync(parent))
    if (name.startsWith(PREFIX)) rmSync(path.join(parent, name), { recursive: true });
}
