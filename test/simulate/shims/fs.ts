import { renameSync as realRename, writeFileSync as realWrite } from 'node:fs';
import { Broken } from '../world/broken.ts';
import { theDisk } from '../world/services.ts';
import { runningWorld } from '../world/world.ts';

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

/** Why nothing can be written; the process may have ended, too. */
function failing(): Error | undefined {
  const world = runningWorld();
  if (!world) return undefined;
  if (!world.scheduler.current.acts()) return new Broken('the process has ended');
  const disk = theDisk();
  if (disk.is('full', world.now)) return new Broken('ENOSPC: no space left on device');
  return disk.is('broken', world.now) ? new Broken('EIO: i/o error') : undefined;
}
