import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** @returns {string | undefined} the program of this name on the PATH */
export function onPath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/**
 * Installs packages of Debian where that is possible without asking anybody: as root, with apt-get.
 */
export async function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  // RUNLEVEL: whatever is installed is not started as a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-qq'], { env, minutes: 5 });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    minutes: 10,
  });
}
