import {
  closeSync as realClose,
  constants,
  openSync as realOpen,
  readSync,
  renameSync as realRename,
  writeFileSync as realWrite,
  writeSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { Broken } from '../world/broken.ts';
import { theDisk } from '../world/services.ts';
import { runningWorld, theWorld } from '../world/world.ts';

/** The files of a server, beside its database, on the same disk. */
export * from 'node:fs';

/** @public */
export const writeFileSync: typeof realWrite = (file, data, options) => {
  const failure = failing();
  // Of what does not go onto the disk the beginning may be there.
  realWrite(file, failure ? '' : data, options);
  if (failure) throw failure;
};

/** @public */
export const renameSync: typeof realRename = (from, to) => {
  const failure = failing();
  if (failure) throw failure;
  realRename(from, to);
};

/** The open files that are written to piece by piece, and how to close those of dead processes. */
const written = new Map<number, { readonly isSynchronous: boolean; readonly close: () => void }>();

/** @public */
export const openSync: typeof realOpen = (file, flags, mode) => {
  const fd = realOpen(file, flags, mode);
  if (typeof flags !== 'number' || !runningWorld()) return fd;
  const close = (): void => {
    if (written.get(fd)?.close === close) closeSync(fd);
  };
  written.set(fd, { isSynchronous: (flags & constants.O_DSYNC) === constants.O_DSYNC, close });
  theDisk().opened({ close });
  return fd;
};

/** @public */
export const closeSync: typeof realClose = (fd) => {
  written.delete(fd);
  realClose(fd);
};

interface Written {
  readonly bytesWritten: number;
}

/**
 * Writes to a part of a file that it has already, for which a full disk has room. @public
 */
export const write = Object.assign(notSimulated(), {
  [promisify.custom]: (fd: number, data: Buffer, _: number, length: number, at: number) =>
    new Promise<Written>((resolve, reject) => {
      const { scheduler } = theWorld();
      const disk = theDisk();
      const owner = scheduler.current;
      const put = (bytes: number): void => void writeSync(fd, data, 0, bytes, at);
      const later = (what: string, run: () => void): void =>
        void scheduler.after(disk.writeTime(theWorld().now), what, run, owner);
      later('write file', () => {
        if (!owner.acts()) return put(disk.random.between(0, length - 1));
        if (disk.is('broken', theWorld().now) && disk.random.chance(70)) {
          put(disk.random.between(0, length));
          return reject(new Broken('EIO: i/o error'));
        }
        if (!written.get(fd)?.isSynchronous) disk.unsynchronized();
        put(length);
        if (owner.acts()) later('wrote file', () => resolve({ bytesWritten: length }));
      });
    }),
});

/** @public */
export const read = Object.assign(notSimulated(), {
  [promisify.custom]: async (
    fd: number,
    into: Buffer,
    from: number,
    length: number,
    at: number,
  ) => {
    const disk = theDisk();
    if (disk.is('broken', theWorld().now) && disk.random.chance(50))
      throw new Broken('EIO: i/o error');
    return { bytesRead: readSync(fd, into, from, length, at) };
  },
});

/** The form with a callback. */
function notSimulated(): () => never {
  return () => {
    throw new Error('only promises of it are simulated');
  };
}

/** Why nothing can be written; the process may have ended, too. */
function failing(): Error | undefined {
  const world = runningWorld();
  if (!world) return undefined;
  if (!world.scheduler.current.acts()) return new Broken('the process has ended');
  const disk = theDisk();
  if (disk.is('full', world.now)) return new Broken('ENOSPC: no space left on device');
  return disk.is('broken', world.now) ? new Broken('EIO: i/o error') : undefined;
}
