import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of a few megabytes that can be filled to the last byte. Only root may have one. */
export class SmallDisk {
  readonly path: string;

  private constructor(folder: string) {
    this.path = folder;
  }

  /** Undefined where none can be had. */
  static mount(megabytes: number): SmallDisk | undefined {
    const folder = mkdtempSync(path.join(tmpdir(), 'atoll-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], {
        stdio: 'ignore',
      });
    } catch {
      rmdirSync(folder);
      return undefined;
    }
    const disk = new SmallDisk(folder);
    process.once('exit', disk.remove);
    return disk;
  }

  fill(): void {
    const filler = openSync(path.join(this.path, 'filler'), 'a');
    for (let size = 1 << 20; size >= 1; size >>= 4) {
      try {
        for (;;) writeSync(filler, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
    closeSync(filler);
  }

  free(): void {
    rmSync(path.join(this.path, 'filler'), { force: true });
  }

  readonly remove = (): void => {
    process.off('exit', this.remove);
    execFileSync('umount', ['--lazy', this.path], { stdio: 'ignore' });
    rmdirSync(this.path);
  };
}
