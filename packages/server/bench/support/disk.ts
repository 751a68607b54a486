import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { figure, quantile } from './markdown.ts';

const WRITES = 60;
const PAGE = Buffer.alloc(4096, 1);

/** The disk's time for a minimal commit, a page that is written and flushed, in ms each. */
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

/** Prints the disk's times: they limit the round trips of a durable server. */
export function printDisk(flushes: readonly number[]): void {
  const [usual, rare] = [0.5, 0.99].map((share) => figure(quantile(flushes, share)));
  console.log(`The disk meanwhile: ${usual} ms for a page written and flushed, p99 ${rare} ms.\n`);
}
