import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { Hint, node24, root, run, runNpm } from './run.mjs';

/**
 * Installs the packages of the lock file unless exactly these are there already, and makes sure
 * that Node 24 runs.
 */
export async function ensureInstalled() {
  if (!installed()) await oneAtATime('install', install);
  const { code, output } = await run(node24(), ['--version'], { capture: true });
  if (code !== 0 || !output.startsWith('v24.'))
    throw new Hint(`Node 24 is needed, but ${node24()} says: ${output.trim()}`);
}

/** Another process may have installed the packages while this one waited. */
async function install() {
  if (installed()) return;
  console.log('Installing packages …');
  const { code } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel', 'error']);
  if (code !== 0) throw new Hint('npm ci failed: see above.');
}

/**
 * npm keeps a copy of the lock file beside what it installed; optional packages are there only
 * where they fit the machine.
 */
function installed() {
  const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
    packagesOf,
  );
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true;
    const found = present[place];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return entry.link ? found.resolved === entry.resolved : found.version === entry.version;
  });
}

/** @returns {Record<string, any> | undefined} */
function packagesOf(file) {
  const full = path.join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')).packages : undefined;
}
