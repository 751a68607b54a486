import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', 'test', '.cache']);

/**
 * Builds only when the content of the inputs has changed since the last time.
 * @param {{
 *   inputs: readonly string[],
 *   output: string,
 *   stamp?: string,
 *   build: () => Promise<void>,
 * }} work inputs are files or folders and output is a folder, all relative to the root; missing
 *   inputs count as empty; stamp is the file in the output that tells of which inputs it was built
 * @returns {Promise<boolean>} whether anything was built
 */
export async function buildIfStale({ inputs, output, stamp = '.inputs', build }) {
  const file = path.resolve(root, output, stamp);
  const before = digest(inputs);
  if (existsSync(file) && readFileSync(file, 'utf8') === before) return false;
  await build();
  writeFileSync(file, before);
  return true;
}

function digest(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(path.resolve(root, input)))) {
    hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(path.join(place, entry.name)) : [path.join(place, entry.name)],
    );
}
