import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

const WRITES = 60;
const PAGE = Buffer.alloc(4096, 1);

/** How long the disk takes for the least that a commit is, a page that is written and flushed, in ms each. */
export function probeDisk(folder: string): readonly number[] {
  const file = openSync(path.join(folder, 'probe'), 'w');
  const taken = Array.from({ length: WRITES }, () => {
    const begin = performance.now();
    writeSync(file, PAGE);
    fdatasyncSync(file);
    return performance.now() - begin;
  });
  closeSync(file);
  return taken;
}
