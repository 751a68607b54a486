import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

export const noChromium = 'No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM to the path of one.';

/** @returns {string | undefined} path of a Chromium: the one that CHROMIUM names, else the first on the PATH */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  return [...names.map(onPath), ...places].find((file) => file !== undefined && existsSync(file));
}

/** Installs Debian's Chromium where that is possible without asking anybody: as root, with apt-get. */
export async function ensureChromium() {
  if (findChromium() || process.env.CHROMIUM || process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, minutes: 5 });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, minutes: 10 });
}

/** @returns {string | undefined} */
function onPath(name) {
  return (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
